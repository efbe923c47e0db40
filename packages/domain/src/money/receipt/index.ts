export { correct, type Correction, type ReceiptCorrectionError, type StandingReceipt } from './correction.ts';
export { isPeriod, periodDays, type Period } from './period.ts';
export {
  bundle,
  checkReceiptName,
  isRegistrationNumber,
  printedName,
  returnedTaxYen,
  type ReceiptBundleError,
  type ReceiptNameError,
  type ReceiptPurchase,
  type ReceiptTotals,
} from './receipt.ts';
export {
  HONORIFICS,
  lineText,
  numberText,
  printedDay,
  PROVISO,
  receiptFileName,
  type Honorific,
} from './words.ja.ts';
export { RECEIPT_MAX_PURCHASES, RECEIPT_NAME_MAX, type ReceiptPurchaseKind } from './limits.ts';
