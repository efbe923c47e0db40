import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { plansOf } from '../../../../test-support/plan.ts';
import { fillOffice, MOST_ROWS, officeReads, rowsOf } from './office-crowd.ts';

/** Filling a database of the whole size takes an hour on two cores; a smaller one says so in what it prints. */
const SIZE = {
  members: Number(process.env['OFFICE_MEMBERS'] ?? 1_000_000),
  bookings: Number(process.env['OFFICE_BOOKINGS'] ?? 5_000_000),
};
const ROUNDS = 20;
/** What one busy person did in years, and what goes on in one night, are no page. */
const OF_ONE = /^member, |^tonight$/;
const MOST_OF_ONE = 20_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ alone: true });
  await fillOffice(app, SIZE);
}, 7_200_000);
afterAll(() => app.close());

/** How long 95 of 100 take; told beside what was read, never asserted. */
async function p95Ms(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startMs = performance.now();
    await run();
    times.push(performance.now() - startMs);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.95)]!;
}

it('among a million members and five million bookings no list reads more than its page', async () => {
  console.log(`${SIZE.members} members, ${SIZE.bookings} bookings`);
  for (const [name, run] of await officeReads(app)) {
    const rows = rowsOf({ plans: await plansOf(run) }).map((one) => one.rows);
    console.log(`${name}: ${Math.max(0, ...rows)} rows, p95 ${(await p95Ms(run)).toFixed(1)} ms`);
    expect.soft(Math.max(0, ...rows), name).toBeLessThanOrEqual(OF_ONE.test(name) ? MOST_OF_ONE : MOST_ROWS);
  }
}, 1_800_000);
