import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { createPool } from '#platform/database';
import { createLog } from '#platform/log';
import { createBell, type Bell } from './index.ts';
import { eventually } from '../../test-support/eventually.ts';

const log = createLog({ logLevel: 'silent' });
let database: TestDatabase;
let pool: pg.Pool;
const open: Bell[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, size: 4 });
});
afterEach(async () => {
  for (const bell of open.splice(0)) await bell.close();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** A process that hears; `heard` is called once as it begins to. */
async function process(): Promise<{ bell: Bell; heard: ReturnType<typeof vi.fn> }> {
  const bell = createBell({ pool, log });
  const heard = vi.fn(async () => undefined);
  bell.onRing(heard);
  bell.open();
  open.push(bell);
  await eventually(() => expect(heard).toHaveBeenCalledTimes(1));
  return { bell, heard };
}

it('is heard by the other processes and not by the one that rings', async () => {
  const [one, two, three] = [await process(), await process(), await process()];
  one.bell.ring();
  await eventually(() => {
    expect(two.heard).toHaveBeenCalledTimes(2);
    expect(three.heard).toHaveBeenCalledTimes(2);
  });
  expect(one.heard).toHaveBeenCalledTimes(1);
});

it('is rung once for many rings at once, and the last is not lost, also when its process ends', async () => {
  const { heard } = await process();
  const { bell } = await process();
  for (let n = 0; n < 50; n++) bell.ring();
  await bell.close();
  await eventually(() => expect(heard).toHaveBeenCalledTimes(3));
});

it('is heard again after its connection was lost, and says so since a ring may have been missed', async () => {
  const [one, two] = [await process(), await process()];
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen yoimachi'`,
  );
  await eventually(() => expect(one.bell.isHearing()).toBe(false));
  await eventually(() => expect(one.heard).toHaveBeenCalledTimes(2));
  await eventually(() => expect(two.heard).toHaveBeenCalledTimes(2));
  expect(one.bell.isHearing()).toBe(true);
  two.bell.ring();
  await eventually(() => expect(one.heard).toHaveBeenCalledTimes(3));
});

it('ends when what was heard is done, also what failed', async () => {
  const bell = createBell({ pool, log });
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  const heard = vi.fn(() => done);
  bell.onRing(heard);
  bell.onRing(() => Promise.reject(new Error('not this one')));
  bell.open();
  await eventually(() => expect(heard).toHaveBeenCalled());
  let isClosed = false;
  const closing = bell.close().then(() => (isClosed = true));
  await eventually(() => expect(bell.isHearing()).toBe(false));
  // Another one's way there and back, and whatever this process had to do.
  await pool.query('select 1');
  expect(isClosed).toBe(false);
  finish();
  await closing;
});
