import { sql } from 'kysely';
import { actOf } from '@yoimachi/domain/notification';
import type { Day } from '@yoimachi/domain/time';
import type { Selectable } from 'kysely';
import { oneOf, type Database, type Db, type Trx } from '#platform/database';
import type { Message } from './delivery/message.ts';

export interface NewNotification {
  readonly id: string;
  readonly accountId: string;
  readonly kind: string;
  readonly body: string;
  readonly link: string | null;
  /** Of the booking it is about. */
  readonly day: Day | null;
  readonly at: Date;
}

export interface Count {
  readonly unread_count: number;
  readonly version: number;
}

export async function insertNotifications(trx: Trx, rows: readonly NewNotification[]): Promise<void> {
  await sql`
    insert into notification (id, account_id, kind, body, link, day, created_at, asks)
    select * from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ accountId }) => accountId)}::uuid[],
      ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ body }) => body)}::text[],
      ${rows.map(({ link }) => link)}::text[], ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ at }) => at)}::timestamptz[], ${rows.map(({ kind }) => actOf(kind) !== null)}::boolean[])`.execute(
    trx,
  );
}

/** What deliveries are planned of, in the order in which it was told; without those whose person is gone. */
export async function findNotifications(db: Db, ids: readonly string[]): Promise<Message[]> {
  const { rows } = await sql<Message>`
    select id as "sourceId", account_id as "accountId", kind, day from notification where id = ${oneOf(ids)} order by id`.execute(
    db,
  );
  return rows;
}

/** Adds an unread one for each time an account is named; returns the new version of each account's document. */
export async function countUp(
  trx: Trx,
  accountIds: readonly string[],
): Promise<(Count & { account_id: string })[]> {
  const { rows } = await sql<Count & { account_id: string }>`
    insert into notification_count (account_id, unread_count, version)
    select id, count(*), count(*) from unnest(${[...accountIds]}::uuid[]) a (id) group by id order by id
    on conflict (account_id) do update set
      unread_count = notification_count.unread_count + excluded.unread_count, version = notification_count.version + excluded.version
    returning account_id, unread_count, version`.execute(trx);
  return rows;
}

export async function readCount(db: Db, accountId: string): Promise<Count> {
  const row = await db
    .selectFrom('notification_count')
    .select(['unread_count', 'version'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? { unread_count: 0, version: 0 };
}

/** Marks all as read; undefined when nothing was unread. Locks the count first, as a new notification does. */
export async function readAll(trx: Trx, accountId: string, at: Date): Promise<Count | undefined> {
  const count = await trx
    .updateTable('notification_count')
    .set((eb) => ({ unread_count: 0, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('unread_count', '>', 0)
    .returning(['unread_count', 'version'])
    .executeTakeFirst();
  if (count) {
    await trx
      .updateTable('notification')
      .set({ read_at: at })
      .where('account_id', '=', accountId)
      .where('read_at', 'is', null)
      .execute();
  }
  return count;
}

/** Marks one as read; undefined when already read, null when it is not this account's. Also locks the count first. */
export async function readOne(
  trx: Trx,
  accountId: string,
  notificationId: string,
  at: Date,
): Promise<Count | undefined | null> {
  await sql`select from notification_count where account_id = ${accountId} for no key update`.execute(trx);
  const own = await trx
    .selectFrom('notification')
    .select('read_at')
    .where('id', '=', notificationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!own) return null;
  if (own.read_at !== null) return undefined;
  await trx.updateTable('notification').set({ read_at: at }).where('id', '=', notificationId).execute();
  return trx
    .updateTable('notification_count')
    .set((eb) => ({ unread_count: eb('unread_count', '-', 1), version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .returning(['unread_count', 'version'])
    .executeTakeFirstOrThrow();
}

/** The booking that a link leads to. */
export const BOOKING = /bookingId=([0-9a-f-]{36})/;

/**
 * Marks as read what leads to `link` or, where that shows a booking, to any screen of it; undefined when nothing was unread. Also locks the
 * count first.
 */
export async function readOf(
  trx: Trx,
  accountId: string,
  link: string,
  at: Date,
): Promise<Count | undefined> {
  await sql`select from notification_count where account_id = ${accountId} for no key update`.execute(trx);
  const bookingId = BOOKING.exec(link)?.[1];
  const isOf = bookingId ? sql`strpos(link, ${`bookingId=${bookingId}`}) > 0` : sql`link = ${link}`;
  const { rows } = await sql<Count>`
    with read as (
      update notification set read_at = ${at} where account_id = ${accountId} and read_at is null and ${isOf} returning 1),
    counted as (select count(*)::int as count from read)
    update notification_count c set unread_count = c.unread_count - counted.count, version = c.version + 1
    from counted where c.account_id = ${accountId} and counted.count > 0
    returning c.unread_count, c.version`.execute(trx);
  return rows[0];
}

const COLUMNS = ['id', 'kind', 'body', 'link', 'created_at', 'read_at'] as const;
export type ToldRow = Pick<Selectable<Database['notification']>, (typeof COLUMNS)[number]>;

const told = (db: Db, accountId: string, limit: number) =>
  db
    .selectFrom('notification')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit);

/** Newest first; ids of one account sort by time. */
export function listNotifications(
  db: Db,
  accountId: string,
  beforeId: string | null,
  limit: number,
): Promise<ToldRow[]> {
  const query = told(db, accountId, limit);
  return (beforeId === null ? query : query.where('id', '<', beforeId)).execute();
}

/** What asks for an act, of what is older than `beforeId`. */
export const listAsking = (db: Db, accountId: string, beforeId: string, limit: number): Promise<ToldRow[]> =>
  told(db, accountId, limit).where('asks', '=', sql.lit(true)).where('id', '<', beforeId).execute();
