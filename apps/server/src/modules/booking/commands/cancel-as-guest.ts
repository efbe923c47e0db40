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

/**
 * The guest withdraws a request, cancels a booking, all of it, or leaves those who did not come; with another fee than he saw,
 * FEE_CHANGED.
 */
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
    command(parts, now) {
      const { castId } = cancellation;
      const action = actionOf(castId === undefined ? parts : parts.filter((part) => part.castId === castId));
      const percent = action === 'cancel' ? feePercent(parts[0]!.state, now) : 0;
      if (percent !== cancellation.feePercent)
        return fail('FEE_CHANGED', 'feePercent', { feePercent: percent });
      return ok({ action, reason: cancellation.reason } satisfies Command);
    },
  });
}

/** A request is withdrawn as long as one waits for an answer; once the start is past, who did not come is left (row 21). */
function actionOf(parts: readonly Part[]): 'withdraw' | 'cancel' | 'cancelNoShow' {
  const phases = new Set(parts.map(({ state }) => phaseOf(state)));
  if (phases.has('pending') || phases.has('held')) return 'withdraw';
  return phases.has('noShow') ? 'cancelNoShow' : 'cancel';
}
