import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { plansOf } from '../../../../test-support/plan.ts';
import {
  crowded,
  plansOfDueWork,
  plansOfReads,
  readsOf,
  shapeOf,
  wasteful,
  type Crowded,
} from './plans.support.ts';

// The books of this file are not coherent: see insertFinishedWork.
let test: TestApp;
let crowd: Crowded;
beforeAll(async () => {
  test = await startTestApp({ alone: true });
  crowd = await crowded(test, { bookings: 100_000, guests: 1_000, casts: 1_000 });
}, 300_000);
afterAll(() => test.close());

it('at a hundred thousand past bookings no step of a read looks at more than ten times what it returns', async () => {
  const reads = await plansOfReads(readsOf(test, crowd));
  expect(reads.flatMap(wasteful)).toEqual([]);
  await expect(`${reads.map(shapeOf).join('\n')}\n`).toMatchFileSnapshot('./plans.reads.txt');
});

it('the clock reads at most twice what is due and ten rows', async () => {
  const works = await plansOfDueWork(test);
  for (const { name, due, plans } of works) {
    for (const { kind, steps } of plans) {
      const read = steps.filter((step) => step.isScan).reduce((sum, step) => sum + step.rowsRead, 0);
      expect(read, `${name}, ${kind}`).toBeLessThanOrEqual(2 * due + 10);
    }
  }
  await expect(`${works.map(shapeOf).join('\n')}\n`).toMatchFileSnapshot('./plans.due-work.txt');
});

it('a page that has lost its index is noticed', async () => {
  await sql`drop index participation_guest_rejected`.execute(test.db);
  const name = 'guest: list PAST_REJECT_CANCEL';
  const [, read] = readsOf(test, crowd).find((one) => one[0] === name)!;
  expect(wasteful({ name, plans: await plansOf(read) })).not.toEqual([]);
});
