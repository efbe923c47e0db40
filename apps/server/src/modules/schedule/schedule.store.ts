import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import type { ScheduleInput } from '@yoimachi/domain/schedule';
import type { Db, Trx } from '../../platform/database/index.ts';

/** A schedule whose times are all given, as `checkSchedule` let it pass. */
export type CompleteSchedule = {
  readonly [K in keyof ScheduleInput]: Exclude<ScheduleInput[K], null>;
};

const COLUMNS = [
  'id',
  'cast_id',
  'day',
  'from_minute',
  'to_minute',
  'work_minute',
  'working_bar',
  'cant_join_alone',
  'version',
] as const;

export interface ScheduleRow {
  readonly id: string;
  readonly cast_id: string;
  readonly day: Day;
  readonly from_minute: number;
  readonly to_minute: number;
  readonly work_minute: number;
  readonly working_bar: string;
  readonly cant_join_alone: boolean;
  readonly version: number;
}

const written = (schedule: CompleteSchedule) => ({
  from_minute: schedule.fromMinute,
  to_minute: schedule.toMinute,
  work_minute: schedule.workMinute,
  working_bar: schedule.workingBar.trim(),
  cant_join_alone: schedule.cantJoinAlone,
});

export async function insertSchedule(
  trx: Trx,
  key: { readonly id: string; readonly castId: string; readonly at: Date },
  schedule: CompleteSchedule,
): Promise<void> {
  await trx
    .insertInto('schedule')
    .values({
      id: key.id,
      cast_id: key.castId,
      day: schedule.day,
      ...written(schedule),
      created_at: key.at,
      updated_at: key.at,
    })
    .execute();
}

export async function updateSchedule(
  trx: Trx,
  scheduleId: string,
  schedule: CompleteSchedule,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('schedule')
    .set((eb) => ({ ...written(schedule), version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', scheduleId)
    .execute();
}

export async function deleteSchedule(trx: Trx, scheduleId: string): Promise<void> {
  await trx.deleteFrom('schedule').where('id', '=', scheduleId).execute();
}

/** One of her schedules; somebody else's is not found. */
export async function findSchedule(
  db: Db,
  castId: string,
  scheduleId: string,
): Promise<ScheduleRow | undefined> {
  return db
    .selectFrom('schedule')
    .select(COLUMNS)
    .where('id', '=', scheduleId)
    .where('cast_id', '=', castId)
    .executeTakeFirst();
}

export async function lockSchedule(trx: Trx, scheduleId: string): Promise<ScheduleRow | undefined> {
  return trx
    .selectFrom('schedule')
    .select(COLUMNS)
    .where('id', '=', scheduleId)
    .forUpdate()
    .executeTakeFirst();
}

export async function listSchedules(db: Db, castId: string, from: Day, to: Day): Promise<ScheduleRow[]> {
  return db
    .selectFrom('schedule')
    .select(COLUMNS)
    .where('cast_id', '=', castId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
}

export async function isVerified(db: Db, castId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cast_member')
    .select('verify_status')
    .where('id', '=', castId)
    .executeTakeFirstOrThrow();
  return row.verify_status === 2;
}

/** Whether this guest may see the cast at all. */
export async function isVisible(db: Db, guestId: string, castId: string): Promise<boolean> {
  const { rows } = await sql`
    select from cast_member c where c.id = ${castId} and c.listed
      and not exists (select from review r where r.cast_id = c.id and r.guest_id = ${guestId} and r.again = 'NOT_OK')`.execute(
    db,
  );
  return rows.length > 0;
}
