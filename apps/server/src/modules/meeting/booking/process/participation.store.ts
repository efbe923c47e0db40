import { sql, type RawBuilder } from 'kysely';
import type { Due, DueAction, ParticipationState, StateChanges } from '@yoimachi/domain/booking';
import { allRows, hasWritten, inColumns, oneOf, type Db, type Trx } from '#platform/database';
import { STATE, type Billed, type LoadedParticipation } from './participation.ts';

/** What is written to a participation in addition to the fields of the domain's decision. */
export interface ParticipationChange {
  readonly status: string;
  readonly set: StateChanges;
  readonly dueAt: Date | null;
  readonly dueAction: DueAction | null;
  readonly reminderAt: Date | null;
  readonly repeatable: boolean;
  /** Present when the participation ends. */
  readonly billed?: Billed;
  /** Present when its booking settles with it. */
  readonly settled?: { readonly at: Date; readonly rewardPoints: number };
}

/** All participations in a booking, locked; empty when there is no such booking. */
export const lockBooking = (trx: Trx, bookingId: string): Promise<LoadedParticipation[]> =>
  lockBookings(trx, [bookingId]);

/** The same, not locked. */
export const readBooking = (db: Db, bookingId: string): Promise<LoadedParticipation[]> =>
  readParticipations(db, sql`p.booking_id = ${bookingId}`);

/** Those of several bookings, not locked. */
export const readBookings = (db: Db, bookingIds: readonly string[]): Promise<LoadedParticipation[]> =>
  bookingIds.length === 0
    ? Promise.resolve([])
    : readParticipations(db, sql`p.booking_id = ${oneOf(bookingIds)}`);

/** All participations of some bookings, ordered by booking and participation. Bookings are locked in id order, before anything they contain. */
export async function lockBookings(trx: Trx, bookingIds: readonly string[]): Promise<LoadedParticipation[]> {
  if (bookingIds.length === 0) return [];
  // Sent together; the second statement starts once the locks are held.
  const [, participations] = await Promise.all([
    sql`select from booking where id = ${oneOf(bookingIds)} order by id for update`.execute(trx),
    readParticipations(trx, sql`p.booking_id = ${oneOf(bookingIds)}`),
  ]);
  return participations;
}

/** The bookings that some participations belong to, whole and locked. */
export async function lockBookingsOfParticipations(
  trx: Trx,
  participationIds: readonly string[],
): Promise<LoadedParticipation[]> {
  if (participationIds.length === 0) return [];
  const rows = await trx
    .selectFrom('participation')
    .select('booking_id')
    .distinct()
    .where('id', '=', oneOf(participationIds))
    .execute();
  return lockBookings(
    trx,
    rows.map((row) => row.booking_id),
  );
}

/** The booking, and those with an overlapping request to one of its casts; not locked. */
export async function overlappingBookingIds(trx: Trx, bookingId: string): Promise<string[]> {
  const rows = await allRows<{ booking_id: string }>(trx)`
    with own as materialized (
      select booking_id, cast_id, starts_at, ends_at, during from participation where booking_id = ${bookingId})
    select booking_id from own
    union
    select o.booking_id from own join participation o on o.cast_id = own.cast_id and o.status = 'PENDING'
      and o.during && own.during and o.starts_at between own.starts_at - interval '30 hours' and own.ends_at`;
  return rows.map((row) => row.booking_id);
}

/** A guest's bookings with a cast whose participation is open, whole; not locked. */
export const bookingsOfPair = (
  db: Db,
  { guestId, castId }: { readonly guestId: string; readonly castId: string },
): Promise<LoadedParticipation[]> =>
  readParticipations(
    db,
    sql`p.booking_id in (select booking_id from open_participation where guest_id = ${guestId} and cast_id = ${castId})`,
  );

/** Every booking in which an account has an open participation, whole and locked. */
export const lockOpenBookingsOf = (trx: Trx, accountId: string): Promise<LoadedParticipation[]> =>
  lockBookingsOf(
    trx,
    accountId,
    sql`select booking_id from open_participation where guest_id = ${accountId}
      union select booking_id from open_participation where cast_id = ${accountId}`,
  );

/** Every booking in which an account has a participation that is open, or has ended and is not paid yet, whole and locked. */
export const lockUnsettledBookingsOf = (trx: Trx, accountId: string): Promise<LoadedParticipation[]> =>
  lockBookingsOf(
    trx,
    accountId,
    sql`select distinct booking_id from participation p
      where (p.guest_id = ${accountId} or p.cast_id = ${accountId}) and ${UNSETTLED}`,
  );

const UNSETTLED = sql`p.status in ('PENDING', 'NO_SHOW', 'APPROVE', 'FORCE_FINISH') and p.settled_at is null`;

/** An account's meetings that are not paid yet: their casts' rewards wait for an operator. Their bookings are locked. */
export async function freezeRewards(trx: Trx, accountId: string, at: Date): Promise<void> {
  await sql`update participation p set reward_frozen_at = ${at}
    where (p.guest_id = ${accountId} or p.cast_id = ${accountId}) and ${UNSETTLED} and p.reward_frozen_at is null`.execute(
    trx,
  );
}

async function lockBookingsOf(
  trx: Trx,
  accountId: string,
  bookingIds: RawBuilder<{ booking_id: string }>,
): Promise<LoadedParticipation[]> {
  // A guest's request being stored right now holds his row: this waits for it and finds it.
  await sql`select from guest where id = ${accountId} for no key update`.execute(trx);
  const { rows } = await bookingIds.execute(trx);
  return lockBookings(
    trx,
    rows.map((row) => row.booking_id),
  );
}

async function readParticipations(trx: Db, condition: RawBuilder<unknown>): Promise<LoadedParticipation[]> {
  const rows = await allRows<Omit<LoadedParticipation, 'state'> & ParticipationState>(trx)`
    select ${STATE}, p.id, p.booking_id as "bookingId", p.guest_id as "guestId", p.cast_id as "castId",
      g.nickname as "guestName", c.nickname as "castName", b.start_minute as "startMinute", b.end_minute as "endMinute",
      f.fee_percent as "feePercent", a.suspended_at is not null as "guestSuspended",
      p.reward_frozen_at is not null as "isRewardFrozen", b.missing_points as "missingPoints",
      case when p.billed_points is not null then jsonb_build_object('kind', p.billed_kind, 'points', p.billed_points,
        'minutes', p.billed_minutes, 'compensate', coalesce(p.compensate, false)) end as billed
    from participation p
    join booking b on b.id = p.booking_id
    join guest g on g.id = p.guest_id join account a on a.id = p.guest_id
    join cast_member c on c.id = p.cast_id join stage_fee f on f.stage = c.stage
    where ${condition}
    order by p.booking_id, p.id`;
  // A row has the fields of its state among its own.
  return rows.map((row) => ({ ...row, state: row }));
}

/** Writes a participation that is still at `version`; any other version means it was not locked. */
export async function updateParticipation(
  trx: Trx,
  participation: LoadedParticipation,
  change: ParticipationChange,
): Promise<void> {
  const { set, billed, settled } = change;
  const result = await trx
    .updateTable('participation')
    .set({
      status: change.status as LoadedParticipation['state']['status'],
      version: participation.state.version + 1,
      due_at: change.dueAt,
      due_action: change.dueAction,
      reminder_at: change.reminderAt,
      ...(change.repeatable && { repeatable: true }),
      ...columnsOf(set),
      ...(billed && {
        billed_kind: billed.kind,
        billed_minutes: billed.minutes,
        billed_points: billed.points,
        compensate: billed.compensate,
      }),
      ...(settled && { settled_at: settled.at, reward_points: settled.rewardPoints }),
    })
    .where('id', '=', participation.id)
    .where('status', '=', participation.state.status)
    .where('version', '=', participation.state.version)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n)
    throw new Error(`Participation ${participation.id} is not at version ${participation.state.version}`);
}

/** The booking of a participation that ended earlier has settled; nothing else in the participation changes. */
export const settleParticipation = (trx: Trx, participationId: string, rewardPoints: number, at: Date) =>
  sql`
    update participation set settled_at = ${at}, reward_points = ${rewardPoints}
    where id = ${participationId}`.execute(trx);

/** How many of a guest's bookings ended for lack of payment since an instant. */
export async function countPaymentCancels(trx: Trx, guestId: string, since: Date): Promise<number> {
  const row = await trx
    .selectFrom('participation')
    .select((eb) => eb.fn.count<number>('booking_id').distinct().as('count'))
    .where('guest_id', '=', guestId)
    .where('cancel_type', '=', 'PAYMENT')
    .where('cancelled_at', '>=', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Bookings that stay have their snapshot of her start of work updated: extensions end 15 minutes before it. */
export const moveWorkStart = (trx: Trx, participationIds: readonly string[], workStartsAt: Date) =>
  sql`
    update participation set work_starts_at = ${workStartsAt}
    where id = ${oneOf(participationIds)}`.execute(trx);

/** What lies in the participation; when its booking was confirmed lies in that. */
function columnsOf(changes: StateChanges) {
  const { confirmedAt: _, endsAt, ...set } = changes;
  const during = sql<string>`tstzrange(starts_at, ${endsAt}::timestamptz)`;
  return { ...inColumns(set), ...(endsAt && { ends_at: endsAt, during }) };
}

/** Moves a reminder that is still to be sent at `dueAt`; false when another process has sent it, or it is at another time by now. */
export const moveReminder = (trx: Trx, participationId: string, dueAt: Date, next: Date | null) =>
  hasWritten(trx)`
    update participation set reminder_at = ${next} where id = ${participationId} and reminder_at = ${dueAt}`;

/** Participations with something to come, the earliest first. */
export const dueParticipations = sql`
  select id, due_at from participation where due_at is not null order by due_at, id`;

/** The same of their reminders, each with its booking and its people. */
export const dueReminders = sql`
  select id, reminder_at as due_at, array[booking_id, guest_id, cast_id] as keys
  from participation where reminder_at is not null order by reminder_at, id`;

/** Start of the next approved booking of a cast after `after`, other than this participation. */
export async function nextStartOfCast(
  trx: Trx,
  participation: LoadedParticipation,
  after: Date,
): Promise<Date | null> {
  const rows = await allRows<{ starts_at: Date }>(trx)`
    select starts_at from taken_time where cast_id = ${participation.castId} and id <> ${participation.id} and starts_at >= ${after}
    order by starts_at limit 1`;
  return rows[0]?.starts_at ?? null;
}

export const correctDue = (trx: Trx, participationId: string, due: Due | null) =>
  sql`
    update participation set due_at = ${due?.at ?? null}, due_action = ${due?.action ?? null}
    where id = ${participationId}`.execute(trx);
