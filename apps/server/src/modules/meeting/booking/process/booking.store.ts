import { sql } from 'kysely';
import type { Trx } from '#platform/database';

/** Every cast of the booking has approved. */
export async function confirmBooking(trx: Trx, bookingId: string, at: Date): Promise<void> {
  await trx.updateTable('booking').set({ confirmed_at: at }).where('id', '=', bookingId).execute();
}

/** An agreed extension also occupies the guest's time. */
export async function extendBooking(trx: Trx, bookingId: string, endsAt: Date): Promise<void> {
  await trx
    .updateTable('booking')
    .set({ during: sql`tstzrange(starts_at, ${endsAt}::timestamptz)` })
    .where('id', '=', bookingId)
    .execute();
}

/** A booking that has ended and whose payment waits for the card: it no longer occupies the guest's time. */
export async function closeBooking(trx: Trx, bookingId: string): Promise<void> {
  await trx
    .updateTable('booking')
    .set({ open: false, payment_deadline_at: null, authorise_at: null })
    .where('id', '=', bookingId)
    .execute();
}

/** Ends a booking, once: it no longer occupies the guest's day, and its cost is final. */
export async function settleBooking(
  trx: Trx,
  bookingId: string,
  settledPoints: number,
  at: Date,
): Promise<void> {
  const result = await trx
    .updateTable('booking')
    .set({
      open: false,
      settled_at: at,
      settled_points: settledPoints,
      payment_deadline_at: null,
      authorise_at: null,
    })
    .where('id', '=', bookingId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new Error(`Booking ${bookingId} was settled before`);
}
