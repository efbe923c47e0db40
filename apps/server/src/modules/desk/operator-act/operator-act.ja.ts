const grouped = new Intl.NumberFormat('ja-JP', { signDisplay: 'exceptZero' });

/** What a person is told about an adjustment; `points` is negative when they were taken. */
export const adjustedText = (points: number): string =>
  `運営がポイントを調整しました（${grouped.format(points)}P）。ご不明な点はお問い合わせください。`;
