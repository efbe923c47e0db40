import { endByItself } from '@yoimachi/domain/place';
import { withTransaction, type Trx } from '#platform/database';
import type { DueWork } from '#platform/jobs';
import type { BookingContext } from '../context.ts';
import { lockBooking } from '../process/participation.store.ts';
import { placeBookingOf, type PlaceBooking, type StoredProposal } from './place-booking.ts';
import { bookingOfProposal, endProposal, setDueAt, setPlace, storedPlace } from './place.store.ts';
import { peopleOf, tellOfStep, type News } from './tell.ts';

type Due = Parameters<DueWork['run']>[0];

/**
 * Re-examines a proposal at its start or after somebody left, with the due time as the time of the change: it lapses, is agreed by all who
 * remain, or keeps waiting until the start.
 */
export function endDueProposal({ db }: BookingContext, { id, dueAt }: Due): Promise<void> {
  return withTransaction(db, async (trx) => {
    const bookingId = await bookingOfProposal(trx, id);
    if (bookingId === undefined) return;
    const participations = await lockBooking(trx, bookingId);
    const booking = placeBookingOf(participations, await storedPlace(trx, bookingId));
    if (booking.open?.id === id && booking.open.dueAt <= dueAt) await end(trx, booking, booking.open, dueAt);
  });
}

async function end(trx: Trx, booking: PlaceBooking, open: StoredProposal, at: Date): Promise<void> {
  const outcome = endByItself(booking, open, at);
  if (!outcome) {
    await setDueAt(trx, open.id, booking.startsAt);
    return;
  }
  await endProposal(trx, open.id, outcome, at);
  if (outcome === 'ACCEPTED') await setPlace(trx, booking.id, open.place);
  await tellOfStep(trx, booking, newsOf(booking, open, outcome === 'ACCEPTED', at), at);
}

/** Nobody is told when a proposal ends with its booking or because the cast who made it left. */
function newsOf(booking: PlaceBooking, open: StoredProposal, isMoved: boolean, at: Date): News | null {
  const { by, place } = open;
  if (isMoved) return { kind: 'PLACE_CHANGED', by, place, to: peopleOf(booking) };
  const present = peopleOf(booking);
  return at >= booking.startsAt && present.length > 1 && present.includes(by)
    ? { kind: 'PLACE_LAPSED', by, place: booking.place, to: [by] }
    : null;
}
