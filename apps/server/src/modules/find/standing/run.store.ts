import { sql } from 'kysely';
import type { RunCause } from '@yoimachi/domain/standing';
import { isThere, run, theValue, type Db, type Trx } from '#platform/database';

export interface NewRun {
  readonly cause: RunCause;
  /** Null at night. */
  readonly operatorId: string | null;
  readonly at: Date;
}

export const isRunOpen = (trx: Trx) => isThere(trx)`select from standing_run where ended_at is null`;

/** One that is open ends where another begins: whom it left waits on. */
export const overtakeRun = (trx: Trx, at: Date) =>
  run(trx)`update standing_run set ended_at = ${at}, is_overtaken = true where ended_at is null`;

/**
 * Holds whom a run is about, and says how many they are: those who wait now. Whoever reckons leaves them until the run is there to be ended; else
 * the last of them would be taken before anybody sees it, and it would never end. Of two runs one waits for the other here.
 */
export const holdWaiting = (trx: Trx, at: Date) =>
  theValue<number>(trx)`
    select count(*)::int as casts from (
      select cast_id from standing_due where due_at <= ${at} order by cast_id for update) w`;

/** Behind the marks of all, once whom it is about is held (`holdWaiting`). */
export async function insertRun(
  trx: Trx,
  { cause, operatorId, at }: NewRun,
  castCount: number,
): Promise<void> {
  await trx
    .insertInto('standing_run')
    .values({ cause, cast_count: castCount, begun_at: at, operator_id: operatorId, is_overtaken: false })
    .execute();
}

/**
 * Ends the open run once nobody waits who waited when it began. Its row is locked before anybody is looked for, so that of several who reckon
 * the last one sees what the others took.
 */
export async function endRun(trx: Trx, at: Date): Promise<void> {
  const open = await trx
    .selectFrom('standing_run')
    .select(['id', 'begun_at'])
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!open) return;
  await sql`
    update standing_run set ended_at = ${at} where id = ${open.id}
      and not exists (select from standing_due where due_at <= ${open.begun_at})`.execute(trx);
}

export const deleteRuns = (trx: Trx, before: Date) =>
  run(trx)`delete from standing_run where begun_at < ${before} and ended_at is not null`;

export function lastRuns(db: Db, limit: number) {
  return db
    .selectFrom('standing_run as r')
    .leftJoin('operator as o', 'o.id', 'r.operator_id')
    .select(['r.cause', 'r.cast_count as castCount', 'r.begun_at as begunAt', 'r.ended_at as endedAt'])
    .select(['r.is_overtaken as isOvertaken', 'o.name as operatorName'])
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
}

export const countWaiting = (db: Db, now: Date) =>
  theValue<number>(db)`
    select count(*)::int as waiting from standing_due where due_at <= ${now}`;
