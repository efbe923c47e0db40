import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { testClock, type MovableClock } from '#platform/clock';
import { createCrypto } from '#platform/crypto';
import { createDb, createPool, type Db } from '#platform/database';
import { createCallLimits, type CallLimits } from './call-limits.ts';
import { forgetRateWindows } from './rate-window.store.ts';

const ENTER = { method: 'POST', who: 'open' } as const;
const ACT = { method: 'POST', who: 'guest' } as const;
const READ = { method: 'GET', who: 'guest' } as const;
const PER_MINUTE = 120;
/** Each process may let three more through that it has not told of yet. */
const OVER = 3;

const crypto = createCrypto(Buffer.alloc(32, 7));
let database: TestDatabase;
let db: Db;
let clock: MovableClock;
let processes: CallLimits[];
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(createPool({ url: database.url, size: 4 }));
  clock = testClock('2026-11-20T03:00:20Z');
  processes = [1, 2].map(() => createCallLimits({ db, clock, crypto }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** How many of these calls two processes let through, which take turns. */
async function letThrough(calls: number, ...call: Parameters<CallLimits['take']>): Promise<number> {
  let passed = 0;
  for (let n = 0; n < calls; n++) if ((await processes[n % 2]!.take(...call)) === 0) passed += 1;
  return passed;
}

it('counts the tries of an address to get in over all processes, and lets it in again in the next minute', async () => {
  expect(await letThrough(300, ENTER, null, '192.0.2.1')).toBe(PER_MINUTE);
  expect(await processes[0]!.take(ENTER, null, '192.0.2.1')).toBe(40);
  expect(await processes[1]!.take(ENTER, null, '192.0.2.2')).toBe(0);
  await clock.advanceTo(new Date('2026-11-20T03:01:00Z'));
  expect(await letThrough(2, ENTER, null, '192.0.2.1')).toBe(2);
});

it('counts what an account changes, but not what it looks at', async () => {
  const passed = await letThrough(300, ACT, 'account', '192.0.2.3');
  expect(passed).toBeGreaterThanOrEqual(PER_MINUTE);
  expect(passed).toBeLessThanOrEqual(PER_MINUTE + processes.length * OVER);
  expect(await letThrough(300, READ, 'account', '192.0.2.3')).toBe(300);
  expect(await processes[0]!.take(ACT, 'other account', '192.0.2.3')).toBe(0);
});

it('lets no more through when two processes are asked at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 300 }, async (_, n) => processes[n % 2]!.take(ENTER, null, '192.0.2.4')),
  );
  expect(answers.filter((wait) => wait === 0)).toHaveLength(PER_MINUTE);
});

it('keeps no address and no account, and forgets', async () => {
  const rows = await db.selectFrom('rate_window').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows.map(({ caller_hash }) => caller_hash.toString('latin1')))).not.toMatch(
    /192\.0|account/,
  );
  await forgetRateWindows(db, new Date('2026-11-27T03:00:00Z'));
  expect(await db.selectFrom('rate_window').selectAll().execute()).toEqual([]);
});
