import { sql } from 'kysely';
import { actOf } from '@yoimachi/domain/notification';
import {
  allRows,
  firstRow,
  firstValue,
  oneOf,
  run,
  theRow,
  type Db,
  type FieldsOf,
  type Trx,
} from '#platform/database';
import type { Message } from './delivery/message.ts';

/** `day`: of the booking it is about. */
export interface NewNotification extends FieldsOf<
  'notification',
  'id' | 'accountId' | 'kind' | 'body' | 'link' | 'day'
> {
  readonly at: Date;
}

export type Count = FieldsOf<'notification_count', 'unreadCount' | 'version'>;

const COUNT = sql`unread_count as "unreadCount", version`;

export const insertNotifications = (trx: Trx, rows: readonly NewNotification[]) =>
  run(trx)`
    insert into notification (id, account_id, kind, body, link, day, created_at, asks)
    select * from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ accountId }) => accountId)}::uuid[],
      ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ body }) => body)}::text[],
      ${rows.map(({ link }) => link)}::text[], ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ at }) => at)}::timestamptz[], ${rows.map(({ kind }) => actOf(kind) !== null)}::boolean[])`;

/** What deliveries are planned of, in the order in which it was told; without those whose person is gone. */
export const findNotifications = (db: Db, ids: readonly string[]) =>
  allRows<Message>(db)`
    select id as "sourceId", account_id as "accountId", kind, day from notification where id = ${oneOf(ids)} order by id`;

/** Adds an unread one for each time an account is named; returns the new version of each account's document. */
export const countUp = (trx: Trx, accountIds: readonly string[]) =>
  allRows<Count & { accountId: string }>(trx)`
    insert into notification_count (account_id, unread_count, version)
    select id, count(*), count(*) from unnest(${[...accountIds]}::uuid[]) a (id) group by id order by id
    on conflict (account_id) do update set
      unread_count = notification_count.unread_count + excluded.unread_count, version = notification_count.version + excluded.version
    returning account_id as "accountId", unread_count as "unreadCount", version`;

export async function readCount(db: Db, accountId: string): Promise<Count> {
  const row = await firstRow<Count>(db)`
    select ${COUNT} from notification_count where account_id = ${accountId}`;
  return row ?? { unreadCount: 0, version: 0 };
}

/** Marks all as read; undefined when nothing was unread. Locks the count first, as a new notification does. */
export async function readAll(trx: Trx, accountId: string, at: Date): Promise<Count | undefined> {
  const count = await firstRow<Count>(trx)`
    update notification_count set unread_count = 0, version = version + 1
    where account_id = ${accountId} and unread_count > 0 returning ${COUNT}`;
  if (count)
    await run(trx)`
      update notification set read_at = ${at} where account_id = ${accountId} and read_at is null`;
  return count;
}

/** Marks one as read; undefined when already read, null when it is not this account's. Also locks the count first. */
export async function readOne(
  trx: Trx,
  accountId: string,
  notificationId: string,
  at: Date,
): Promise<Count | undefined | null> {
  await run(trx)`select from notification_count where account_id = ${accountId} for no key update`;
  const isRead = await firstValue<boolean>(trx)`
    select read_at is not null from notification where id = ${notificationId} and account_id = ${accountId}`;
  if (isRead !== false) return isRead === undefined ? null : undefined;
  await run(trx)`update notification set read_at = ${at} where id = ${notificationId}`;
  return theRow<Count>(trx)`
    update notification_count set unread_count = unread_count - 1, version = version + 1
    where account_id = ${accountId} returning ${COUNT}`;
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
  return firstRow<Count>(trx)`
    with read as (
      update notification set read_at = ${at} where account_id = ${accountId} and read_at is null and ${isOf} returning 1),
    counted as (select count(*)::int as count from read)
    update notification_count c set unread_count = c.unread_count - counted.count, version = c.version + 1
    from counted where c.account_id = ${accountId} and counted.count > 0
    returning c.unread_count as "unreadCount", c.version`;
}

export type ToldRow = Awaited<ReturnType<typeof listNotifications>>[number];

const told = (db: Db, accountId: string, limit: number) =>
  db
    .selectFrom('notification')
    .select(['id', 'kind', 'body', 'link', 'created_at as createdAt', 'read_at as readAt'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit);

/** Newest first; ids of one account sort by time. */
export function listNotifications(db: Db, accountId: string, beforeId: string | null, limit: number) {
  const query = told(db, accountId, limit);
  return (beforeId === null ? query : query.where('id', '<', beforeId)).execute();
}

/** What asks for an act, of what is older than `beforeId`. */
export const listAsking = (db: Db, accountId: string, beforeId: string, limit: number) =>
  told(db, accountId, limit).where('asks', '=', sql.lit(true)).where('id', '<', beforeId).execute();
