import { sql, type Insertable } from 'kysely';
import { hasWritten, type Database, type Db, type Trx } from '#platform/database';

export const insertAlarm = (trx: Trx, alertId: number, at: Date) =>
  trx.insertInto('on_call_alarm').values({ alert_id: alertId, started_at: at, next_at: at }).execute();

export const alarmsDue = sql`
  select id, next_at as due_at from on_call_alarm where next_at is not null order by next_at, id`;

/** An alarm that is due, locked; undefined when somebody was faster. */
export const lockDue = (trx: Trx, alarmId: number, dueAt: Date) =>
  trx
    .selectFrom('on_call_alarm as a')
    .innerJoin('operator_alert as t', 't.id', 'a.alert_id')
    .select(['a.id', 'a.started_at', 'a.last_position', 't.handled_at'])
    .where('a.id', '=', alarmId)
    .where('a.next_at', '<=', dueAt)
    .forUpdate('a')
    .executeTakeFirst();

export const setNext = (
  trx: Trx,
  alarmId: number,
  { at, lastPosition }: { readonly at: Date | null; readonly lastPosition: number | null },
) =>
  sql`
    update on_call_alarm set next_at = ${at}, last_position = ${lastPosition}
    where id = ${alarmId}`.execute(trx);

/** Alarms that nobody could be told of are told since now. */
export const wakeUntold = (trx: Trx, since: Date, at: Date) =>
  sql`
    update on_call_alarm set next_at = ${at}
    where next_at is null and acknowledged_at is null and last_position is null
      and started_at > ${since}`.execute(trx);

export const insertSteps = (trx: Trx, steps: readonly Insertable<Database['on_call_step']>[]) =>
  trx.insertInto('on_call_step').values(steps).returning('id as stepId').execute();

const stepsWithAlarm = (db: Db) =>
  db
    .selectFrom('on_call_step as p')
    .innerJoin('on_call_alarm as a', 'a.id', 'p.alarm_id')
    .innerJoin('operator_alert as t', 't.id', 'a.alert_id')
    .innerJoin('operator as o', 'o.id', 'p.operator_id')
    .leftJoin('operator as taker', 'taker.id', 'a.acknowledged_by')
    .select(['p.id', 'p.operator_id', 'o.name as operator_name', 'p.told_at', 'p.shift_id', 'p.alarm_id'])
    .select(['a.alert_id', 'a.acknowledged_at', 'a.acknowledged_by', 'taker.name as taker_name'])
    .select(['t.kind', 't.payload', 't.created_at', 't.handled_at']);

export type StepRow = NonNullable<Awaited<ReturnType<typeof findStep>>>;

export const findStep = (db: Db, stepId: number) =>
  stepsWithAlarm(db).where('p.id', '=', stepId).executeTakeFirst();

/** Where somebody is told; undefined when the shift was removed meanwhile. */
export const findShiftOf = (db: Db, stepId: number) =>
  db
    .selectFrom('on_call_step as p')
    .innerJoin('on_call_shift as s', 's.id', 'p.shift_id')
    .select(['s.operator_id', 's.position', 's.phone_sealed', 's.mail_sealed'])
    .where('p.id', '=', stepId)
    .executeTakeFirst();

export const alarmOfAlert = (db: Db, alertId: number) =>
  db
    .selectFrom('on_call_alarm')
    .select(['id', 'acknowledged_by'])
    .where('alert_id', '=', alertId)
    .executeTakeFirst();

/** Returns whether nobody had taken it. */
export const takeAlarm = (trx: Trx, alarmId: number, operatorId: string, at: Date) =>
  hasWritten(trx)`
    update on_call_alarm set acknowledged_at = ${at}, acknowledged_by = ${operatorId}, next_at = null
    where id = ${alarmId} and acknowledged_at is null`;
