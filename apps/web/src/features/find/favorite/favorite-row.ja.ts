export const favoriteRowTexts = {
  undo: '元に戻す',
  restore: (name: string) => `${name}さんをお気に入りに元に戻す`,
  nextOpen: (day: string, time: string) => `次に会える日 ${day} ${time}〜`,
  noOpening: '現在、会える日はありません',
} as const;
