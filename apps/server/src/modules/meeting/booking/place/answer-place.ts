import type { PlaceStep } from '@yoimachi/contract/place';
import { CastDecision } from '@yoimachi/domain/booking';
import { answer, type ProposalError } from '@yoimachi/domain/place';
import { ok, type Result } from '@yoimachi/domain/result';
import type { StoredProposal } from './booking-row.ts';
import type { PlaceContext } from './context.ts';
import { endProposal, insertAnswer, setPlace } from './place.store.ts';
import { namedProposal, record, takeStep, type Step, type StepFailure, type StepOrder } from './step.ts';
import { othersThan, tellOfStep } from './tell.ts';

/** The other side agrees (1) or declines (−1). The place moves with the last agreement that is asked for. */
export function answerPlace(
  context: PlaceContext,
  order: StepOrder & { readonly proposalId: string; readonly decision: CastDecision },
): Promise<Result<PlaceStep, ProposalError | StepFailure>> {
  return takeStep(context, order, async (step) => {
    const { trx, booking, side, now } = step;
    const { proposalId, decision } = order;
    const named = await namedProposal(step, proposalId);
    if (!named.ok) return named;
    const answered = answer(booking, named.value, { by: side, decision }, now);
    if (!answered.ok) return answered;
    const outcome = answered.value;
    const agreed = decision === CastDecision.ACCEPT;
    if (side !== null) await insertAnswer(trx, { proposalId, partId: side, agreed, at: now });
    if (outcome) await endProposal(trx, proposalId, outcome, now);
    if (outcome === 'ACCEPTED') await setPlace(trx, booking.id, named.value.place);
    await record(step, agreed ? 'agreePlace' : 'declinePlace');
    await tell(step, named.value, outcome);
    return ok({ bookingId: booking.id, proposalId, outcome });
  });
}

/** A move is told to everybody but who agreed last; a refusal to who proposed; an agreement that others still wait for to nobody. */
function tell({ trx, booking, side, now }: Step, open: StoredProposal, outcome: PlaceStep['outcome']) {
  if (outcome === 'ACCEPTED') {
    const to = othersThan(booking, side);
    return tellOfStep(trx, booking, { kind: 'PLACE_CHANGED', by: open.by, place: open.place, to }, now);
  }
  const declined = { kind: 'PLACE_DECLINED', by: side, place: booking.place, to: [open.by] } as const;
  return tellOfStep(trx, booking, outcome === 'DECLINED' ? declined : null, now);
}
