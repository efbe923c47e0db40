import { sql } from 'kysely';
import { hasWritten, type Trx } from '#platform/database';

/** Every cast of the booking has approved. */
export const confirmBooking = (trx: Trx, bookingId: string, at: Date) =>
  sql`update booking set confirmed_at = ${at} where id = ${bookingId}`.execute(trx);

/** An agreed extension also occupies the guest's time. */
export const extendBooking = (trx: Trx, bookingId: string, endsAt: Date) =>
  sql`
    update booking set during = tstzrange(starts_at, ${endsAt}::timestamptz)
    where id = ${bookingId}`.execute(trx);

/** A booking that has ended and whose payment waits for the card: it no longer occupies the guest's time. */
export const closeBooking = (trx: Trx, bookingId: string) =>
  sql`
    update booking set open = false, payment_deadline_at = null, authorise_at = null
    where id = ${bookingId}`.execute(trx);

/** Ends a booking, once: it no longer occupies the guest's day, and its cost is final. */
export async function settleBooking(
  trx: Trx,
  bookingId: string,
  settledPoints: number,
  at: Date,
): Promise<void> {
  const isSettled = await hasWritten(trx)`
    update booking set open = false, settled_at = ${at}, settled_points = ${settledPoints}, payment_deadline_at = null,
      authorise_at = null
    where id = ${bookingId} and settled_at is null`;
  if (!isSettled) throw new Error(`Booking ${bookingId} was settled before`);
}
