import type { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import type { AnswerInputOf } from '@yoimachi/contract/route';
import { sql } from 'kysely';
import type { Place } from '#base/queue';
import { allRows, inColumns, isThere, theRow, type Db, type NewRow, type Trx } from '#platform/database';

export const hasChargeback = (db: Db, purchaseId: string) =>
  isThere(db)`select from chargeback where purchase_id = ${purchaseId}`;

export const insertChargeback = (trx: Trx, chargeback: NewRow<'chargeback'>) =>
  trx.insertInto('chargeback').values(inColumns(chargeback)).execute();

/** Points of a guest's lot that expired unused. */
export async function expiredPoints(db: Db, guestId: string, lotId: number): Promise<number> {
  const { points } = await theRow<{ points: number }>(db)`
    select coalesce(sum(t.points), 0)::int as points
    from ledger_account a join ledger_transfer t on t.from_account_id = a.id
    where a.owner_id = ${guestId} and t.lot_id = ${lotId} and t.kind = 'EXPIRY'`;
  return points;
}

/** What card companies took back, the newest first, and what became of the debt. */
export const listChargebacks = (db: Db, limit: number, before: Place | null) =>
  allRows<Listed>(db)`
    select k.id as "chargebackId", k.created_at as at, k.purchase_id as "purchaseId", p.guest_id as "guestId", g.nickname,
      k.amount_yen as "amountYen", k.taken_points as "takenPoints", k.debt_points as "debtPoints", k.dispute_reason as reason,
      k.respond_by as "respondBy", k.outcome,
      (select d.status from debt d where d.guest_id = p.guest_id and d.purchase_id = k.purchase_id limit 1) as debt
    from chargeback k join purchase p on p.id = k.purchase_id join guest g on g.id = p.guest_id
    where ${before === null ? sql`true` : sql`(k.created_at, k.id) < (${before.at}, ${before.id})`}
    order by k.created_at desc, k.id desc limit ${limit}`;

type Listed = AnswerInputOf<typeof billingAdminRoutes.listChargebacks>['items'][number] & {
  readonly at: Date;
};
