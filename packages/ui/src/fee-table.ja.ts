export const feeTexts = {
  feeWhen: 'キャンセルする日',
  feeRate: '割合',
  feePoints: 'キャンセル料',
} as const;
