export const notificationTexts = {
  title: 'お知らせ',
  personal: 'あなたへ',
  news: 'お知らせ',
  empty: '新しいお知らせはありません',
  emptyDetail: '予約やポイントについてのお知らせが、ここに届きます。',
  unread: '未読',
  settings: '通知設定',
  count: (count: number) => `${count}件`,
  groups: {
    ACT: 'お返事をお待ちしています',
    TODAY: '本日',
    YESTERDAY: '昨日',
    EARLIER: 'それより前',
  },
  readAll: 'すべて既読',
} as const;
