import type { BookingPlace } from '@yoimachi/contract/place';
import { askedSides, mayMovePlace, viewOf, type Side } from '@yoimachi/domain/place';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { PlaceBooking } from './booking-row.ts';
import { readBooking } from './booking-row.store.ts';
import { nameOf } from './tell.ts';
import { sideOf, type Person, type PlaceContext } from './context.ts';

/** Where a person's booking is and what is proposed; NOT_FOUND when it is not his. */
export async function readPlace(
  { db, clock }: PlaceContext,
  person: Person,
  bookingId: string,
): Promise<Result<BookingPlace, 'NOT_FOUND'>> {
  const booking = await readBooking(db, bookingId, person);
  if (!booking) return fail('NOT_FOUND');
  const side = sideOf(booking, person);
  const now = clock.now();
  const mayMove = mayMovePlace(booking, side, now);
  return ok({
    place: booking.place,
    changeableUntil: mayMove ? booking.startsAt.toISOString() : null,
    proposal: mayMove ? presentOpen(booking, side, now) : null,
  });
}

function presentOpen(booking: PlaceBooking, side: Side, now: Date): BookingPlace['proposal'] {
  const { open } = booking;
  // One whose cast has left is over, though the clock may not have come to it yet.
  if (!open || !mayMovePlace(booking, open.by, now)) return null;
  const askedCount = askedSides(booking, { ...open, agreedBy: [] }).length;
  return {
    proposalId: open.id,
    place: open.place,
    proposedAt: open.createdAt.toISOString(),
    by: open.by === null ? 'guest' : 'cast',
    byName: nameOf(booking, open.by),
    view: viewOf(booking, open, side),
    agreedCount: askedCount - askedSides(booking, open).length,
    askedCount,
  };
}
