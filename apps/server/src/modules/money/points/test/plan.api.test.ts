import { afterAll, beforeAll, expect, it } from 'vitest';
import { POINT_FIGURES, TRANSFER_GROUPS, waysOfFigure, type TransferKind } from '@yoimachi/domain/points';
import { plansOf } from '../../../../test-support/plan.ts';
import { startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { castMovements, guestMovements, NEWEST } from '../history.store.ts';
import { movedBetween } from '../ledger-day.store.ts';
import { readJournal, type Concerning } from '../journal.store.ts';
import { bigLedger, countedApp, explain, readsOf, type BigLedger } from './big-ledger.ts';
import { bookingOf, hold, settle } from './support.ts';

// The books of this file are not coherent: see bigLedger.
let test: TestApp;
let ledger: BigLedger;
let counted: TestApp;
beforeAll(async () => {
  test = await startTestApp({ alone: true });
  ledger = await bigLedger(test);
  counted = countedApp(test);
});
afterAll(async () => {
  await counted.db.destroy();
  await test.close();
});

const BATCH = 50;

/** How many rows a read examines; the journal is never read from end to end. */
async function rowsReadBy(run: () => Promise<unknown>): Promise<number> {
  const [plan] = await plansOf(run);
  const { steps } = plan!;
  expect(steps.filter(({ name }) => /Seq Scan.*ledger_transfer/.test(name))).toEqual([]);
  return steps.filter(({ isScan }) => isScan).reduce((sum, { rowsRead }) => sum + rowsRead, 0);
}

/** What the office reads of the journal: all of it, rare and frequent kinds, a busy guest and one of his lots. */
async function officeReads(): Promise<void> {
  const { guestId } = ledger;
  const { id } = await test.db
    .selectFrom('lot')
    .select('id')
    .where('guest_id', '=', guestId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const read = (concerning: Concerning, kinds: readonly TransferKind[] | null = null) =>
    rowsReadBy(() => readJournal(test.db, { concerning, kinds, before: NEWEST, limit: BATCH }));
  const most = 14 * BATCH;
  expect(await read({ by: 'ALL' })).toBeLessThan(most);
  expect(await read({ by: 'ALL' }, TRANSFER_GROUPS.ADJUSTED)).toBeLessThan(most);
  expect(await read({ by: 'ALL' }, TRANSFER_GROUPS.HELD)).toBeLessThan(most);
  expect(await read({ by: 'OWNER', id: guestId })).toBeLessThan(most);
  // What a figure is made of, by the kinds that count in it.
  for (const figure of POINT_FIGURES) {
    const wanted = { concerning: { by: 'ALL' }, kinds: null, ways: waysOfFigure(figure) } as const;
    const page = () => readJournal(test.db, { ...wanted, before: NEWEST, limit: BATCH });
    expect(await rowsReadBy(page), figure).toBeLessThan(most);
  }
  // At most one person's own history, where what is looked for is rare in it.
  await read({ by: 'OWNER', id: guestId }, TRANSFER_GROUPS.USED);
  await read({ by: 'LOT', id, guestId });
  // Some days, however many movements.
  expect(await rowsReadBy(() => movedBetween(test.db, null, null))).toBeLessThan(1_000);
}

const plans: (readonly string[])[][] = [];
const pagesOfTransfers: number[] = [];
let dayOffset = 2;

async function holdAndSettle(): Promise<void> {
  const { guestId, castId } = ledger;
  const booking = await bookingOf(counted, guestId, castId, dayOffset++);
  await hold(counted, guestId, booking.bookingId, 10);
  await settle(counted, booking, castId, { points: 7 });
}

it('a page of a history, and a transfer, cost the same at ten thousand and a hundred thousand transfers', async () => {
  for (const rows of [10_000, 100_000]) {
    await ledger.growTo(rows);
    const middle = Math.floor(rows / 2);
    for (const beforeId of [NEWEST, middle]) {
      const guest = await explain(test.db, guestMovements(ledger.guestId, beforeId, BATCH));
      const cast = await explain(test.db, castMovements(ledger.castId, beforeId, BATCH));
      for (const { rowsReturned, rowsRead } of [guest, cast]) {
        expect(rowsReturned).toBe(BATCH);
        expect(rowsRead).toBeLessThanOrEqual(10 * BATCH);
      }
      plans.push([guest.steps, cast.steps]);
    }
    await holdAndSettle();
    const reads = await readsOf(counted.db, 20, holdAndSettle);
    expect(reads.journalScans).toBe(0);
    pagesOfTransfers.push(reads.pages);
    await officeReads();
  }
  for (const plan of plans) expect(plan).toEqual(plans[0]);
  expect(pagesOfTransfers[1]! / pagesOfTransfers[0]!).toBeLessThan(1.5);
  const scans = plans[0]!.flat().filter((step) => step.includes('ledger_transfer'));
  expect(scans.every((step) => step.startsWith('Index Scan'))).toBe(true);
}, 120_000);
