import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test-support/index.ts';
import { crowded, plansOfDueWork, plansOfReads, readsOf, wasteful, type Crowded } from './plans.support.ts';

const ROUNDS = 200;

// The books of this file are not coherent: see insertCrowd.
let test: TestApp;
let crowd: Crowded;
beforeAll(async () => {
  test = await startTestApp();
  crowd = await crowded(test, { bookings: 1_000_000, guests: 5_000, casts: 50_000 });
}, 1_800_000);
afterAll(() => test.close());

it('a million past bookings and 50,000 casts change nothing for a read', async () => {
  // The last read is a request, which works once.
  const reads = readsOf(test, crowd).slice(0, -1);
  const times = [];
  for (const [read, run] of reads) {
    const ms: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      await run();
      ms.push(performance.now() - start);
    }
    ms.sort((x, y) => x - y);
    times.push({ read, 'median ms': ms[ROUNDS / 2]!.toFixed(1), 'p95 ms': ms[ROUNDS * 0.95]!.toFixed(1) });
  }
  console.table(times);
  expect((await plansOfReads(test, crowd)).flatMap(wasteful)).toEqual([]);
  for (const { name, due, plans } of await plansOfDueWork(test)) {
    for (const { kind, steps } of plans) {
      const read = steps.filter((step) => step.isScan).reduce((sum, step) => sum + step.rowsRead, 0);
      expect(read, `${name}, ${kind}`).toBeLessThanOrEqual(2 * Math.min(due, 1_000) + 10);
    }
  }
});
