import { sql } from 'kysely';
import type { CardAmount } from '@yoimachi/domain/money';
import { inColumns, oneOf, theRow, type Db, type NewRow, type Trx } from '#platform/database';

const COLUMNS = ['id', 'purchase_id', 'points', 'amount_yen', 'status', 'check_at'] as const;

export const insertRefund = (trx: Trx, refund: NewRow<'refund'>) =>
  trx.insertInto('refund').values(inColumns(refund)).execute();

const refunds = (db: Db) => db.selectFrom('refund').select(COLUMNS);
export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

export const findRefund = (db: Db, id: string) => refunds(db).where('id', '=', id).executeTakeFirst();

/** The lock under which a refund ends. */
export const lockRefund = (trx: Trx, id: string) =>
  refunds(trx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Points of a purchase that were refunded or are about to be, and their yen. */
export const refundedOf = (db: Db, purchaseId: string) =>
  theRow<CardAmount>(db)`
    select coalesce(sum(points), 0)::int as points, coalesce(sum(amount_yen), 0)::int as "amountYen"
    from refund where purchase_id = ${purchaseId} and status <> 'FAILED'`;

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

export const endRefund = (
  trx: Trx,
  id: string,
  end: { readonly status: 'SUCCEEDED' | 'FAILED'; readonly refundId: string; readonly at: Date },
) =>
  sql`
    update refund set status = ${end.status}, provider_refund_id = ${end.refundId}, completed_at = ${end.at},
      check_at = null
    where id = ${id}`.execute(trx);

export const checkRefundLater = (db: Db, id: string, checkAt: Date) =>
  sql`update refund set check_at = ${checkAt} where id = ${id} and status = 'CREATED'`.execute(db);

export const refundsToCheck = sql`
  select id, check_at as due_at from refund where check_at is not null order by check_at, id`;
