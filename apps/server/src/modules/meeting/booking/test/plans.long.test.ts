import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { readsOfMatching } from './matching-plans.support.ts';
import {
  crowded,
  plansOfDueWork,
  plansOfReads,
  readsOf,
  wasteful,
  type Crowded,
  type Read,
} from './plans.support.ts';

const ROUNDS = 200;
const WARM_UP_ROUNDS = 10;

// The books of this file are not coherent: see insertFinishedWork.
let test: TestApp;
let crowd: Crowded;
beforeAll(async () => {
  test = await startTestApp({ alone: true });
  crowd = await crowded(test, { bookings: 1_000_000, guests: 5_000, casts: 50_000 });
}, 1_800_000);
afterAll(() => test.close());

/** How long a call takes, sorted by duration, warm-up calls left out. */
async function timesOf(run: () => Promise<unknown>): Promise<number[]> {
  const ms: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const start = performance.now();
    await run();
    if (round >= 0) ms.push(performance.now() - start);
  }
  return ms.sort((x, y) => x - y);
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)]!;

/** Prints the time of each read next to that of one row read by id in the same run: machine load affects both. */
async function printTimes(reads: readonly Read[]): Promise<void> {
  const oneRow = () =>
    test.db.selectFrom('guest').select('nickname').where('id', '=', crowd.guest.userId).execute();
  const limitMs = at(await timesOf(oneRow), 0.5);
  const times = [];
  for (const [read, run] of reads) {
    const ms = await timesOf(run);
    const [median, p95] = [at(ms, 0.5), at(ms, 0.95)];
    times.push({
      read,
      'median ms': median.toFixed(1),
      'p95 ms': p95.toFixed(1),
      'times one row': (median / limitMs).toFixed(0),
    });
  }
  console.log(`one row by its id: median ${limitMs.toFixed(2)} ms`);
  console.table(times);
}

it('a million past bookings and 50,000 casts change nothing for a read', async () => {
  // A request works only once, and the guest can send only one for the day: it comes last.
  const reads = [...(await readsOfMatching(test, crowd)).slice(0, -1), ...readsOf(test, crowd)];
  await printTimes(reads.slice(0, -1));
  expect((await plansOfReads(reads)).flatMap(wasteful)).toEqual([]);
  for (const { name, due, plans } of await plansOfDueWork(test)) {
    for (const { kind, steps } of plans) {
      const read = steps.filter((step) => step.isScan).reduce((sum, step) => sum + step.rowsRead, 0);
      expect(read, `${name}, ${kind}`).toBeLessThanOrEqual(2 * Math.min(due, 1_000) + 10);
    }
  }
});
