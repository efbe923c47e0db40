import { stageRoutes } from '@yoimachi/contract/stage';
import { bookingChanged, purchaseChargedBack } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import { guestWithPoints, type Person, type TestApp } from '../../../../test-support/index.ts';
import { bookingOf, hold, settle, type TestBooking } from '../../points/test/support.ts';

/** A guest can request a cast only once a day. */
const DAYS = 50;

/** Meetings of a cast that are settled, each for one point, as the booking feature leaves them. */
export async function settledBookings(test: TestApp, cast: Person, count: number): Promise<TestBooking[]> {
  const bookings: TestBooking[] = [];
  let guest = await guestWithPoints(test);
  for (let index = 0; index < count; index++) {
    if (index > 0 && index % DAYS === 0) guest = await guestWithPoints(test);
    const booking = await bookingOf(test, guest.userId, cast.userId, 1 + (index % DAYS));
    await hold(test, guest.userId, booking.bookingId, 1);
    await settle(test, booking, cast.userId, { points: 1 });
    const at = test.clock.now();
    await test.db
      .updateTable('participation')
      .set({ status: 'FORCE_FINISH', finished_at: at, settled_at: at, billed_minutes: 60 })
      .set({ billed_points: 1, reward_points: 1 })
      .where('id', '=', booking.participationId)
      .execute();
    bookings.push(booking);
  }
  return bookings;
}

/** Announces bookings as changed, this often each, and lets the features handle it. */
export async function announce(test: TestApp, bookings: readonly TestBooking[], times = 1): Promise<void> {
  await withTransaction(test.db, async (trx) => {
    for (const { bookingId, participationId } of bookings) {
      const pair = await trx
        .selectFrom('participation')
        .select(['guest_id as guestId', 'cast_id as castId'])
        .where('id', '=', participationId)
        .executeTakeFirstOrThrow();
      const payload = { bookingId, ...pair };
      for (let n = 0; n < times; n++) await publish(trx, bookingChanged, payload, test.clock.now());
    }
  });
  await test.work();
}

/** This many settled meetings, counted. */
export async function meet(test: TestApp, cast: Person, count: number): Promise<TestBooking[]> {
  const bookings = await settledBookings(test, cast, count);
  await announce(test, bookings);
  return bookings;
}

export const settingOf = (test: TestApp, cast: Person) => test.ok(stageRoutes.searchStageSetting, {}, cast);

/** Bodies of her notifications of a kind. */
export async function toldBodies(test: TestApp, cast: Person, kind: string): Promise<string[]> {
  const rows = await test.db
    .selectFrom('notification')
    .select('body')
    .where('account_id', '=', cast.userId)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.body);
}

/** The bank takes back the purchase that paid a booking, with this many of its points spent. */
export async function chargeBackOf(test: TestApp, booking: TestBooking, debtPoints: number): Promise<void> {
  const paid = await test.db
    .selectFrom('ledger_transfer as t')
    .innerJoin('lot as l', 'l.id', 't.lot_id')
    .select(['l.id as lotId', 'l.guest_id as guestId'])
    .where('t.booking_id', '=', booking.bookingId)
    .where('t.kind', '=', 'USE')
    .executeTakeFirstOrThrow();
  const key = test.context.ids.newId();
  // Receipts are notified too; as far as they know, nothing was returned.
  const payload = { ...paid, debtPoints, chargebackId: key, purchaseId: key, points: 0, amountYen: 0 };
  await withTransaction(test.db, (trx) => publish(trx, purchaseChargedBack, payload, test.clock.now()));
  await test.work();
}

/** Which bookings' counts were taken back. */
export async function reversedOf(test: TestApp, bookings: readonly TestBooking[]): Promise<boolean[]> {
  const rows = await test.db.selectFrom('stage_count').select(['cause_id', 'reversed_at']).execute();
  const at = new Map(rows.map((row) => [row.cause_id, row.reversed_at]));
  return bookings.map(({ participationId }) => at.get(participationId) !== null);
}
