import { returnedTaxYen } from '@yoimachi/domain/receipt';
import type { Trx } from '../../../platform/database/index.ts';
import { lockPurchase } from '../purchase.store.ts';
import { insertReversal, lockReceiptOf } from '../reversal.store.ts';

/** What was given back to a card. */
export interface Refunded {
  readonly refundId: string;
  readonly purchaseId: string;
  readonly points: number;
  readonly amountYen: number;
}

/**
 * Writes the reversal record (返還) of a receipt, with the tax that goes back. A purchase on no receipt yet only becomes smaller for
 * the one it will stand on.
 */
export async function recordReversal(
  trx: Trx,
  { refundId, purchaseId, points, amountYen }: Refunded,
  at: Date,
): Promise<void> {
  await lockPurchase(trx, purchaseId);
  const receipt = await lockReceiptOf(trx, purchaseId);
  await insertReversal(trx, {
    refund_id: refundId,
    purchase_id: purchaseId,
    receipt_id: receipt?.receiptId ?? null,
    points,
    amount_yen: amountYen,
    tax_yen: receipt ? returnedTaxYen(receipt.totalYen, receipt.returnedYen, amountYen) : 0,
    returned_at: at,
  });
}
