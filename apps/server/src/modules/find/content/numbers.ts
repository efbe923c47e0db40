import { PURCHASE_MAX_POINTS, PURCHASE_MIN_POINTS } from '@yoimachi/domain/money';
import { PRICE_30_MAX, PRICE_30_MIN } from '@yoimachi/domain/pricing';

const grouped = new Intl.NumberFormat('ja-JP');

/** 「1,000,000P」 */
const inPoints = (points: number): string => `${grouped.format(points)}P`;

/** Amounts as the pages state them, taken from the rules themselves. */
export const PURCHASE_MIN = inPoints(PURCHASE_MIN_POINTS);
export const PURCHASE_MAX = inPoints(PURCHASE_MAX_POINTS);
export const PRICE_MIN = inPoints(PRICE_30_MIN);
export const PRICE_MAX = inPoints(PRICE_30_MAX);
