import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';
import type { KeptDispute } from './kept-dispute.ts';

export async function hasChargeback(db: Db, purchaseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('chargeback')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertChargeback(
  trx: Trx,
  chargeback: {
    readonly id: string;
    readonly purchaseId: string;
    readonly eventId: string;
    readonly amountYen: number;
    readonly takenPoints: number;
    readonly debtPoints: number;
    readonly dispute: KeptDispute | null;
    readonly remindAt: Date | null;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .insertInto('chargeback')
    .values({
      id: chargeback.id,
      purchase_id: chargeback.purchaseId,
      event_id: chargeback.eventId,
      amount_yen: chargeback.amountYen,
      taken_points: chargeback.takenPoints,
      debt_points: chargeback.debtPoints,
      dispute_id: chargeback.dispute?.disputeId ?? null,
      dispute_reason: chargeback.dispute?.reason ?? null,
      respond_by: chargeback.dispute?.respondBy ?? null,
      remind_at: chargeback.remindAt,
      created_at: chargeback.at,
    })
    .execute();
}

/** Points of a guest's lot that expired unused. */
export async function expiredPoints(db: Db, guestId: string, lotId: number): Promise<number> {
  const row = await db
    .selectFrom('ledger_account as a')
    .innerJoin('ledger_transfer as t', 't.from_account_id', 'a.id')
    .select((eb) => eb.fn.sum<number>('t.points').as('points'))
    .where('a.owner_id', '=', guestId)
    .where('t.lot_id', '=', lotId)
    .where('t.kind', '=', 'EXPIRY')
    .executeTakeFirst();
  return row?.points ?? 0;
}

export interface ListedChargeback {
  readonly id: string;
  readonly created_at: Date;
  readonly purchase_id: string;
  readonly guest_id: string;
  readonly nickname: string;
  readonly amount_yen: number;
  readonly taken_points: number;
  readonly debt_points: number;
  readonly debt: 'OPEN' | 'PAID' | 'WAIVED' | null;
  readonly dispute_reason: string | null;
  readonly respond_by: Date | null;
  readonly outcome: 'WON' | 'LOST' | null;
}

/** What card companies took back, the newest first, and what became of the debt. */
export async function listChargebacks(
  db: Db,
  limit: number,
  before: { readonly at: Date; readonly id: string } | null,
): Promise<ListedChargeback[]> {
  const { rows } = await sql<ListedChargeback>`
    select k.id, k.created_at, k.purchase_id, p.guest_id, g.nickname, k.amount_yen, k.taken_points, k.debt_points,
      k.dispute_reason, k.respond_by, k.outcome,
      (select d.status from debt d where d.guest_id = p.guest_id and d.purchase_id = k.purchase_id limit 1) as debt
    from chargeback k join purchase p on p.id = k.purchase_id join guest g on g.id = p.guest_id
    where ${before === null ? sql`true` : sql`(k.created_at, k.id) < (${before.at}, ${before.id})`}
    order by k.created_at desc, k.id desc limit ${limit}`.execute(db);
  return rows;
}
