export const viewingTexts = {
  openingTitle: '会員の画面を開いています',
  openingDetail: 'しばらくお待ちください。',
  endedTitle: '閲覧を終了しました',
  endedDetail: 'このタブを閉じてください。もう一度確認する場合は、管理画面の会員のページから開いてください。',
  failedTitle: '会員の画面を開けませんでした',
  retry: 'もう一度試す',
  toTop: 'トップへ',
} as const;
