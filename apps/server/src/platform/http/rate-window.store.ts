import { sql } from 'kysely';
import { allRows, inBatches, theRow, type Db, type RowOf, type Trx } from '#platform/database';

/** Adds calls to a minute; returns how many it has now. */
export async function addCalls(db: Db, caller: Buffer, minute: Date, calls: number): Promise<number> {
  const counted = await theRow<{ readonly calls: number }>(db)`
    insert into rate_window as w (caller_hash, minute, calls) values (${caller}, ${minute}, ${calls})
    on conflict (caller_hash, minute) do update set calls = w.calls + excluded.calls returning calls`;
  return counted.calls;
}

/** Adds a call to the minute of each of these callers, who differ; returns how many each has now, in their order. Locks them in one order. */
export async function addCallOfEach(trx: Trx, callers: readonly Buffer[], minute: Date): Promise<number[]> {
  const rows = await allRows<RowOf<'rate_window', 'caller_hash' | 'calls'>>(trx)`
    insert into rate_window as w (caller_hash, minute, calls)
    select hash, ${minute}::timestamptz, 1 from unnest(${[...callers]}::bytea[]) c (hash) order by hash
    on conflict (caller_hash, minute) do update set calls = w.calls + excluded.calls returning caller_hash, calls`;
  const counted = new Map(rows.map(({ caller_hash: hash, calls }) => [hash.toString('base64'), calls]));
  return callers.map((hash) => counted.get(hash.toString('base64'))!);
}

/** Forgets the minutes before. */
export async function forgetRateWindows(db: Db, before: Date): Promise<void> {
  await inBatches(async (limit) => {
    const { numAffectedRows } = await sql`
      delete from rate_window w using (
        select caller_hash, minute from rate_window where minute < ${before} order by minute limit ${limit}) old
      where w.caller_hash = old.caller_hash and w.minute = old.minute`.execute(db);
    return Number(numAffectedRows);
  });
}
