export const favoriteRowTexts = {
  undo: '元に戻す',
  restore: (name: string) => `${name}さんをお気に入りに元に戻す`,
} as const;
