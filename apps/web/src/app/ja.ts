/** Text of the shell and of the screens around all features. */
export const appTexts = {
  guestTabs: {
    search: 'さがす',
    favorite: 'お気に入り',
    bookings: '予約',
    chat: 'チャット',
    me: 'マイページ',
  },
  castTabs: {
    home: 'ホーム',
    schedule: 'スケジュール',
    bookings: '予約',
    chat: 'チャット',
    me: 'マイページ',
  },
  toContent: '本文へ移動',
  loading: '読み込み中',
  errorTitle: 'エラーが発生しました',
  errorDetail: 'もう一度お試しください',
  retry: '再試行する',
  notFoundTitle: 'ページが見つかりませんでした',
  notFoundDetail: 'アドレスをご確認ください。',
  toTop: 'トップへ戻る',
  toHelp: 'ヘルプを見る',
} as const;
