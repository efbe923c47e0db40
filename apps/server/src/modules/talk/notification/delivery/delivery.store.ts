import { sql } from 'kysely';
import type { NoticeChannel } from '@yoimachi/domain/notification';
import { newsTag, noticeTag } from '@yoimachi/domain/push';
import { placeAfter, waitingOf, type Place } from '#base/queue';
import {
  allRows,
  firstValue,
  inColumns,
  isThere,
  oneOf,
  PLAN_ANEW,
  theValue,
  type Db,
  type FieldsOf,
  type NewRow,
  type RowOf,
  type Trx,
} from '#platform/database';
import type { Message } from './message.ts';

export interface NewDelivery extends Message {
  readonly id: string;
  readonly channel: NoticeChannel;
  readonly address: string;
  readonly dueAt: Date | null;
}

/** What became of a delivery. */
export type EndState = 'DEAD' | 'DROPPED' | 'GONE' | 'REFUSED' | 'SENT' | 'UNKNOWN';
export type DeliveryState = EndState | 'WAITING';

/** Answers those that were not there yet: a message is planned again after a crash. */
export async function insertDeliveries(
  trx: Trx,
  rows: readonly NewDelivery[],
  at: Date,
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const column = <Key extends keyof NewDelivery>(key: Key) => rows.map((row) => row[key]);
  const { rows: inserted } = await sql<{ id: string }>`
    insert into notification_delivery (id, account_id, source_id, kind, day, channel, address, due_at, state, created_at)
    select *, 'WAITING', ${at}::timestamptz from unnest(${column('id')}::uuid[], ${column('accountId')}::uuid[],
      ${column('sourceId')}::uuid[], ${column('kind')}::text[], ${column('day')}::date[], ${column('channel')}::text[],
      ${column('address')}::text[], ${column('dueAt')}::timestamptz[])
    on conflict (source_id, account_id, channel, address) do nothing returning id`.execute(trx);
  return new Set(inserted.map(({ id }) => id));
}

type Own = 'id' | 'accountId' | 'sourceId' | 'kind' | 'day' | 'channel' | 'address' | 'tries';
export interface WaitingRow extends FieldsOf<'notification_delivery', Own> {
  /** Null where the catalogue has one. */
  readonly title: string | null;
  /** Null when what it tells is no more. */
  readonly body: string | null;
  readonly link: string | null;
  /** Of several with one tag a browser shows the newest. */
  readonly tag: string;
}

/** Those of some deliveries that wait for no later time, the oldest first, with what they tell. */
export async function findWaiting(db: Db, ids: readonly string[]): Promise<WaitingRow[]> {
  const rows = await allRows<Omit<WaitingRow, 'tag'>>(db)`
    select d.id, d.account_id as "accountId", d.source_id as "sourceId", d.kind, d.day, d.channel, d.address, d.tries,
      t.title, coalesce(n.body, t.body) as body, coalesce(n.link, t.link) as link
    from notification_delivery d
    left join notification n on n.id = d.source_id left join notification_text t on t.id = d.source_id
    where d.id = ${oneOf(ids)} and d.state = 'WAITING' and d.due_at is null order by d.id`;
  return rows.map((row) => ({ ...row, tag: (row.title === null ? noticeTag : newsTag)(row.sourceId) }));
}

/** All deliveries of a message, locked: of two that end at once the second sees the first. */
export const lockDeliveries = (trx: Trx, { sourceId, accountId }: Pick<Message, 'accountId' | 'sourceId'>) =>
  allRows<RowOf<'notification_delivery', 'id' | 'channel' | 'state'>>(trx)`
    select id, channel, state from notification_delivery
    where source_id = ${sourceId} and account_id = ${accountId} order by id for no key update`;

/** False when another process ended it before. */
export async function endDelivery(
  trx: Trx,
  id: string,
  end: { readonly state: EndState; readonly reason: string | null; readonly tries: number },
  at: Date,
): Promise<boolean> {
  const ended = await trx
    .updateTable('notification_delivery')
    .set({ ...end, due_at: null, ended_at: at })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

/** It waits until then, in quiet hours or for its next try. */
export async function putOff(
  db: Db,
  id: string,
  next: FieldsOf<'notification_delivery', 'dueAt' | 'tries' | 'reason'>,
): Promise<void> {
  await db
    .updateTable('notification_delivery')
    .set(inColumns(next))
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .execute();
}

/** What waits for a time, the earliest first; a person's one after the other. */
export const deliveriesDue = sql`
  select id, due_at, array[account_id] as keys from notification_delivery
  where due_at is not null order by due_at, id`;

/** How many wait for their channel, but for those that wait for a time, counted up to a limit. */
export const countWaitingDeliveries = (db: Db, channel: NoticeChannel, limit: number) =>
  theValue<number>(db)`${sql.raw(PLAN_ANEW)}
    select count(*)::int as count from (select from notification_delivery
      where state = 'WAITING' and due_at is null and channel = ${channel} limit ${sql.lit(limit)}) d`;

/** Takes one whose time has come; undefined when somebody was faster. */
export const takeDue = (trx: Trx, id: string, now: Date) =>
  firstValue<NoticeChannel>(trx)`
    update notification_delivery set due_at = null where id = ${id} and due_at <= ${now} returning channel`;

/** Those that were given up, the oldest first. */
export const listDead = (db: Db, limit: number, after: Place | null = null) =>
  allRows<DeadRow>(db)`
    select id as "itemId", id as "deliveryId", account_id as "accountId", kind, channel, tries, reason, ended_at as "askedAt"
    from notification_delivery where state = 'DEAD' and ${placeAfter(after, sql`ended_at`, sql`id`)}
    order by ended_at, id limit ${limit}`;

interface DeadRow extends FieldsOf<
  'notification_delivery',
  'accountId' | 'kind' | 'channel' | 'tries' | 'reason'
> {
  readonly itemId: string;
  readonly deliveryId: string;
  readonly askedAt: Date;
}

/** Those, as far as they are counted. */
export const countDeadDeliveries = (db: Db, at: Date, limit: number) =>
  waitingOf(db, at)`
    select ended_at as since, null::timestamptz as due from notification_delivery
    where state = 'DEAD' order by ended_at, id limit ${limit}`;

export const isDeliveryDead = (db: Db, id: string) =>
  isThere(db)`select from notification_delivery where id = ${id} and state = 'DEAD'`;

/** Lets one that was given up wait for now; false when it was not. */
export const reviveDelivery = (trx: Db, id: string, at: Date) =>
  isThere(trx)`update notification_delivery set state = 'WAITING', reason = null, tries = 0, due_at = ${at},
    ended_at = null where id = ${id} and state = 'DEAD' returning 1`;

export async function insertText(trx: Trx, text: NewRow<'notification_text'>): Promise<void> {
  await trx
    .insertInto('notification_text')
    .values(inColumns(text))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
