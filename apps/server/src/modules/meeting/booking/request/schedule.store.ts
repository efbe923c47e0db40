import { sql } from 'kysely';
import type { Schedule } from '@yoimachi/domain/schedule';
import type { Day } from '@yoimachi/domain/time';
import { allRows, oneOf, type Db, type Trx } from '#platform/database';

/** A cast's schedule for one day with what a request states about it. */
export type LockedSchedule = Schedule & {
  readonly id: string;
  readonly castId: string;
  readonly version: number;
};

const COLUMNS = sql`s.id, s.cast_id as "castId", s.version, s.day, s.from_minute as "fromMinute", s.to_minute as "toMinute",
  s.work_minute as "workMinute", s.working_bar as "workingBar", s.cant_join_alone as "cantJoinAlone"`;

/**
 * All casts' schedules for a booking's day, locked in cast order: whoever takes or requests one of their times that day waits here. Taken
 * before the participation locks. A deleted one is left out.
 */
export const lockSchedulesOfBooking = (trx: Trx, bookingId: string) =>
  allRows<LockedSchedule>(trx)`
    select ${COLUMNS} from participation p join schedule s on s.cast_id = p.cast_id and s.day = p.day
    where p.booking_id = ${bookingId} order by s.cast_id
    for no key update of s`;

/**
 * The schedules of a day, in cast order, locked against edits while a request is stored; a cast without one is left out.
 */
export const shareSchedules = (trx: Trx, castIds: readonly string[], day: Day) =>
  allRows<LockedSchedule>(trx)`${ofDay(castIds, day)} order by s.cast_id for share`;

export const findSchedules = (db: Db, castIds: readonly string[], day: Day) =>
  allRows<LockedSchedule>(db)`${ofDay(castIds, day)}`;

const ofDay = (castIds: readonly string[], day: Day) => sql`
  select ${COLUMNS} from schedule s where s.cast_id = ${oneOf(castIds)} and s.day = ${day}`;
