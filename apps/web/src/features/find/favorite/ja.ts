export const favoriteTexts = {
  keep: (name: string) => `${name}さんをお気に入りに登録`,
  button: 'お気に入り',
  added: 'お気に入りに追加しました',
  removed: 'お気に入りから外しました',
} as const;
