import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { insertCrowd } from '../../../../test-support/crowd/index.ts';
import { guestWithPoints, startTestApp, verifiedCast, type TestApp } from '../../../../test-support/index.ts';
import { assertCoherent } from '../index.ts';
import { castMovements, guestMovements, NEWEST, readMovements } from '../history.store.ts';
import { countedApp, readsOf } from './big-ledger.ts';
import { bookingOf, hold, settle } from './support.ts';

const SIZES = [10_000, 100_000, 1_000_000, 10_000_000];
const ROUNDS = 200;
/** Trees of ten million keys have a level or two more than those of ten thousand; a scan would cost a thousand times as much. */
const MOST_GROWTH = 1.5;

interface Measured {
  readonly counted: TestApp;
  readonly guestId: string;
  readonly castId: string;
}

let test: TestApp | undefined;
let measured: Measured;
afterEach(async () => {
  await test?.close();
});

/** A product whose journal has this many rows, with a guest and a cast who have met often. */
async function startWith(transfers: number): Promise<TestApp> {
  await test?.close();
  const started = await startTestApp({ alone: true });
  const { userId: guestId } = await guestWithPoints(started, 500_000);
  const { userId: castId } = await verifiedCast(started);
  await insertCrowd(started.db, {
    casts: Math.max(100, transfers / 100),
    guests: Math.max(100, transfers / 200),
    bookings: transfers / 10,
    transfers,
    now: started.clock.now(),
    focus: { guestId, castId },
  });
  measured = { counted: countedApp(started), guestId, castId };
  return started;
}

/** Pages one run touches, and the median time, which depends on machine load. */
async function measure(run: () => Promise<unknown>): Promise<{ pages: number; medianMs: number }> {
  const times: number[] = [];
  const { pages } = await readsOf(measured.counted.db, ROUNDS, async () => {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  });
  return { pages, medianMs: times.sort((x, y) => x - y)[ROUNDS / 2]! };
}

/** After the days on which the crowd's guest has bookings. */
const FIRST_FREE_DAY = 40;
let dayOffset = FIRST_FREE_DAY;
async function holdAndSettle(): Promise<void> {
  const { counted, guestId, castId } = measured;
  const booking = await bookingOf(counted, guestId, castId, dayOffset++);
  await hold(counted, guestId, booking.bookingId, 10);
  await settle(counted, booking, castId, { points: 7 });
}

async function readBoth(): Promise<void> {
  const { counted, guestId, castId } = measured;
  await readMovements(counted.db, guestMovements(guestId, NEWEST, 50));
  await readMovements(counted.db, castMovements(castId, NEWEST, 50));
}

it('a hold with its settlement, and a page of history, cost the same from ten thousand to ten million transfers', async () => {
  const curve = [];
  for (const transfers of SIZES) {
    test = await startWith(transfers);
    await sql`checkpoint`.execute(test.db);
    dayOffset = FIRST_FREE_DAY;
    await holdAndSettle();
    const booking = await measure(holdAndSettle);
    const history = await measure(readBoth);
    await assertCoherent(test.db);
    await measured.counted.db.destroy();
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
