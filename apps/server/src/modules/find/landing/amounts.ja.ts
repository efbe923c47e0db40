const grouped = new Intl.NumberFormat('ja-JP');

/** 5,000P */
export const inPoints = (points: number): string => `${grouped.format(points)}P`;

/** 6,050円 */
export const inYen = (amountYen: number): string => `${grouped.format(amountYen)}円`;
