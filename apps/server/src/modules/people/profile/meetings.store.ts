import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';

/** Her meetings that wait for an answer or hold her time. */
export async function countOpenMeetings(db: Db, castId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from open_participation where cast_id = ${castId}`.execute(db);
  return rows[0]!.count;
}

/** Days of her schedule from one on. */
export async function countComingDays(db: Db, castId: string, from: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from schedule where cast_id = ${castId} and day >= ${from}`.execute(db);
  return rows[0]!.count;
}
