import type { WatchedMeeting } from '@yoimachi/domain/watch';
import { sql } from 'kysely';
import { hasWritten, inColumns, type Db, type NewRow, type Trx } from '#platform/database';

export type LinkRow = Awaited<ReturnType<typeof linksOf>>[number];

/** Her side of a meeting, as far as a friend reads of it. */
export interface MeetingRow {
  readonly id: string;
  readonly state: WatchedMeeting;
  readonly startsAt: Date;
  readonly place: string;
  readonly nickname: string;
}

const meetings = (db: Db) =>
  db
    .selectFrom('participation as p')
    .innerJoin('booking as b', 'b.id', 'p.booking_id')
    .innerJoin('cast_member as c', 'c.id', 'p.cast_id')
    .select([
      'p.id',
      'p.status',
      'p.starts_at as startsAt',
      'p.ends_at as endsAt',
      'p.arrived_at as arrivedAt',
    ])
    .select(['p.finished_at as finishedAt', 'p.checked_out_at as checkedOutAt', 'p.claimed_at as claimedAt'])
    .select(['p.claim_ended_at as claimEndedAt', 'b.confirmed_at as confirmedAt', 'b.place', 'c.nickname']);

type Found = Awaited<ReturnType<ReturnType<typeof meetings>['executeTakeFirstOrThrow']>>;

const meetingOf = ({ id, startsAt, place, nickname, ...state }: Found): MeetingRow => ({
  id,
  startsAt,
  place,
  nickname,
  state,
});

/** Her meeting of a booking; undefined when she has no part in it. */
export async function meetingOfCast(
  db: Db,
  castId: string,
  bookingId: string,
): Promise<MeetingRow | undefined> {
  const row = await meetings(db)
    .where('p.booking_id', '=', bookingId)
    .where('p.cast_id', '=', castId)
    .executeTakeFirst();
  return row && meetingOf(row);
}

/** What a link leads to, whether or not it still works. */
export async function findByToken(db: Db, tokenHash: Buffer) {
  const link = await db
    .selectFrom('watch_link')
    .select(['id', 'participation_id', 'ended_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!link) return undefined;
  const row = await meetings(db).where('p.id', '=', link.participation_id).executeTakeFirstOrThrow();
  return { id: link.id, endedAt: link.ended_at, meeting: meetingOf(row) };
}

/** Serialises what is made for one meeting, without keeping its booking waiting. */
export const lockCast = (trx: Trx, castId: string) =>
  sql`select from account where id = ${castId} for no key update`.execute(trx);

const links = (db: Db) =>
  db
    .selectFrom('watch_link')
    .select(['id as linkId', 'participation_id as participationId', 'created_at as createdAt'])
    .select(['ended_at as endedAt', 'opened_count as openedCount', 'opened_at as lastOpenedAt']);

export const findLink = (db: Db, id: string) => links(db).where('id', '=', id).executeTakeFirst();

/** All links of a meeting, the newest first. */
export const linksOf = (db: Db, participationId: string) =>
  links(db)
    .where('participation_id', '=', participationId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const insertLink = (trx: Trx, link: NewRow<'watch_link'>) =>
  trx.insertInto('watch_link').values(inColumns(link)).execute();

/** Returns whether it is hers; ended before it stays as it was. */
export const endLink = (db: Db, id: string, castId: string, at: Date) =>
  hasWritten(db)`
    update watch_link set ended_at = coalesce(ended_at, ${at}) where id = ${id} and cast_id = ${castId}`;

/** Somebody has opened it. */
export const countOpened = (db: Db, id: string, at: Date) =>
  sql`update watch_link set opened_count = opened_count + 1, opened_at = ${at} where id = ${id}`.execute(db);

export const removeLinksBefore = (db: Db, before: Date) =>
  sql`delete from watch_link where created_at < ${before}`.execute(db);
