import type { ReceiptPurchaseKind } from '@yoimachi/domain/receipt';
import type { Day } from '@yoimachi/domain/time';

/** A paid purchase, less what was refunded of it. */
export interface PaidPurchase {
  readonly purchaseId: string;
  readonly kind: ReceiptPurchaseKind;
  readonly points: number;
  readonly amountYen: number;
  readonly paidAt: Date;
  readonly receiptId: string | null;
}

/** Whole Tokyo days from `from` to the one before `before`; null for no limit. */
export interface DayRange {
  readonly from: Day | null;
  readonly before: Day | null;
}
