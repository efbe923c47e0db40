import type { BlockPreview } from '@yoimachi/contract/block';
import type { Phase } from '@yoimachi/domain/booking';
import type { Db } from '#platform/database';
import { begunBookings, isBlocked, isMeeting, occasions } from '../block.store.ts';
import type { BlockEffects, OpenBooking } from '../effects.ts';
import type { Pair } from '../pair.ts';

const CONFIRMED: readonly Phase[] = ['due', 'noShow'];
const PENDING: readonly Phase[] = ['pending', 'held'];

/**
 * The confirmed bookings a block cancels. A cancellation by her costs him nothing; he does not cancel a booking in which he has met another
 * cast, except for those who did not come.
 */
export async function cancelledBy(
  db: Db,
  { by }: Pair,
  open: readonly OpenBooking[],
): Promise<readonly OpenBooking[]> {
  const confirmed = open.filter(({ phase }) => CONFIRMED.includes(phase));
  if (by === 'cast') return confirmed.map((booking) => ({ ...booking, feePercent: 0, feePoints: 0 }));
  const begun = await begunBookings(db, idsOf(confirmed));
  return confirmed.filter(({ bookingId, phase }) => phase === 'noShow' || !begun.has(bookingId));
}

/** What a block would end now, for the dialog before it. */
export async function previewBlock(
  db: Db,
  effects: BlockEffects,
  pair: Pair,
  now: Date,
): Promise<BlockPreview> {
  const [blocked, inMeeting, open] = await Promise.all([
    isBlocked(db, pair),
    isMeeting(db, pair),
    effects.bookingsOf(db, pair, now),
  ]);
  const cancelled = await cancelledBy(db, pair, open);
  const fees = new Map(cancelled.map((booking) => [booking.bookingId, booking]));
  const rows = await occasions(db, idsOf(cancelled));
  return {
    blocked,
    bookings: rows.map((row) => {
      const { feePercent, feePoints } = fees.get(row.bookingId)!;
      return { ...row, feePercent, feePoints };
    }),
    pendingCount: open.filter(({ phase }) => PENDING.includes(phase)).length,
    inMeeting: inMeeting || open.some(({ phase, bookingId }) => phase === 'due' && !fees.has(bookingId)),
  };
}

const idsOf = (bookings: readonly OpenBooking[]) => bookings.map(({ bookingId }) => bookingId);
