import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLoop } from './loop-watch.ts';
import { createReadiness, type Ear } from './readiness.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const hearing = { bell: true, live: true };
const ears: readonly Ear[] = [
  { name: 'bell', isHearing: () => hearing.bell, isNeeded: true },
  { name: 'live', isHearing: () => hearing.live, isNeeded: false },
];
/** One that has begun, unless it is told later. */
function made(changes: Partial<Parameters<typeof createReadiness>[0]> = {}, hasBegun = true) {
  const given = {
    askDatabase: async () => 153,
    ears,
    stillMs: () => 0,
    leaving: new AbortController().signal,
  };
  const readiness = createReadiness({ ...given, ...changes });
  if (hasBegun) readiness.begin();
  return readiness;
}

it('is ready while it is on, the database answers, the loop turns and it hears', async () => {
  expect(await made().read()).toEqual({ why: [], migration: 153, deaf: [] });
});

it.each([
  ['STOOD_STILL', { stillMs: () => 5_001 }, 153],
  ['NO_DATABASE', { askDatabase: () => Promise.reject(new Error('away')) }, null],
] as const)('says why it is not: %s', async (why, changes, migration) => {
  expect(await made(changes).read()).toEqual({ why: [why], migration, deaf: [] });
});

it('is not ready before it has started and once it ends', async () => {
  const end = new AbortController();
  const readiness = made({ leaving: end.signal }, false);
  expect(await readiness.read()).toMatchObject({ why: ['NOT_STARTED'] });
  readiness.begin();
  expect(await readiness.read()).toMatchObject({ why: [] });
  end.abort();
  expect(await readiness.read()).toMatchObject({ why: ['DRAINING'] });
  readiness.close();
});

it('waits for a database that hangs for some time only, and asks it once', async () => {
  vi.useRealTimers();
  const askDatabase = vi.fn(() => new Promise<number>(() => undefined));
  const readiness = made({ askDatabase });
  const [one, two] = await Promise.all([readiness.read(), readiness.read()]);
  expect([one.why, two.why]).toEqual([['NO_DATABASE'], ['NO_DATABASE']]);
  expect(askDatabase).toHaveBeenCalledTimes(1);
});

it('is of no use once it has been deaf for thirty seconds since it should hear, and of use again when it hears', async () => {
  const readiness = made({}, false);
  hearing.bell = false;
  vi.advanceTimersByTime(60_000);
  readiness.begin();
  expect(await readiness.read()).toMatchObject({ why: [], deaf: ['bell'] });
  vi.advanceTimersByTime(29_000);
  expect(await readiness.read()).toMatchObject({ why: [], deaf: ['bell'] });
  vi.advanceTimersByTime(2_000);
  expect(await readiness.read()).toMatchObject({ why: ['DEAF'], deaf: ['bell'] });
  hearing.bell = true;
  expect(await readiness.read()).toMatchObject({ why: [], deaf: [] });
  readiness.close();
});

it('stays although what all nodes share is away, and says so', async () => {
  const readiness = made();
  hearing.live = false;
  vi.advanceTimersByTime(120_000);
  expect(await readiness.read()).toMatchObject({ why: [], deaf: ['live'] });
  hearing.live = true;
  readiness.close();
});

it('a loop that did nothing else for a while has stood still', async () => {
  vi.useRealTimers();
  const watch = watchLoop();
  // Its first turn is what delays are counted from.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const until = performance.now() + 700;
  while (performance.now() < until);
  await expect.poll(() => watch.worstMs()).toBeGreaterThan(600);
  watch.close();
});
