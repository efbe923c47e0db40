export const viewingTexts = {
  openingTitle: '会員の画面を開いています',
  openingDetail: 'しばらくお待ちください。',
  endedTitle: '閲覧を終了しました',
  endedDetail: 'このタブを閉じてください。もう一度確認する場合は、管理画面の会員のページから開いてください。',
  failedTitle: '会員の画面を開けませんでした',
  retry: 'もう一度試す',
  toTop: 'トップへ',
} as const;

export const barTexts = {
  label: '運営の閲覧',
  /** Who is not through with registering has no name yet. */
  whose: (nickname: string) => `${nickname === '' ? 'この会員' : `${nickname}さん`}の画面を閲覧中です。`,
  until: (time: string) => `操作はできません（${time}まで）`,
  end: '終了する',
} as const;
