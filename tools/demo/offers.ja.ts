/** The coupon of the demo. */
export const demoCoupon = {
  code: 'YOIMACHI',
  name: 'デモのクーポン',
  title: 'ようこそクーポン',
  description: '宵待ちへようこそ。感謝の気持ちを込めて、無償ポイントをお贈りします。',
  points: 400,
} as const;
