/** What operators are told of what waits for them. */
export const ja = {
  alertSubject: '【宵待ち】運営へのお知らせ',
  alert: (text: string, alertId: number | undefined) =>
    alertId === undefined
      ? text
      : `${text}\n番号：${alertId}（一覧：listAlerts、完了：handleAlert ${alertId}）`,
} as const;
