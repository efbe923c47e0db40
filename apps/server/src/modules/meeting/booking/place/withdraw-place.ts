import type { PlaceStep } from '@yoimachi/contract/place';
import { stillAsked, withdraw, type ProposalError } from '@yoimachi/domain/place';
import { ok, type Result } from '@yoimachi/domain/result';
import type { BookingContext } from '../context.ts';
import { endProposal } from './place.store.ts';
import { namedProposal, record, takeMove, type StepFailure, type PlaceMoveOrder } from './place-move.ts';
import { othersThan, tellOfStep } from './tell.ts';

/** The proposer withdraws the proposal; those who had been asked are told. */
export function withdrawPlace(
  context: BookingContext,
  order: PlaceMoveOrder & { readonly proposalId: string },
): Promise<Result<PlaceStep, ProposalError | StepFailure>> {
  return takeMove(context, order, async (step) => {
    const { trx, booking, proposer, now } = step;
    const named = await namedProposal(step, order.proposalId);
    if (!named.ok) return named;
    const withdrawn = withdraw(booking, named.value, proposer, now);
    if (!withdrawn.ok) return withdrawn;
    await endProposal(trx, named.value.id, withdrawn.value, now);
    await record(step, 'withdrawPlace');
    const to = proposer === null ? othersThan(booking, proposer) : stillAsked(booking, named.value);
    await tellOfStep(trx, booking, { kind: 'PLACE_WITHDRAWN', by: proposer, place: booking.place, to }, now);
    return ok({ bookingId: booking.id, proposalId: named.value.id, outcome: withdrawn.value });
  });
}
