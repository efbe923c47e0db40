export const notificationTexts = {
  title: 'お知らせ',
  personal: 'あなたへ',
  news: 'お知らせ',
  empty: '新しいお知らせはありません',
  emptyDetail: '予約やポイントについてのお知らせが、ここに届きます。',
  unread: '未読',
  readAll: 'すべて既読',
} as const;
