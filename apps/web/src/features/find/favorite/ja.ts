export const favoriteTexts = {
  title: 'お気に入り',
  keep: (name: string) => `${name}さんをお気に入りに登録`,
  button: 'お気に入り',
  added: 'お気に入りに追加しました',
  removed: 'お気に入りから外しました',
  undo: '元に戻す',
  restore: (name: string) => `${name}さんをお気に入りに元に戻す`,
  nextOpen: (day: string, time: string) => `次に会える日 ${day} ${time}〜`,
  noOpening: '現在、会える日はありません',
  none: 'お気に入りのキャストはまだいません',
  noneDetail: '気になるキャストのハートを押すと、ここに並びます。',
  toSearch: 'キャストをさがす',
} as const;
