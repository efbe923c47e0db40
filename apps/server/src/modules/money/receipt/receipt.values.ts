import type { ReceiptPurchaseKind } from '@yoimachi/domain/receipt';
import type { Day } from '@yoimachi/domain/time';

/** A paid purchase, less what was refunded of it. */
export interface PaidPurchase {
  readonly id: string;
  readonly kind: ReceiptPurchaseKind;
  readonly points: number;
  readonly amount_yen: number;
  readonly completed_at: Date;
  readonly receipt_id: string | null;
}

/** Whole Tokyo days from `from` to the one before `before`; null for no limit. */
export interface DayRange {
  readonly from: Day | null;
  readonly before: Day | null;
}
