export const favoriteTexts = {
  title: 'お気に入り',
  keep: (name: string) => `${name}さんをお気に入りに登録`,
  button: 'お気に入り',
  added: 'お気に入りに追加しました',
  removed: 'お気に入りから外しました',
  none: 'お気に入りのキャストはまだいません。',
  noneDetail: '気になるキャストのハートを押すと、ここに並びます。',
  toSearch: 'キャストをさがす',
} as const;
