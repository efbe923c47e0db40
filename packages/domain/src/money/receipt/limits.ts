/** As many one-line entries as fit on one page. */
export const RECEIPT_MAX_PURCHASES = 20;
export const RECEIPT_NAME_MAX = 50;
