import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';

export interface ReversalRow {
  readonly receipt_id: string | null;
  readonly purchase_id: string;
  readonly points: number;
  readonly amount_yen: number;
  readonly tax_yen: number;
  readonly returned_at: Date;
}

/** It has one cause: a refund, a chargeback, or the receipt that stands in the place of this one. */
export interface NewReversal extends ReversalRow {
  readonly refund_id: string | null;
  readonly chargeback_id: string | null;
  readonly replaced_by_id: string | null;
}

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
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('receipt_correction')
            .select('receipt_correction.receipt_id')
            .whereRef('receipt_correction.receipt_id', '=', 'receipt.id'),
        ),
      ),
    )
    .forUpdate('receipt')
    .executeTakeFirst();
  if (!receipt) return undefined;
  const { returned } = await trx
    .selectFrom('receipt_reversal')
    .select(sql<number>`coalesce(sum(amount_yen), 0)::int`.as('returned'))
    .where('receipt_id', '=', receipt.id)
    .executeTakeFirstOrThrow();
  return { receiptId: receipt.id, totalYen: receipt.total_yen, returnedYen: returned };
}

export async function insertReversal(trx: Trx, reversal: NewReversal): Promise<void> {
  await trx.insertInto('receipt_reversal').values(reversal).execute();
}

export async function insertReversals(trx: Trx, reversals: readonly NewReversal[]): Promise<void> {
  await trx.insertInto('receipt_reversal').values(reversals).execute();
}

/** What was given back of a receipt. */
export function returnsOf(db: Db, receiptId: string): Promise<ReversalRow[]> {
  return reversalsOf(db, [receiptId]);
}

/** What was given back of some receipts, oldest first; that another one stands in the place of one is no money. */
export function reversalsOf(db: Db, receiptIds: readonly string[]): Promise<ReversalRow[]> {
  if (receiptIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('receipt_reversal')
    .select(['receipt_id', 'purchase_id', 'points', 'amount_yen', 'tax_yen', 'returned_at'])
    .where('receipt_id', 'in', receiptIds)
    .where('replaced_by_id', 'is', null)
    .orderBy('id')
    .execute();
}
