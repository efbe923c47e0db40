/** What people are told about an operator's decision, and operators of what waits for them. */
export const ja = {
  ageVerified: '年齢確認が完了しました。',
  suspensionLifted: 'アカウントのご利用を再開いただけます。もう一度ログインしてください。',
  alertSubject: '【宵待ち】運営へのお知らせ',
  alert: (text: string, alertId: number | undefined) =>
    alertId === undefined ? text : `${text}\n番号：${alertId}（一覧：alerts、完了：handle-alert ${alertId}）`,
} as const;
