/** Screens of the two sides that have a route and a title but no feature yet. Keys follow /guest/ or /cast/. */
export const guestComing: Readonly<Record<string, string>> = {
  ranking: 'ランキング',
  'change-phone': '電話番号の変更',
  'age-verification': '年齢確認',
};

export const castComing: Readonly<Record<string, string>> = {
  ranking: 'ランキング',
  pause: '一時休止',
  favorite: 'お気に入り',
  'change-phone': '電話番号の変更',
  group: 'グループ管理',
  'age-verification': '年齢確認',
};

/** The same for screens of both sides, and for the chat that both have as a tab. */
export const sharedComing = {
  chat: 'チャット',
  contact: 'お問い合わせ',
  contactHistory: 'お問い合わせ履歴',
  notificationSetting: '通知設定',
} as const;
