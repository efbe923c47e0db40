import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';

export interface NewNotification {
  readonly id: string;
  readonly accountId: string;
  readonly kind: string;
  readonly body: string;
  readonly link: string | null;
  readonly at: Date;
}

export interface Count {
  readonly unread_count: number;
  readonly version: number;
}

export async function insertNotification(trx: Trx, one: NewNotification): Promise<void> {
  await trx
    .insertInto('notification')
    .values({
      id: one.id,
      account_id: one.accountId,
      kind: one.kind,
      body: one.body,
      link: one.link,
      created_at: one.at,
    })
    .execute();
}

/** Absent when its person is gone. */
export function findNotification(db: Db, id: string) {
  return db.selectFrom('notification').select(['account_id', 'body']).where('id', '=', id).executeTakeFirst();
}

/** Adds one unread and returns the document's new version. */
export async function countUp(trx: Trx, accountId: string): Promise<Count> {
  const { rows } = await sql<Count>`
    insert into notification_count (account_id, unread_count, version) values (${accountId}, 1, 1)
    on conflict (account_id) do update set
      unread_count = notification_count.unread_count + 1, version = notification_count.version + 1
    returning unread_count, version`.execute(trx);
  return rows[0]!;
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

/** How many unread ones link to a booking. */
export async function unreadOfBookings(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notification
    where account_id = ${accountId} and read_at is null and link like '%/dohan-%'`.execute(db);
  return rows[0]!.count;
}

/** Newest first; ids of one account sort by time. */
export async function listNotifications(db: Db, accountId: string, beforeId: string | null, limit: number) {
  let query = db
    .selectFrom('notification')
    .select(['id', 'kind', 'body', 'link', 'created_at', 'read_at'])
    .where('account_id', '=', accountId);
  if (beforeId !== null) query = query.where('id', '<', beforeId);
  return query.orderBy('id', 'desc').limit(limit).execute();
}
