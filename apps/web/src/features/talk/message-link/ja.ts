/** Texts of the way to a conversation. */
export const messageLinkTexts = {
  to: (name: string) => `${name}さんへの`,
  message: 'メッセージ',
} as const;
