import { sql } from 'kysely';
import { inColumns, theRow, type Db, type NewRow, type Trx } from '#platform/database';

/** It has one cause: a refund, a chargeback, or the receipt that stands in the place of this one. */
type NewReversal = NewRow<'receipt_reversal'>;

/** The receipt in force a purchase is on and what has been refunded of it so far, locked: its refunds are serialised. */
export async function lockReceiptOf(
  trx: Trx,
  purchaseId: string,
): Promise<{ receiptId: string; totalYen: number; returnedYen: number } | undefined> {
  const receipt = await trx
    .selectFrom('receipt')
    .innerJoin('receipt_line', 'receipt_line.receipt_id', 'receipt.id')
    .select(['receipt.id', 'receipt.total_yen'])
    .where('receipt_line.purchase_id', '=', purchaseId)
    .where(sql<boolean>`not exists (select from receipt_correction c where c.receipt_id = receipt.id)`)
    .forUpdate('receipt')
    .executeTakeFirst();
  if (!receipt) return undefined;
  const { returned } = await theRow<{ returned: number }>(trx)`
    select coalesce(sum(amount_yen), 0)::int as returned from receipt_reversal where receipt_id = ${receipt.id}`;
  return { receiptId: receipt.id, totalYen: receipt.total_yen, returnedYen: returned };
}

export const insertReversals = (trx: Trx, reversals: readonly NewReversal[]) =>
  trx.insertInto('receipt_reversal').values(reversals.map(inColumns)).execute();

/** What was given back of some receipts, oldest first; that another one stands in the place of one is no money. */
export async function reversalsOf(db: Db, receiptIds: readonly string[]) {
  if (receiptIds.length === 0) return [];
  return db
    .selectFrom('receipt_reversal')
    .select(['receipt_id as receiptId', 'purchase_id as purchaseId', 'points', 'amount_yen as amountYen'])
    .select(['tax_yen as taxYen', 'returned_at as returnedAt'])
    .where('receipt_id', 'in', receiptIds)
    .where('replaced_by_id', 'is', null)
    .orderBy('id')
    .execute();
}
