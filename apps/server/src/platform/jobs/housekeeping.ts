import { sql } from 'kysely';
import type { Clock } from '#platform/clock';
import { allRows, inBatches, oneOf, PLAN_ANEW, ROWS_AT_ONCE, type Db } from '#platform/database';
import { daily, type Routine } from './routine.ts';

const DAY_MS = 86_400_000;
/** Clients retry a call within minutes; a week is generous. */
const KEEP_DAYS = 7;

/** Removes handed-on events and old idempotency keys, and what `others` remove, every night. What was given up stays. */
export function housekeeping(
  db: Db,
  clock: Clock,
  others: readonly ((db: Db, before: Date) => Promise<unknown>)[],
): Routine {
  return {
    name: 'housekeeping',
    minutes: daily(4, 10),
    async run() {
      const before = new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS);
      await inBatches((limit) => forgetEvents(db, before, limit), FOUND_AT_ONCE);
      await inBatches((limit) => forgetKeys(db, before, limit));
      for (const remove of others) await remove(db, before);
    },
  };
}

/** Each look begins at the old end of the table and passes over what went before it, which takes longer than to remove what it finds. */
const FOUND_AT_ONCE = 25 * ROWS_AT_ONCE;

async function forgetEvents(db: Db, before: Date, limit: number): Promise<number> {
  const rows = await allRows<{ id: number }>(db)`${sql.raw(PLAN_ANEW)}
    select id from outbox where processed_at < ${before} and dead_reason is null limit ${limit}`;
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE)
    await sql`delete from outbox where id = ${oneOf(ids.slice(from, from + ROWS_AT_ONCE))}`.execute(db);
  return ids.length;
}

async function forgetKeys(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`${sql.raw(PLAN_ANEW)}
    delete from idempotency_key k using (
      select account_id, key from idempotency_key where created_at < ${before} order by created_at limit ${limit}) old
    where k.account_id = old.account_id and k.key = old.key`.execute(db);
  return Number(numAffectedRows);
}
