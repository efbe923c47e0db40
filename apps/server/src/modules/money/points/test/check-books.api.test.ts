import { describe, expect, it } from 'vitest';
import { guestWithPoints, useRewoundApp, verifiedCast } from '../../../../test-support/index.ts';
import { addDays, addMinutes, dayOf, instantAt } from '@yoimachi/domain/time';
import { waitingAlerts } from '#desk/on-call';
import { peopleToCheck } from '../check.store.ts';
import { checkBooks } from '../index.ts';
import { bookingOf, hold, settle } from './support.ts';

const test = useRewoundApp();

async function gauge(): Promise<number> {
  const text = await test.context.metrics.registry.metrics();
  return Number(/^yoimachi_ledger_incoherences (\d+)$/m.exec(text)?.[1]);
}

const changeWallet = (guestId: string, points: number) =>
  test.db.updateTable('wallet').set({ paid_points: points }).where('guest_id', '=', guestId).execute();

describe('the nightly look at the books', () => {
  it('finds nothing wrong with right books', async () => {
    const guest = await guestWithPoints(test, 1000);
    const cast = await verifiedCast(test);
    const booking = await bookingOf(test, guest.userId, cast.userId, 2);
    await hold(test, guest.userId, booking.bookingId, 800);
    await settle(test, booking, cast.userId, { points: 500 });
    expect(await checkBooks(test.context)).toEqual([]);
    expect(await gauge()).toBe(0);
    expect(await waitingAlerts(test.db, 10)).toEqual([]);
  });

  it('tells figures and operators what is wrong', async () => {
    const guest = await guestWithPoints(test, 1000);
    await changeWallet(guest.userId, 1001);
    const found = await checkBooks(test.context);
    expect(found.map(({ rule }) => rule)).toEqual([
      'wallet equals its lots',
      'wallet equals its journal accounts',
    ]);
    expect(await gauge()).toBe(2);
    await test.work();
    const [alert] = await waitingAlerts(test.db, 10);
    expect(alert).toMatchObject({
      kind: 'OPERATOR_LEDGER',
      payload: { rules: found.map(({ rule }) => rule) },
    });
    await changeWallet(guest.userId, 1000);
  });

  it('looks at those whose points moved, and at everybody within four weeks', async () => {
    const quiet = await guestWithPoints(test, 1000);
    await checkBooks(test.context);
    await checkBooks(test.context);
    const busy = await guestWithPoints(test, 1000);
    expect(await peopleToCheck(test.db)).toContain(busy.userId);
    const seen = new Set<string>();
    let nights = 0;
    for (; nights < 28; nights++) {
      for (const person of await peopleToCheck(test.db)) seen.add(person);
      await checkBooks(test.context);
    }
    expect(seen).toContain(quiet.userId);
    const all = await test.db.selectFrom('wallet').select('guest_id').execute();
    expect(all.every(({ guest_id }) => seen.has(guest_id))).toBe(true);
    expect((await peopleToCheck(test.db)).length).toBeLessThan(all.length);
  });

  it('is done every night at 04:00, by the clock of the product', async () => {
    const checks = async () => (await test.db.selectFrom('ledger_check').select('people').execute()).length;
    await test.work();
    const before = await checks();
    const night = instantAt(addDays(dayOf(test.clock.now()), 1), 4 * 60);
    await test.moveTo(addMinutes(night, -1));
    expect(await checks()).toBe(before);
    await test.moveTo(night);
    expect(await checks()).toBe(before + 1);
  });
});
