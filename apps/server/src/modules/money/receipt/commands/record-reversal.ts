import { returnedTaxYen } from '@yoimachi/domain/receipt';
import type { Trx } from '#platform/database';
import { lockPurchase } from '../purchase.store.ts';
import { insertReversals, lockReceiptOf } from '../reversal.store.ts';

/** What was returned to a card by a refund, or taken back through the card's bank. */
interface Returned {
  readonly refundId?: string;
  readonly chargebackId?: string;
  readonly purchaseId: string;
  readonly points: number;
  readonly amountYen: number;
}

/**
 * Writes a receipt's reversal record (返還), with the tax reversed. A purchase not yet on a receipt only gets smaller for its future one.
 */
export async function recordReversal(
  trx: Trx,
  { refundId, chargebackId, purchaseId, points, amountYen }: Returned,
  at: Date,
): Promise<void> {
  // Charged back after all of it had been refunded.
  if (amountYen <= 0) return;
  await lockPurchase(trx, purchaseId);
  const receipt = await lockReceiptOf(trx, purchaseId);
  const returned = { purchaseId, points, amountYen, returnedAt: at };
  const cause = { refundId: refundId ?? null, chargebackId: chargebackId ?? null };
  const taxYen = receipt ? returnedTaxYen(receipt.totalYen, receipt.returnedYen, amountYen) : 0;
  await insertReversals(trx, [{ ...cause, ...returned, receiptId: receipt?.receiptId ?? null, taxYen }]);
}
