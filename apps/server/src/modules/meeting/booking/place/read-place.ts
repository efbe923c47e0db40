import type { BookingPlace } from '@yoimachi/contract/place';
import { stillAsked, mayMovePlace, viewOf, type Proposer } from '@yoimachi/domain/place';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { BookingContext, Person } from '../context.ts';
import { isOwn } from '../process/booking.policy.ts';
import { readBooking } from '../process/participation.store.ts';
import { nameOf } from './tell.ts';
import { placeBookingOf, proposerOf, type PlaceBooking } from './place-booking.ts';
import { storedPlace } from './place.store.ts';

/** Where a person's booking takes place and what is proposed; NOT_FOUND when it is not theirs. */
export async function readPlace(
  { db, clock }: BookingContext,
  person: Person,
  bookingId: string,
): Promise<Result<BookingPlace, 'NOT_FOUND'>> {
  const participations = await readBooking(db, bookingId);
  if (!isOwn(participations, person)) return fail('NOT_FOUND');
  const booking = placeBookingOf(participations, await storedPlace(db, bookingId));
  const proposer = proposerOf(booking, person);
  const now = clock.now();
  const mayMove = mayMovePlace(booking, proposer, now);
  return ok({
    place: booking.place,
    changeableUntil: mayMove ? booking.startsAt.toISOString() : null,
    proposal: mayMove ? presentOpen(booking, proposer, now) : null,
  });
}

function presentOpen(booking: PlaceBooking, proposer: Proposer, now: Date): BookingPlace['proposal'] {
  const { open } = booking;
  // One whose cast has left is over, even if the clock has not got to it yet.
  if (!open || !mayMovePlace(booking, open.by, now)) return null;
  const askedCount = stillAsked(booking, { ...open, agreedBy: [] }).length;
  return {
    proposalId: open.id,
    place: open.place,
    proposedAt: open.createdAt.toISOString(),
    by: open.by === null ? 'guest' : 'cast',
    byName: nameOf(booking, open.by),
    view: viewOf(booking, open, proposer),
    agreedCount: askedCount - stillAsked(booking, open).length,
    askedCount,
  };
}
