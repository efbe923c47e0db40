import { sql, type Insertable } from 'kysely';
import { oneOf, type Database, type Db, type Trx } from '#platform/database';

const COLUMNS = ['id', 'purchase_id', 'points', 'amount_yen', 'status', 'check_at'] as const;

export const insertRefund = (trx: Trx, refund: Insertable<Database['refund']>) =>
  trx.insertInto('refund').values(refund).execute();

const refunds = (db: Db) => db.selectFrom('refund').select(COLUMNS);
export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

export const findRefund = (db: Db, id: string) => refunds(db).where('id', '=', id).executeTakeFirst();

/** The lock under which a refund ends. */
export const lockRefund = (trx: Trx, id: string) =>
  refunds(trx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Points of a purchase that were refunded or are about to be, and their yen. */
export function refundedOf(db: Db, purchaseId: string): Promise<{ points: number; amountYen: number }> {
  return db
    .selectFrom('refund')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('points'), sql<number>`0`).as('points'),
      eb.fn.coalesce(eb.fn.sum<number>('amount_yen'), sql<number>`0`).as('amountYen'),
    ])
    .where('purchase_id', '=', purchaseId)
    .where('status', '<>', 'FAILED')
    .executeTakeFirstOrThrow();
}

/** What of these purchases went back to the card or is on its way there, oldest first; what the provider refused is left out. */
export async function refundsOf(db: Db, purchaseIds: readonly string[]) {
  if (purchaseIds.length === 0) return [];
  return db
    .selectFrom('refund')
    .select(['purchase_id as purchaseId', 'points', 'amount_yen as amountYen', 'created_at as createdAt'])
    .select(sql<boolean>`status = 'SUCCEEDED'`.as('isDone'))
    .where('purchase_id', '=', oneOf(purchaseIds))
    .where('status', '<>', 'FAILED')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function endRefund(
  trx: Trx,
  id: string,
  end: { readonly status: 'SUCCEEDED' | 'FAILED'; readonly refundId: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('refund')
    .set({
      status: end.status,
      provider_refund_id: end.refundId,
      completed_at: end.at,
      check_at: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function checkRefundLater(db: Db, id: string, checkAt: Date): Promise<void> {
  await db
    .updateTable('refund')
    .set({ check_at: checkAt })
    .where('id', '=', id)
    .where('status', '=', 'CREATED')
    .execute();
}

export const refundsToCheck = (db: Db) =>
  db
    .selectFrom('refund')
    .select(['id', 'check_at as due_at'])
    .where('check_at', 'is not', null)
    .orderBy('check_at')
    .orderBy('id');
