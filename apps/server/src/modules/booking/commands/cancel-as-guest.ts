import { feePercent, phaseOf, type Command } from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { IdempotencyTicket } from '../../../platform/http/idempotency.ts';
import type { BookingContext, Person } from '../context.ts';
import type { Part } from '../part.ts';
import { act, type Acted, type SeenBooking } from './act.ts';

interface Cancellation extends SeenBooking {
  readonly reason: string;
  /** What the dialog said. */
  readonly feePercent: number;
}

/** The guest withdraws a request, cancels a booking or leaves a cast who did not come; with another fee than he saw, FEE_CHANGED. */
export async function cancelAsGuest(
  context: BookingContext,
  guest: Person,
  ticket: IdempotencyTicket,
  cancellation: Cancellation,
): Promise<Result<Acted>> {
  return act(context, {
    person: guest,
    ticket,
    seen: cancellation,
    command(part, now) {
      const action = actionOf(part);
      const percent = action === 'cancel' ? feePercent(part.state, now) : 0;
      if (percent !== cancellation.feePercent)
        return fail('FEE_CHANGED', 'feePercent', { feePercent: percent });
      return ok({ action, reason: cancellation.reason } satisfies Command);
    },
  });
}

function actionOf(part: Part): 'withdraw' | 'cancel' | 'cancelNoShow' {
  const phase = phaseOf(part.state);
  if (phase === 'pending' || phase === 'held') return 'withdraw';
  return phase === 'noShow' ? 'cancelNoShow' : 'cancel';
}
