import { sql } from 'kysely';
import type { Schedule } from '@yoimachi/domain/schedule';
import type { Day } from '@yoimachi/domain/time';
import { oneOf, type Db, type Trx } from '#platform/database';

/** A cast's schedule for one day with what a request states about it. */
export type LockedSchedule = Schedule & {
  readonly id: string;
  readonly castId: string;
  readonly version: number;
};

interface Row {
  readonly id: string;
  readonly cast_id: string;
  readonly version: number;
  readonly day: Day;
  readonly from_minute: number;
  readonly to_minute: number;
  readonly work_minute: number;
  readonly working_bar: string;
  readonly cant_join_alone: boolean;
}

const COLUMNS = sql`s.id, s.cast_id, s.version, s.day, s.from_minute, s.to_minute, s.work_minute, s.working_bar, s.cant_join_alone`;

/**
 * All casts' schedules for a booking's day, locked in cast order: whoever takes or requests one of their times that day waits here. Taken
 * before the participation locks. A deleted one is left out.
 */
export async function lockSchedulesOfBooking(trx: Trx, bookingId: string): Promise<LockedSchedule[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from participation p join schedule s on s.cast_id = p.cast_id and s.day = p.day
    where p.booking_id = ${bookingId} order by s.cast_id
    for no key update of s`.execute(trx);
  return rows.map(scheduleOf);
}

/**
 * The schedules of a day, in cast order, locked against edits while a request is stored; a cast without one is left out.
 */
export async function shareSchedules(
  trx: Trx,
  castIds: readonly string[],
  day: Day,
): Promise<LockedSchedule[]> {
  const { rows } = await sql<Row>`${ofDay(castIds, day)} order by s.cast_id for share`.execute(trx);
  return rows.map(scheduleOf);
}

export async function findSchedules(db: Db, castIds: readonly string[], day: Day): Promise<LockedSchedule[]> {
  const { rows } = await sql<Row>`${ofDay(castIds, day)}`.execute(db);
  return rows.map(scheduleOf);
}

const ofDay = (castIds: readonly string[], day: Day) => sql`
  select ${COLUMNS} from schedule s where s.cast_id = ${oneOf(castIds)} and s.day = ${day}`;

function scheduleOf(row: Row): LockedSchedule {
  return {
    id: row.id,
    castId: row.cast_id,
    version: row.version,
    day: row.day,
    fromMinute: row.from_minute,
    toMinute: row.to_minute,
    workMinute: row.work_minute,
    workingBar: row.working_bar,
    cantJoinAlone: row.cant_join_alone,
  };
}
