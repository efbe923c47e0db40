import { sql } from 'kysely';
import { hasWritten, isThere, oneOf, theRow, type Db, type Trx } from '#platform/database';
import type { OutboxRow } from './subscription.ts';

/**
 * Keys are found among so many of the oldest rows, so that a round of a long backlog costs what one of a short one does. The first of a
 * key among them is its first of all.
 */
const LOOKED_AT = 1_000;

/**
 * Waiting events without the given keys, in order, of keys that are locked by it until the transaction ends. A key is locked by its
 * first waiting row, so that no other process takes a later one meanwhile.
 */
export async function takeWaiting(
  trx: Trx,
  limit: number,
  withoutKeys: readonly string[],
): Promise<OutboxRow[]> {
  const heads = await sql<{ key: string }>`
    with oldest as (
      select id, key from outbox where processed_at is null and key <> all(${withoutKeys})
      order by id limit ${LOOKED_AT})
    select o.key from outbox o
    where o.processed_at is null and o.id in (select min(id) from oldest group by key)
    order by o.id limit ${limit} for update of o skip locked`.execute(trx);
  if (heads.rows.length === 0) return [];
  const keys = heads.rows.map(({ key }) => key);
  return trx
    .selectFrom('outbox')
    .select(['id', 'topic', 'key', 'payload', 'created_at as at'])
    .where('processed_at', 'is', null)
    .where('key', 'in', keys)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Whether there is an event that was not handed on. */
export const isWaiting = (db: Db) => isThere(db)`select from outbox where processed_at is null limit 1`;

export async function markProcessed(trx: Trx, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('outbox').set({ processed_at: at }).where('id', '=', oneOf(ids)).execute();
}

/** Gives a row up: it waits no longer, holds nothing back, and is kept. */
export const bury = (trx: Trx, id: number, reason: string, at: Date) =>
  sql`update outbox set processed_at = ${at}, dead_reason = ${reason} where id = ${id}`.execute(trx);

/** How many wait, since when, and how many were given up; counted up to a limit. */
export const countEvents = (db: Db, limit: number) =>
  theRow<{ waiting: number; oldest_at: Date | null; dead: number }>(db)`
    select (select count(*)::int from (select from outbox where processed_at is null limit ${sql.lit(limit)}) w) as waiting,
      (select created_at from outbox where processed_at is null order by id limit 1) as oldest_at,
      (select count(*)::int from (select from outbox where dead_reason is not null limit ${sql.lit(limit)}) d) as dead`;

/** Rows that were given up, the oldest first. */
export const deadEvents = (db: Db, limit: number) =>
  db
    .selectFrom('outbox')
    .select(['id', 'topic', 'created_at as at', 'dead_reason as reason'])
    .where('dead_reason', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Lets a row that was given up be handed on once more; false when there is none. */
export const reviveEvent = (db: Db, id: number) =>
  hasWritten(db)`
    update outbox set processed_at = null, dead_reason = null where id = ${id} and dead_reason is not null`;
