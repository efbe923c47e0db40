/** What a guest is told about payments that succeeded or failed while he was away. */
export const debtText = {
  charged: (points: number, amountYen: number) =>
    `不足分${points.toLocaleString('ja-JP')}P（${amountYen.toLocaleString('ja-JP')}円）を登録カードに請求しました。`,
  failed: 'カードの決済ができませんでした。お支払い方法をご確認ください。',
} as const;
