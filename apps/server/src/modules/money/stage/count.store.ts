import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';

/** Parts of a booking in which a cast met the guest, whose money is final, and that are not counted yet. */
export async function uncountedParticipations(
  trx: Trx,
  bookingId: string,
): Promise<{ readonly id: string; readonly cast_id: string }[]> {
  return trx
    .selectFrom('participation as p')
    .leftJoin('stage_count as n', 'n.cause_id', 'p.id')
    .select(['p.id', 'p.cast_id'])
    .where('p.booking_id', '=', bookingId)
    .where('p.settled_at', 'is not', null)
    .where('p.billed_minutes', '>', 0)
    .where('n.cause_id', 'is', null)
    .orderBy('p.cast_id')
    .execute();
}

export interface NewCount {
  readonly castId: string;
  /** The participation, or the friend. */
  readonly causeId: string;
  readonly kind: 'BOOKING' | 'FRIEND';
  readonly at: Date;
}

/** False when it was already counted. */
export async function insertCount(trx: Trx, count: NewCount & { readonly stage: number }): Promise<boolean> {
  const { castId, causeId, kind, stage, at } = count;
  const inserted = await trx
    .insertInto('stage_count')
    .values({ cast_id: castId, cause_id: causeId, kind, stage, counted_at: at })
    .onConflict((oc) => oc.column('cause_id').doNothing())
    .returning('cause_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findCount(trx: Trx, causeId: string) {
  return trx.selectFrom('stage_count').selectAll().where('cause_id', '=', causeId).executeTakeFirst();
}

/** Whether any booking of hers counts. */
export async function hasLiveBookings(trx: Trx, castId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('stage_count')
    .select('cause_id')
    .where('cast_id', '=', castId)
    .where('kind', '=', 'BOOKING')
    .where('reversed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which operator took a count back, and why. */
export interface TakenBackBy {
  readonly operatorId: string;
  readonly reason: string;
}

/** False when it was already taken back. `by` is null where nobody decided it. */
export async function markReversed(
  trx: Trx,
  causeId: string,
  by: TakenBackBy | null,
  at: Date,
): Promise<boolean> {
  const result = await trx
    .updateTable('stage_count')
    .set({ reversed_at: at, reversed_by: by?.operatorId ?? null, reversed_reason: by?.reason ?? null })
    .where('cause_id', '=', causeId)
    .where('reversed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Participations paid with points of a guest's lot, latest first; a debt it paid counts as its booking. */
export async function paidFromLot(
  db: Db,
  guestId: string,
  lotId: number,
): Promise<{ readonly participationId: string; readonly points: number }[]> {
  const { rows } = await sql<{ participationId: string; points: number }>`
    select p.id as "participationId", t.points from ledger_account a
    join ledger_transfer t on t.from_account_id = a.id
    join participation p on p.booking_id = t.booking_id and p.id = coalesce(t.participation_id, p.id)
    where a.owner_id = ${guestId} and t.lot_id = ${lotId} and t.kind in ('USE', 'DEBT_PAID')
    order by t.id desc, p.id`.execute(db);
  return rows;
}
