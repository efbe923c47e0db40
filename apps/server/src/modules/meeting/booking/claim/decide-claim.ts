import {
  claimIsOpen,
  decideBooking,
  refused,
  type ClaimOutcome,
  type RefusalOf,
} from '@yoimachi/domain/booking';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { BookingContext } from '../context.ts';
import { membersOf, type Part } from '../process/part.ts';
import { lockBooking } from '../process/part.store.ts';
import { carryOut } from '../process/carry-out.ts';
import { catchUp } from '../process/run-due.ts';

export interface ClaimDecision {
  readonly bookingId: string;
  /** Needed where claims about several casts of the booking are open. */
  readonly castId?: string | undefined;
  readonly outcome: ClaimOutcome;
  /** Private. */
  readonly reason: string;
  readonly operator: OperatorRef;
}

/**
 * An operator decides about a claim that was objected to (booking table, rows 31 and 32), and the booking settles when it was the last.
 * Fails with NOT_FOUND, VALIDATION on `castId` when it does not say which claim, REASON_REQUIRED, or ACTION_NOT_ALLOWED while the
 * meeting runs, without an objection, or when it is decided already.
 */
export async function decideClaim(
  context: BookingContext,
  { bookingId, castId, outcome, reason, operator }: ClaimDecision,
): Promise<
  Result<{ readonly billedPoints: number }, RefusalOf<'operator', 'decideClaim'> | 'NOT_FOUND' | 'VALIDATION'>
> {
  return withTransaction(context.db, async (trx) => {
    const locked = await lockBooking(trx, bookingId);
    if (locked.length === 0) return fail('NOT_FOUND');
    const at = context.clock.now();
    const parts = await catchUp(trx, context, locked, at);
    const part = claimedPart(parts, castId);
    if (!part.ok) return part;
    const command = { action: 'decideClaim', outcome, reason } as const;
    const decision = decideBooking(membersOf(parts), [part.value.id], command, {
      actor: 'operator',
      now: at,
    });
    if (!decision.ok) return refused('operator', 'decideClaim', decision.error);
    const done = await carryOut(trx, context, parts, decision.value, {
      actor: 'operator',
      actorId: operator.id,
      at,
    });
    if (!done.ok) return refused('operator', 'decideClaim', done.error);
    const after = done.value.find(({ id }) => id === part.value.id)!;
    return ok({ billedPoints: after.billed?.points ?? 0 });
  });
}

function claimedPart(
  parts: readonly Part[],
  castId: string | undefined,
): Result<Part, 'ACTION_NOT_ALLOWED' | 'NOT_FOUND' | 'VALIDATION'> {
  if (castId !== undefined) {
    const named = parts.find((part) => part.castId === castId);
    return named ? ok(named) : fail('NOT_FOUND');
  }
  if (parts.length === 1) return ok(parts[0]!);
  const [claimed, another] = parts.filter(({ state }) => claimIsOpen(state));
  if (!claimed) return fail('ACTION_NOT_ALLOWED');
  return another ? fail('VALIDATION', 'castId') : ok(claimed);
}
