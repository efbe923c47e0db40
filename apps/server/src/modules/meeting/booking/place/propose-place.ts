import type { PlaceStep } from '@yoimachi/contract/place';
import { stillAsked, propose, type ProposeError } from '@yoimachi/domain/place';
import { ok, type Result } from '@yoimachi/domain/result';
import type { BookingContext } from '../context.ts';
import { endProposal, insertProposal } from './place.store.ts';
import { record, takeMove, type StepFailure, type PlaceMoveOrder } from './place-move.ts';
import { tellOfStep } from './tell.ts';

/** Either side proposes another place (rules.md 5), replacing any open proposal of its own. */
export function proposePlace(
  context: BookingContext,
  order: PlaceMoveOrder & { readonly place: string },
): Promise<Result<PlaceStep, ProposeError | StepFailure>> {
  return takeMove(context, order, async (step) => {
    const { trx, booking, proposer: by, now } = step;
    const proposed = propose(booking, booking.open, { by, place: order.place }, now);
    if (!proposed.ok) return proposed;
    const { place, endsOpen } = proposed.value;
    if (booking.open && endsOpen) await endProposal(trx, booking.open.id, endsOpen, now);
    const id = context.ids.newId();
    await insertProposal(trx, {
      id,
      bookingId: booking.id,
      participationId: by,
      fromPlace: booking.place,
      place,
      createdAt: now,
      dueAt: booking.startsAt,
    });
    await record(step, 'proposePlace');
    const to = stillAsked(booking, { by, place, agreedBy: [] });
    await tellOfStep(trx, booking, { kind: 'PLACE_PROPOSED', by, place, to }, now);
    return ok({ bookingId: booking.id, proposalId: id, outcome: null });
  });
}
