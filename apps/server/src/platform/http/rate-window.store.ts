import { sql } from 'kysely';
import { inBatches, theRow, type Db } from '#platform/database';

/** Adds calls to a minute; returns how many it has now. */
export async function addCalls(db: Db, caller: Buffer, minute: Date, calls: number): Promise<number> {
  const counted = await theRow<{ readonly calls: number }>(db)`
    insert into rate_window as w (caller_hash, minute, calls) values (${caller}, ${minute}, ${calls})
    on conflict (caller_hash, minute) do update set calls = w.calls + excluded.calls returning calls`;
  return counted.calls;
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
