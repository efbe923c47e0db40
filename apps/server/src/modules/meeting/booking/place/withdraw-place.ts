import type { PlaceStep } from '@yoimachi/contract/place';
import { askedSides, withdraw, type ProposalError } from '@yoimachi/domain/place';
import { ok, type Result } from '@yoimachi/domain/result';
import type { PlaceContext } from './context.ts';
import { endProposal } from './place.store.ts';
import { namedProposal, record, takeStep, type StepFailure, type StepOrder } from './step.ts';
import { othersThan, tellOfStep } from './tell.ts';

/** Who proposed takes the proposal back; who had been asked is told. */
export function withdrawPlace(
  context: PlaceContext,
  order: StepOrder & { readonly proposalId: string },
): Promise<Result<PlaceStep, ProposalError | StepFailure>> {
  return takeStep(context, order, async (step) => {
    const { trx, booking, side, now } = step;
    const named = await namedProposal(step, order.proposalId);
    if (!named.ok) return named;
    const withdrawn = withdraw(booking, named.value, side, now);
    if (!withdrawn.ok) return withdrawn;
    await endProposal(trx, named.value.id, withdrawn.value, now);
    await record(step, 'withdrawPlace');
    const to = side === null ? othersThan(booking, side) : askedSides(booking, named.value);
    await tellOfStep(trx, booking, { kind: 'PLACE_WITHDRAWN', by: side, place: booking.place, to }, now);
    return ok({ bookingId: booking.id, proposalId: named.value.id, outcome: withdrawn.value });
  });
}
