import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { castMovements, guestMovements, NEWEST, readMovements } from '../history.store.ts';
import { bigLedger, countedApp, readsOf, type BigLedger } from './big-ledger.ts';
import { bookingOf, hold, settle } from './support.ts';

const SIZES = [10_000, 100_000, 1_000_000, 10_000_000];
const ROUNDS = 200;
/** Trees of ten million keys have a level or two more than those of ten thousand; a scan would cost a thousand times as much. */
const MOST_GROWTH = 1.5;

// The books of this file are not coherent: see bigLedger.
let test: TestApp;
let ledger: BigLedger;
let counted: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  ledger = await bigLedger(test);
  counted = countedApp(test);
});
afterAll(async () => {
  await counted.db.destroy();
  await test.close();
});

/** Pages one run touches, and the median time, which depends on machine load. */
async function measure(run: () => Promise<unknown>): Promise<{ pages: number; medianMs: number }> {
  const times: number[] = [];
  const { pages } = await readsOf(counted.db, ROUNDS, async () => {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  });
  return { pages, medianMs: times.sort((x, y) => x - y)[ROUNDS / 2]! };
}

let dayOffset = 2;
async function holdAndSettle(): Promise<void> {
  const { guestId, castId } = ledger;
  const booking = await bookingOf(counted, guestId, castId, dayOffset++);
  await hold(counted, guestId, booking.bookingId, 10);
  await settle(counted, booking, castId, { points: 7 });
}

async function readBoth(): Promise<void> {
  await readMovements(counted.db, guestMovements(ledger.guestId, NEWEST, 50));
  await readMovements(counted.db, castMovements(ledger.castId, NEWEST, 50));
}

it('a hold with its settlement, and a page of history, cost the same from ten thousand to ten million transfers', async () => {
  const curve = [];
  for (const transfers of SIZES) {
    await ledger.growTo(transfers);
    await sql`checkpoint`.execute(test.db);
    await holdAndSettle();
    const booking = await measure(holdAndSettle);
    const history = await measure(readBoth);
    curve.push({
      transfers,
      'pages of hold and settlement': Math.round(booking.pages),
      'ms of hold and settlement': Number(booking.medianMs.toFixed(2)),
      'pages of history': Math.round(history.pages),
      'ms of history': Number(history.medianMs.toFixed(2)),
    });
  }
  console.table(curve);
  const [first, last] = [curve[0]!, curve.at(-1)!];
  for (const cost of ['pages of hold and settlement', 'pages of history'] as const)
    expect(last[cost] / first[cost], cost).toBeLessThan(MOST_GROWTH);
});
