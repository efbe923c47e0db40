/** Texts for the link to the gift sheet; those of the sheet are in ja.ts and load with it. */
export const giftRowTexts = {
  title: 'ギフトを贈る',
  detail: 'ポイントで、お礼やお祝いの気持ちを届けられます。',
} as const;
