export const favoriteScreenTexts = {
  title: 'お気に入り',
  none: 'お気に入りのキャストはまだいません',
  noneDetail: '気になるキャストのハートを押すと、ここに並びます。',
  toSearch: 'キャストをさがす',
  lists: 'リストを管理する',
  noneInList: 'このリストにお気に入りはありません',
  noneInListDetail: 'お気に入りのキャストをリストに入れると、ここに並びます。',
  noneWithTag: 'このタグのお気に入りはありません',
  noneWithTagDetail: 'タグは、キャストのプロフィールや予約の詳細で付けられます。',
  showAll: 'すべて表示する',
  undo: '元に戻す',
  restore: (name: string) => `${name}さんをお気に入りに元に戻す`,
} as const;
