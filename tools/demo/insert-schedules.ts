import { addDays, dayOf, instantAt, type Day } from '@yoimachi/domain/time';
import { DEMO_SETTING } from '../../apps/server/src/platform/setting/index.ts';
import { castIdentity } from './casts.ts';
import { demoId, demoKey } from './id.ts';
import { insertRows, type Sql } from './insert.ts';
import { DEMO_SCHEDULE_DAYS, schedulesBetween } from './schedules.ts';
import type { DemoData, DemoSchedule } from './types.ts';

/** What is remembered of a filled database, so that schedules can be continued. */
type DemoMark = { seed: number; castCount: number; today: Day; schedulesUntil: Day };

const COLUMNS =
  'id, cast_id, day, from_minute, to_minute, work_minute, working_bar, cant_join_alone, created_at';
type Row = DemoSchedule & { id: string; castId: string; workingBar: string; createdAt: Date };

const insertTimes = (sql: Sql, rows: readonly Row[], onConflict: '' | 'on conflict do nothing' = '') =>
  insertRows(sql, 'schedule', rows, COLUMNS, { updated_at: ({ createdAt }) => createdAt }, onConflict);

/** Inserts the schedules of past bookings and of the coming days. */
export async function insertSchedules(sql: Sql, demo: DemoData): Promise<void> {
  const past = demo.bookings.map((booking): Row => ({
    ...booking.schedule,
    id: booking.scheduleId,
    castId: booking.cast.id,
    workingBar: booking.cast.store.name,
    createdAt: booking.requestedAt,
  }));
  await insertTimes(sql, past);
  await insertTimes(
    sql,
    demo.casts.flatMap((cast) =>
      cast.schedules.map((schedule) => rowOf(cast.id, cast.store.name, schedule, demo.options.today)),
    ),
  );
  const { seed, castCount, today } = demo.options;
  await saveMark(sql, { seed, castCount, today, schedulesUntil: addDays(today, DEMO_SCHEDULE_DAYS) });
}

function rowOf(castId: string, workingBar: string, schedule: DemoSchedule, madeOn: Day): Row {
  const createdAt = instantAt(madeOn, 0);
  const id = demoId(createdAt, 'schedule', castId, schedule.day);
  return { ...schedule, id, castId, workingBar, createdAt };
}

async function saveMark(sql: Sql, mark: DemoMark): Promise<void> {
  await sql.query(
    'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [DEMO_SETTING, JSON.stringify(mark)],
  );
}

/**
 * Continues the demo casts' schedules to 30 days after `now`, for a clock that was moved forward. Days that already had schedules are left
 * as people changed them. Returns the number of new schedules; 0 without a demo.
 */
export async function extendDemoSchedules(sql: Sql, now: Date): Promise<number> {
  const { rows } = await sql.query('select value from setting where key = $1 for update', [DEMO_SETTING]);
  const mark = rows[0]?.['value'] as DemoMark | undefined;
  const today = dayOf(now);
  const until = addDays(today, DEMO_SCHEDULE_DAYS);
  if (!mark || until <= mark.schedulesUntil) return 0;
  const from = addDays(mark.schedulesUntil > today ? mark.schedulesUntil : today, 1);
  const stores = await storesOfCasts(sql);
  const made = Array.from({ length: mark.castCount }, (_, index) =>
    demoKey(castIdentity(mark, index).id),
  ).flatMap((key) => {
    const { castId, store } = stores.get(key) ?? {};
    if (castId === undefined || store === undefined) return [];
    return schedulesBetween(castId, from, until).map((schedule) => rowOf(castId, store, schedule, today));
  });
  const inserted = await insertTimes(sql, made, 'on conflict do nothing');
  await saveMark(sql, { ...mark, schedulesUntil: until });
  return inserted;
}

/** By what names them: in a demo of before, the same casts came on other days. */
async function storesOfCasts(sql: Sql): Promise<Map<string, { castId: string; store: string }>> {
  const { rows } = await sql.query(
    'select c.id, s.name from cast_member c join store s on s.id = c.store_id where c.listed',
  );
  return new Map(
    rows.map((row) => {
      const castId = String(row['id']);
      return [demoKey(castId), { castId, store: String(row['name']) }];
    }),
  );
}
