import { expect, test } from 'vitest';
import { withTransaction } from '#platform/database';
import { guestWithPoints, useRewoundApp, verifiedCast } from '../../../../test-support/index.ts';
import { spendPoints, system, takeReward } from '../index.ts';
import { expireGuestLots } from '../commands/expire-lots.ts';
import { readWallet } from '../wallet.store.ts';
import { bookingOf, dropBooking, hold, settle, type TestBooking } from './support.ts';

const app = useRewoundApp({ config: { databasePool: 50 } });

const fifty = <T>(make: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: 50 }, (_, index) => make(index)));
const succeeded = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(
    (one) => one.status === 'fulfilled' && (one.value as { ok?: boolean } | null)?.ok !== false,
  );

const spend = (guestId: string, points: number, key: string) =>
  withTransaction(app.db, (trx) =>
    spendPoints(trx, { guestId, points, to: system('ADJUSTED'), kind: 'ADJUSTMENT', key }, app.clock.now()),
  );

test('fifty at once take from one wallet what is there, and nothing more', async () => {
  const guest = await guestWithPoints(app, 1000);
  const outcomes = await fifty((index) => spend(guest.userId, 300, `race:${index}`));
  expect(succeeded(outcomes)).toHaveLength(3);
  expect(await readWallet(app.db, guest.userId)).toMatchObject({ paidPoints: 100, heldPoints: 0 });
});

test('the same thing paid fifty times at once is paid once', async () => {
  const guest = await guestWithPoints(app, 1_000_000);
  const outcomes = await fifty(() => spend(guest.userId, 300, 'the same'));
  expect(succeeded(outcomes)).toHaveLength(1);
  expect(await readWallet(app.db, guest.userId)).toMatchObject({ paidPoints: 999_700 });
});

test('fifty at once hold from one wallet for bookings of their own', async () => {
  const guest = await guestWithPoints(app, 2000);
  const cast = await verifiedCast(app);
  const bookings: TestBooking[] = [];
  for (let index = 0; index < 50; index++)
    bookings.push(await bookingOf(app, guest.userId, cast.userId, 2 + index));
  const outcomes = await fifty((index) => hold(app, guest.userId, bookings[index]!.bookingId, 500));
  expect(succeeded(outcomes)).toHaveLength(4);
  expect(await readWallet(app.db, guest.userId)).toMatchObject({ paidPoints: 0, heldPoints: 2000 });
  for (const [index, booking] of bookings.entries()) {
    const isHeld = (outcomes[index] as PromiseFulfilledResult<{ ok: boolean }>).value.ok;
    if (isHeld) await settle(app, booking, cast.userId, { points: 0 });
    else await dropBooking(app, booking);
  }
});

test('one hold resolved fifty times at once, posted and voided, is resolved once', async () => {
  const guest = await guestWithPoints(app, 1000);
  const cast = await verifiedCast(app);
  const booking = await bookingOf(app, guest.userId, cast.userId, 2);
  await hold(app, guest.userId, booking.bookingId, 800);
  const outcomes = await fifty((index) =>
    settle(app, booking, cast.userId, { points: index % 2 === 0 ? 600 : 0 }),
  );
  expect(succeeded(outcomes)).toHaveLength(1);
  const left = (await readWallet(app.db, guest.userId))!;
  expect(left.heldPoints).toBe(0);
  expect([400, 1000]).toContain(left.paidPoints);
});

test('points that end while fifty spend them go one way only', async () => {
  const guest = await guestWithPoints(app, 1000);
  await app.clock.advanceTo(new Date(app.clock.now().getTime() + 181 * 86_400_000));
  const endedPoints: number[] = [];
  await fifty(async (index) => {
    if (index % 2 === 1) return void (await spend(guest.userId, 10, `late:${index}`));
    const at = app.clock.now();
    endedPoints.push(await withTransaction(app.db, (trx) => expireGuestLots(trx, guest.userId, at)));
  });
  expect(endedPoints.filter((points) => points > 0)).toEqual([1000]);
  expect(await readWallet(app.db, guest.userId)).toMatchObject({ paidPoints: 0 });
});

test('fifty at once take from one reward balance what is there', async () => {
  const guest = await guestWithPoints(app, 2000);
  const cast = await verifiedCast(app);
  const booking = await bookingOf(app, guest.userId, cast.userId, 2);
  await hold(app, guest.userId, booking.bookingId, 2000);
  await settle(app, booking, cast.userId, { points: 2000 });
  const outcomes = await fifty((index) =>
    withTransaction(app.db, (trx) => {
      const move = { castId: cast.userId, points: 400, to: 'ADJUSTED', kind: 'ADJUSTMENT' } as const;
      return takeReward(trx, { ...move, key: `take:${index}` }, app.clock.now());
    }),
  );
  expect(succeeded(outcomes)).toHaveLength(3);
});
