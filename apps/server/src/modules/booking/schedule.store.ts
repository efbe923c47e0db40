import { sql } from 'kysely';
import type { Schedule } from '@yoimachi/domain/schedule';
import type { Day } from '@yoimachi/domain/time';
import type { Db, Trx } from '../../platform/database/index.ts';

/** A cast's schedule of one day with what a request names of it. */
export type LockedSchedule = Schedule & { readonly id: string; readonly version: number };

interface Row {
  readonly id: string;
  readonly version: number;
  readonly day: Day;
  readonly from_minute: number;
  readonly to_minute: number;
  readonly work_minute: number;
  readonly working_bar: string;
  readonly cant_join_alone: boolean;
}

/**
 * The schedule of a booking's day, locked: whoever takes the cast's time of that day, or asks for it, waits here. It comes before
 * the locks of participations. Null when it was deleted.
 */
export async function lockScheduleOfBooking(
  trx: Trx,
  castId: string,
  bookingId: string,
): Promise<LockedSchedule | null> {
  const { rows } = await sql<Row>`
    select s.id, s.version, s.day, s.from_minute, s.to_minute, s.work_minute, s.working_bar, s.cant_join_alone
    from participation p join schedule s on s.cast_id = p.cast_id and s.day = p.day
    where p.booking_id = ${bookingId} and p.cast_id = ${castId}
    for no key update of s`.execute(trx);
  return rows[0] ? scheduleOf(rows[0]) : null;
}

/** The schedule of a day, held still against edits while a request is stored. */
export async function shareSchedule(trx: Trx, castId: string, day: Day): Promise<LockedSchedule | null> {
  const row = await ofDay(trx, castId, day).forShare().executeTakeFirst();
  return row ? scheduleOf(row) : null;
}

export async function findSchedule(db: Db, castId: string, day: Day): Promise<LockedSchedule | null> {
  const row = await ofDay(db, castId, day).executeTakeFirst();
  return row ? scheduleOf(row) : null;
}

function ofDay(db: Db, castId: string, day: Day) {
  return db
    .selectFrom('schedule')
    .select([
      'id',
      'version',
      'day',
      'from_minute',
      'to_minute',
      'work_minute',
      'working_bar',
      'cant_join_alone',
    ])
    .where('cast_id', '=', castId)
    .where('day', '=', day);
}

function scheduleOf(row: Row): LockedSchedule {
  return {
    id: row.id,
    version: row.version,
    day: row.day,
    fromMinute: row.from_minute,
    toMinute: row.to_minute,
    workMinute: row.work_minute,
    workingBar: row.working_bar,
    cantJoinAlone: row.cant_join_alone,
  };
}
