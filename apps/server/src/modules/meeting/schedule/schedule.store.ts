import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import type { ScheduleInput } from '@yoimachi/domain/schedule';
import { allRows, inColumns, isThere, theRow, type Db, type RowOf, type Trx } from '#platform/database';

/** A schedule with all times given, as passed by `checkSchedule`. */
export type CompleteSchedule = {
  readonly [K in keyof ScheduleInput]: Exclude<ScheduleInput[K], null>;
};

const COLUMNS = [
  'id as scheduleId',
  'cast_id as castId',
  'day',
  'from_minute as fromMinute',
  'to_minute as toMinute',
  'work_minute as workMinute',
  'working_bar as workingBar',
  'cant_join_alone as cantJoinAlone',
  'version',
] as const;

const written = ({ fromMinute, toMinute, workMinute, workingBar, cantJoinAlone }: CompleteSchedule) =>
  inColumns({ fromMinute, toMinute, workMinute, workingBar: workingBar.trim(), cantJoinAlone });

/** False when the day already has a schedule; waits for one being written. */
export async function insertScheduleUnlessThere(
  trx: Trx,
  { at, ...key }: { readonly id: string; readonly castId: string; readonly at: Date },
  schedule: CompleteSchedule,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('schedule')
    .values({
      ...inColumns({ ...key, day: schedule.day, createdAt: at, updatedAt: at }),
      ...written(schedule),
    })
    .onConflict((conflict) => conflict.columns(['cast_id', 'day']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const updateSchedule = (trx: Trx, scheduleId: string, schedule: CompleteSchedule, at: Date) =>
  trx
    .updateTable('schedule')
    .set((eb) => ({ ...written(schedule), version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', scheduleId)
    .execute();

export const deleteSchedule = (trx: Trx, scheduleId: string) =>
  sql`delete from schedule where id = ${scheduleId}`.execute(trx);

/** One of her schedules; somebody else's is not found. */
export const findSchedule = (db: Db, castId: string, scheduleId: string) =>
  db
    .selectFrom('schedule')
    .select(COLUMNS)
    .where('id', '=', scheduleId)
    .where('cast_id', '=', castId)
    .executeTakeFirst();

export const lockSchedule = (trx: Trx, scheduleId: string) =>
  trx.selectFrom('schedule').select(COLUMNS).where('id', '=', scheduleId).forUpdate().executeTakeFirst();

export type ScheduleRow = NonNullable<Awaited<ReturnType<typeof lockSchedule>>>;

/** What she has on these days, locked in day order. */
export const lockSchedulesOf = (trx: Trx, castId: string, days: readonly Day[]) =>
  trx
    .selectFrom('schedule')
    .select(COLUMNS)
    .where('cast_id', '=', castId)
    .where('day', 'in', days)
    .orderBy('day')
    .forUpdate()
    .execute();

// As one key: by days alone the planner would consider the index of all casts' days just as good, and read all of it for the month.
export const listSchedules = (db: Db, castId: string, from: Day, to: Day) =>
  allRows<ScheduleRow>(db)`
    select id as "scheduleId", cast_id as "castId", day, from_minute as "fromMinute", to_minute as "toMinute", work_minute as "workMinute",
      working_bar as "workingBar", cant_join_alone as "cantJoinAlone", version
    from schedule
    where cast_id = ${castId} and (cast_id, day) between (${castId}::uuid, ${from}::date) and (${castId}::uuid, ${to}::date)
    order by day`;

export async function isVerified(db: Db, castId: string): Promise<boolean> {
  const row = await theRow<RowOf<'cast_member', 'verify_status'>>(db)`
    select verify_status from cast_member where id = ${castId}`;
  return row.verify_status === 2;
}

/** Whether this guest may see the cast at all. */
export const isVisible = (db: Db, guestId: string, castId: string) =>
  isThere(db)`
    select from cast_member c where c.id = ${castId} and c.listed
      and not exists (select from hidden_pair where guest_id = ${guestId} and cast_id = ${castId})`;

export interface MovedDays {
  readonly castId: string;
  readonly from: Day;
  readonly oldBar: string;
  readonly newBar: string;
  readonly at: Date;
}

/** Her days from one on, each as another version; those at the old bar are at the new one. */
export const moveDays = (trx: Trx, { castId, from, oldBar, newBar, at }: MovedDays) =>
  sql`update schedule set version = version + 1, updated_at = ${at},
  working_bar = case when working_bar = ${oldBar} then ${newBar} else working_bar end
  where cast_id = ${castId} and day >= ${from}`.execute(trx);
