import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { readsOfMatching } from './matching-plans.support.ts';
import { crowded, plansOfReads, shapeOf, wasteful, type Crowded } from './plans.support.ts';

// The books of this file are not coherent: see insertCrowd.
let test: TestApp;
let crowd: Crowded;
beforeAll(async () => {
  test = await startTestApp({ alone: true });
  crowd = await crowded(test, { bookings: 50_000, guests: 1_000, casts: 2_000 });
}, 300_000);
afterAll(() => test.close());

it('in a large store and in a small one no step looks at more than ten times what it returns', async () => {
  const reads = await plansOfReads(await readsOfMatching(test, crowd));
  expect(reads.flatMap(wasteful)).toEqual([]);
  await expect(`${reads.map(shapeOf).join('\n')}\n`).toMatchFileSnapshot('./plans.matching.txt');
});
