/** What a guest is told when money is returned to his card. */
export const refundedText = (points: number, amountYen: number): string =>
  `${points.toLocaleString('ja-JP')}P（${amountYen.toLocaleString('ja-JP')}円）を、お支払いのカードへ払い戻しました。`;
