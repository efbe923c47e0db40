import { ReviewTier } from '@yoimachi/domain/review';

export const tierTexts = {
  label: '自分用のタグ',
  all: 'すべて',
} as const;

export const TIERS: readonly { readonly value: ReviewTier; readonly label: string }[] = [
  { value: ReviewTier.GOOD, label: 'また会いたい' },
  { value: ReviewTier.KEEP, label: 'ふつう' },
  { value: ReviewTier.BAD, label: '控えたい' },
];
