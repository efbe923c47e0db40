import { allRows, hasWritten, isThere, type Db, type RowOf, type Trx } from '#platform/database';

/** Parts of a booking in which a cast met the guest, whose money is final, and that are not counted yet. */
export const uncountedParticipations = (trx: Trx, bookingId: string) =>
  allRows<RowOf<'participation', 'id' | 'cast_id'>>(trx)`
    select p.id, p.cast_id from participation p left join stage_count n on n.cause_id = p.id
    where p.booking_id = ${bookingId} and p.settled_at is not null and p.billed_minutes > 0 and n.cause_id is null
    order by p.cast_id`;

export interface NewCount {
  readonly castId: string;
  /** The participation, or the friend. */
  readonly causeId: string;
  readonly kind: 'BOOKING' | 'FRIEND';
  readonly at: Date;
}

/** False when it was already counted. */
export const insertCount = (
  trx: Trx,
  { castId, causeId, kind, stage, at }: NewCount & { readonly stage: number },
) =>
  hasWritten(trx)`
    insert into stage_count (cast_id, cause_id, kind, stage, counted_at)
    values (${castId}, ${causeId}, ${kind}, ${stage}, ${at}) on conflict (cause_id) do nothing`;

export const findCount = (trx: Trx, causeId: string) =>
  trx.selectFrom('stage_count').selectAll().where('cause_id', '=', causeId).executeTakeFirst();

/** Whether any booking of hers counts. */
export const hasLiveBookings = (trx: Trx, castId: string) =>
  isThere(trx)`
    select from stage_count where cast_id = ${castId} and kind = 'BOOKING' and reversed_at is null limit 1`;

/** Which operator took a count back, and why. */
export interface TakenBackBy {
  readonly operatorId: string;
  readonly reason: string;
}

/** False when it was already taken back. `by` is null where nobody decided it. */
export const markReversed = (trx: Trx, causeId: string, by: TakenBackBy | null, at: Date) =>
  hasWritten(trx)`
    update stage_count set reversed_at = ${at}, reversed_by = ${by?.operatorId ?? null},
      reversed_reason = ${by?.reason ?? null}
    where cause_id = ${causeId} and reversed_at is null`;

/** Participations paid with points of a guest's lot, latest first; a debt it paid counts as its booking. */
export const paidFromLot = (db: Db, guestId: string, lotId: number) =>
  allRows<{ participationId: string; points: number }>(db)`
    select p.id as "participationId", t.points from ledger_account a
    join ledger_transfer t on t.from_account_id = a.id
    join participation p on p.booking_id = t.booking_id and p.id = coalesce(t.participation_id, p.id)
    where a.owner_id = ${guestId} and t.lot_id = ${lotId} and t.kind in ('USE', 'DEBT_PAID')
    order by t.id desc, p.id`;
