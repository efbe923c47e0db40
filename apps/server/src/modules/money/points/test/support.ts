import { addDays, dayOf, instantAt } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import type { TestApp } from '../../../../test-support/index.ts';
import { holdPoints, resolveHold } from '../index.ts';

export interface TestBooking {
  readonly bookingId: string;
  readonly participationId: string;
}

/** A booking row for the ledger to point at; its evening does not matter here. */
export async function bookingOf(
  test: TestApp,
  guestId: string,
  castId: string,
  dayOffset: number,
): Promise<TestBooking> {
  const bookingId = test.context.ids.newId();
  const participationId = test.context.ids.newId();
  const at = test.clock.now();
  const day = addDays(dayOf(at), dayOffset);
  const startsAt = instantAt(day, 1080);
  const endsAt = instantAt(day, 1140);
  const during = `[${startsAt.toISOString()},${endsAt.toISOString()})`;
  await test.db
    .insertInto('booking')
    .values({
      id: bookingId,
      number: bookingId,
      guest_id: guestId,
      client_request_id: bookingId,
      day,
      start_minute: 1080,
      end_minute: 1140,
      starts_at: startsAt,
      planned_ends_at: endsAt,
      guest_count: 1,
      cast_count: 1,
      place: '銀座',
      required_points: 1,
      requested_at: at,
      during,
    })
    .execute();
  await test.db
    .insertInto('participation')
    .values({
      id: participationId,
      booking_id: bookingId,
      cast_id: castId,
      guest_id: guestId,
      status: 'PENDING',
      day,
      price30: 5000,
      price15: 2500,
      planned_points: 1,
      starts_at: startsAt,
      planned_ends_at: endsAt,
      ends_at: endsAt,
      work_starts_at: endsAt,
      during,
      deadline_at: startsAt,
      requested_at: at,
    })
    .execute();
  return { bookingId, participationId };
}

/** Removes a booking for which nothing was held. */
export async function dropBooking(test: TestApp, { bookingId }: TestBooking): Promise<void> {
  await test.db.deleteFrom('participation').where('booking_id', '=', bookingId).execute();
  await test.db.deleteFrom('booking').where('id', '=', bookingId).execute();
}

export const hold = (test: TestApp, guestId: string, bookingId: string, points: number) =>
  withTransaction(test.db, (trx) => holdPoints(trx, { guestId, bookingId, points }, test.clock.now()));

/** Resolves a booking's hold as the booking feature does. */
export async function settle(
  test: TestApp,
  booking: TestBooking,
  castId: string,
  due: { points: number; compensate?: boolean; kind?: 'USE' | 'CANCELLATION_FEE'; isFrozen?: boolean },
) {
  const { points, compensate = true, kind = 'USE', isFrozen = false } = due;
  const { participationId } = booking;
  const dues = points > 0 ? [{ participationId, castId, points, feePercent: 25, kind, isFrozen }] : [];
  return withTransaction(test.db, async (trx) => {
    const at = test.clock.now();
    const resolved = await resolveHold(trx, { bookingId: booking.bookingId, dues, compensate }, at);
    await trx
      .updateTable('booking')
      .set({ open: false, settled_at: at, settled_points: resolved.usedPoints })
      .where('id', '=', booking.bookingId)
      .execute();
    return resolved;
  });
}
