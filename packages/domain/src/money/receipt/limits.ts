/** As many one-line entries as fit on one page. */
export const RECEIPT_MAX_PURCHASES = 20;
export const RECEIPT_NAME_MAX = 50;

/** A purchase of points, the capture or the shortfall of a booking, or a debt paid: all of them are purchases (rules.md 4). */
export type ReceiptPurchaseKind = 'PURCHASE' | 'TOP_UP' | 'SHORTFALL' | 'DEBT';
