import { CAST, firstRow, GUEST, isThere, run, type Db, type Trx } from '#platform/database';
import type { Pair } from './pair.ts';

/**
 * Lets no request between the two be stored meanwhile: requests take the same locks. A statement of its own: reads after it see what the
 * previous lock holder stored.
 */
export const lockPeople = (trx: Trx, { guestId, castId }: Pair) =>
  run(trx)`
    select from guest g, cast_member c where g.id = ${guestId} and c.id = ${castId}
    for no key update of g for share of c`;

/**
 * Whether the two are one person by number or LINE user (who has but a card or a device in common may well have to be reported), and whether
 * they have to do with each other: a booking, a gift, a chat, a block, or one keeps the other; undefined when one of them does not exist.
 */
export const findPair = (db: Db, { guestId, castId }: Pair) =>
  firstRow<{ readonly same_person: boolean; readonly met: boolean }>(db)`
    select exists (select from own_pair where guest_id = g.id and cast_id = c.id and kind in ('PHONE', 'LINE')) as same_person,
      exists (select from participation where guest_id = g.id and cast_id = c.id)
        or exists (select from gift_sent where guest_id = g.id and cast_id = c.id)
        or exists (select from account_block where guest_id = g.id and cast_id = c.id and unblocked_at is null)
        or exists (select from chat_conversation where guest_id = g.id and cast_id = c.id and state <> 'NONE')
        or exists (select from favorite where guest_id = g.id and cast_id = c.id)
        or exists (select from favorite_guest where guest_id = g.id and cast_id = c.id) as met
    from account g, account c
    where g.id = ${guestId} and g.user_type = ${GUEST} and c.id = ${castId} and c.user_type = ${CAST}`;

/** An existing block stays as it is. */
export const insertBlock = (trx: Trx, id: string, pair: Pair, at: Date) =>
  run(trx)`
    insert into account_block (id, guest_id, cast_id, blocked_by, created_at)
    values (${id}, ${pair.guestId}, ${pair.castId}, ${pair.by}, ${at})
    on conflict (guest_id, cast_id, blocked_by) where unblocked_at is null do nothing`;

function ofPair(db: Db, { guestId, castId, by }: Pair) {
  return db
    .selectFrom('account_block')
    .select('id')
    .where('guest_id', '=', guestId)
    .where('cast_id', '=', castId)
    .where('blocked_by', '=', by);
}

export async function isBlocked(db: Db, pair: Pair): Promise<boolean> {
  return (await ofPair(db, pair).where('unblocked_at', 'is', null).executeTakeFirst()) !== undefined;
}

/** Whether the two sit together now. */
export const isMeeting = (db: Db, { guestId, castId }: Pair) =>
  isThere(db)`select from meeting_pair where guest_id = ${guestId} and cast_id = ${castId} limit 1`;

/** Whether this side ever blocked the other. */
export async function wasBlocked(db: Db, pair: Pair): Promise<boolean> {
  return (await ofPair(db, pair).limit(1).executeTakeFirst()) !== undefined;
}

/** Returns whether there was one. */
export const endBlock = (db: Db, { guestId, castId, by }: Pair, at: Date) =>
  isThere(db)`update account_block set unblocked_at = ${at}
    where guest_id = ${guestId} and cast_id = ${castId} and blocked_by = ${by} and unblocked_at is null
    returning 1`;

/** The pairs that this side has blocked, newest first: block ids sort by time. */
export function blockedBy(db: Db, by: Pair['by'], accountId: string, beforeId: string | null, limit: number) {
  let query = db
    .selectFrom('account_block as k')
    .innerJoin('guest as g', 'g.id', 'k.guest_id')
    .innerJoin('cast_member as c', 'c.id', 'k.cast_id')
    .leftJoin('cast_photo as p', 'p.cast_id', 'c.id')
    .select(['k.id', 'k.guest_id as guestId', 'k.cast_id as castId', 'p.path as photo'])
    .select(by === 'guest' ? 'c.nickname' : 'g.nickname')
    .select('k.created_at as blockedAt')
    .where(by === 'guest' ? 'k.guest_id' : 'k.cast_id', '=', accountId)
    .where('k.blocked_by', '=', by)
    .where('k.unblocked_at', 'is', null);
  if (beforeId !== null) query = query.where('k.id', '<', beforeId);
  return query.orderBy('k.id', 'desc').limit(limit).execute();
}

/** When bookings are, the earliest first. */
export async function occasions(db: Db, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom('booking')
    .select(['id as bookingId', 'day', 'start_minute as startMinute', 'cast_count as castCount'])
    .where('id', 'in', bookingIds)
    .orderBy('starts_at')
    .execute();
}

/** Those of the bookings in which a cast has arrived. */
export async function begunBookings(db: Db, bookingIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (bookingIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('participation')
    .select('booking_id')
    .where('booking_id', 'in', bookingIds)
    .where('arrived_at', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.booking_id));
}
