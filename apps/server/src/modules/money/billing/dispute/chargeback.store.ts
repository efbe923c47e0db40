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

/** What card companies took back, the newest first, and what became of the debt. */
export function listChargebacks(
  db: Db,
  limit: number,
  before: { readonly at: Date; readonly id: string } | null,
) {
  return db
    .selectFrom('chargeback as k')
    .innerJoin('purchase as p', 'p.id', 'k.purchase_id')
    .innerJoin('guest as g', 'g.id', 'p.guest_id')
    .select([
      'k.id as chargebackId',
      'k.created_at as at',
      'k.purchase_id as purchaseId',
      'p.guest_id as guestId',
    ])
    .select([
      'g.nickname',
      'k.amount_yen as amountYen',
      'k.taken_points as takenPoints',
      'k.debt_points as debtPoints',
    ])
    .select(['k.dispute_reason as reason', 'k.respond_by as respondBy', 'k.outcome'])
    .select((eb) =>
      eb
        .selectFrom('debt as d')
        .select('d.status')
        .whereRef('d.guest_id', '=', 'p.guest_id')
        .whereRef('d.purchase_id', '=', 'k.purchase_id')
        .limit(1)
        .as('debt'),
    )
    .$if(before !== null, (query) =>
      query.where(sql<boolean>`(k.created_at, k.id) < (${before!.at}, ${before!.id})`),
    )
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id', 'desc')
    .limit(limit)
    .execute();
}
