import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { testClock } from '#platform/clock';
import { createDb, createPool, type Db } from '#platform/database';
import { createLog } from '#platform/log';
import { createMetrics } from '#platform/metrics';
import {
  createJobs,
  createQueue,
  createSweeper,
  daily,
  everyMinutes,
  queuesOf,
  routineJobs,
  routineWork,
  type Jobs,
  type Routine,
} from './index.ts';

const log = createLog({ logLevel: 'silent' });
/** 20 November, 12:10 in Tokyo. */
const START = '2026-11-20T03:10:00Z';
let database: TestDatabase;
let db: Db;
let pool: ReturnType<typeof createPool>;
const running: Jobs[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 8 });
  db = createDb(pool);
});
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
  await db.deleteFrom('routine').execute();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** A process with these routines, and what it does when the clock stands at a time. */
async function processOf(routines: readonly Routine[]) {
  const clock = testClock(START);
  const queue = createQueue({ pool, log, supervise: false, migrates: true });
  const jobs = createJobs({ db, queue, works: routineJobs(routines), log, metrics: createMetrics() });
  running.push(jobs);
  await jobs.open();
  const works = routineWork({ db, clock }, queue, routines);
  const metrics = createMetrics();
  const sweeper = createSweeper({ clock, log, metrics, works, queues: queuesOf(db), atOnce: 4 });
  return {
    async at(time: string): Promise<void> {
      await clock.advanceTo(new Date(time));
      await sweeper.sweepNow();
      await jobs.drain();
    },
  };
}

const routine = (name: string, minutes: readonly number[], done: string[]): Routine => ({
  name,
  minutes,
  run: async () => done.push(name),
});

it('runs at its times of the product, from the next one on, and makes up for missed ones once', async () => {
  const done: string[] = [];
  const one = await processOf([
    routine('night', daily(4, 10), done),
    routine('half', everyMinutes(30), done),
  ]);
  await one.at(START);
  expect(done).toEqual([]);
  await one.at('2026-11-20T03:29:59Z');
  expect(done).toEqual([]);
  await one.at('2026-11-20T03:30:00Z');
  expect(done).toEqual(['half']);
  await one.at('2026-11-20T03:31:00Z');
  expect(done).toEqual(['half']);
  // 04:10 in Tokyo, the next day.
  await one.at('2026-11-20T19:10:00Z');
  expect(done.toSorted()).toEqual(['half', 'half', 'night']);
  await one.at('2026-12-24T20:00:00Z');
  expect(done.toSorted()).toEqual(['half', 'half', 'half', 'night', 'night']);
});

it('runs once, however many processes look', async () => {
  const done: string[] = [];
  const all = [routine('night', daily(4), done)];
  const processes = await Promise.all([processOf(all), processOf(all), processOf(all)]);
  await Promise.all(processes.map((one) => one.at(START)));
  await Promise.all(processes.map((one) => one.at('2026-11-20T19:00:00Z')));
  expect(done).toEqual(['night']);
});

it('is tried again when it fails, and its next time comes all the same', async () => {
  const done: string[] = [];
  let isBroken = true;
  const one = await processOf([
    {
      name: 'weak',
      minutes: daily(4),
      run: async () => (isBroken ? Promise.reject(new Error('cannot')) : done.push('weak')),
    },
  ]);
  await one.at(START);
  await one.at('2026-11-20T19:00:00Z');
  expect(done).toEqual([]);
  isBroken = false;
  await pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
  await one.at('2026-11-21T19:00:00Z');
  expect(done).toEqual(['weak', 'weak']);
});
