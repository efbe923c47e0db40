import { decide, type ClaimOutcome } from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '../../../platform/database/index.ts';
import type { BookingContext } from '../context.ts';
import { lockPartOfBooking } from '../part.store.ts';
import { carryOut } from './carry-out.ts';
import { catchUp } from './run-due.ts';

export interface ClaimDecision {
  readonly bookingId: string;
  readonly outcome: ClaimOutcome;
  /** Why, and who decided; private. */
  readonly reason: string;
}

/**
 * An operator decides about a claim that was objected to (booking table, rows 31 and 32), and the booking settles. Fails with
 * NOT_FOUND, REASON_REQUIRED, or ACTION_NOT_ALLOWED while the meeting runs, without an objection, or when it is decided already.
 */
export async function decideClaim(
  context: BookingContext,
  { bookingId, outcome, reason }: ClaimDecision,
): Promise<Result<{ readonly settledPoints: number }>> {
  return withTransaction(context.db, async (trx) => {
    const locked = await lockPartOfBooking(trx, bookingId);
    if (!locked) return fail('NOT_FOUND');
    const at = context.clock.now();
    const part = await catchUp(trx, context, locked, at);
    const command = { action: 'decideClaim', outcome, reason } as const;
    const decision = decide(part.state, command, { actor: 'operator', now: at });
    if (!decision.ok) return decision;
    const done = await carryOut(trx, context, part, decision.value, { actor: 'operator', actorId: null, at });
    if (!done.ok) return done;
    const { money } = decision.value;
    return ok({ settledPoints: 'points' in money ? money.points : 0 });
  });
}
