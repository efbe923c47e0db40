import type { PlaceStep } from '@yoimachi/contract/place';
import { CastDecision } from '@yoimachi/domain/booking';
import { answer, type ProposalError } from '@yoimachi/domain/place';
import { ok, type Result } from '@yoimachi/domain/result';
import type { StoredProposal } from './place-booking.ts';
import type { BookingContext } from '../context.ts';
import { endProposal, insertAnswer, setPlace } from './place.store.ts';
import {
  namedProposal,
  record,
  takeMove,
  type PlaceMove,
  type StepFailure,
  type PlaceMoveOrder,
} from './place-move.ts';
import { othersThan, tellOfStep } from './tell.ts';

/** The other side agrees (1) or declines (−1). The place changes with the last required agreement. */
export function answerPlace(
  context: BookingContext,
  order: PlaceMoveOrder & { readonly proposalId: string; readonly decision: CastDecision },
): Promise<Result<PlaceStep, ProposalError | StepFailure>> {
  return takeMove(context, order, async (step) => {
    const { trx, booking, proposer, now } = step;
    const { proposalId, decision } = order;
    const named = await namedProposal(step, proposalId);
    if (!named.ok) return named;
    const answered = answer(booking, named.value, { by: proposer, decision }, now);
    if (!answered.ok) return answered;
    const outcome = answered.value;
    const agreed = decision === CastDecision.ACCEPT;
    if (proposer !== null)
      await insertAnswer(trx, { proposalId, participationId: proposer, agreed, answeredAt: now });
    if (outcome) await endProposal(trx, proposalId, outcome, now);
    if (outcome === 'ACCEPTED') await setPlace(trx, booking.id, named.value.place);
    await record(step, agreed ? 'agreePlace' : 'declinePlace');
    await tell(step, named.value, outcome);
    return ok({ bookingId: booking.id, proposalId, outcome });
  });
}

/** A move is told to everybody except the last to agree; a refusal to the proposer; an agreement while others are still awaited, to nobody. */
function tell(
  { trx, booking, proposer, now }: PlaceMove,
  open: StoredProposal,
  outcome: PlaceStep['outcome'],
) {
  if (outcome === 'ACCEPTED') {
    const to = othersThan(booking, proposer);
    return tellOfStep(trx, booking, { kind: 'PLACE_CHANGED', by: open.by, place: open.place, to }, now);
  }
  const declined = { kind: 'PLACE_DECLINED', by: proposer, place: booking.place, to: [open.by] } as const;
  return tellOfStep(trx, booking, outcome === 'DECLINED' ? declined : null, now);
}
