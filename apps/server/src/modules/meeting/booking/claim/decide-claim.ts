import {
  claimIsOpen,
  decideBooking,
  refused,
  type ClaimOutcome,
  type RefusalOf,
} from '@yoimachi/domain/booking';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import type { BookingContext } from '../context.ts';
import { participationsOf, type LoadedParticipation, type Participations } from '../process/participation.ts';
import { lockBooking } from '../process/participation.store.ts';
import { carryOut } from '../process/carry-out.ts';
import { catchUp } from '../process/run-due.ts';

export interface ClaimDecision {
  readonly bookingId: string;
  /** Required when claims about several casts of the booking are open. */
  readonly castId?: string | undefined;
  readonly outcome: ClaimOutcome;
  /** Private. */
  readonly reason: string;
  readonly operator: OperatorRef;
}

/**
 * An operator decides a contested claim (booking table, rows 31 and 32), and the booking settles if it was the last one.
 * Fails with NOT_FOUND, VALIDATION on `castId` when it does not say which claim, REASON_REQUIRED, or ACTION_NOT_ALLOWED while the meeting
 * runs, without an objection, or when already decided.
 */
export async function decideClaim(
  context: BookingContext,
  { bookingId, castId, outcome, reason, operator }: ClaimDecision,
): Promise<
  Result<{ readonly billedPoints: number }, RefusalOf<'operator', 'decideClaim'> | 'NOT_FOUND' | 'VALIDATION'>
> {
  return withTransaction(context.db, async (trx) => {
    const at = context.clock.now();
    const claim = await claimToDecide(trx, context, { bookingId, castId }, at);
    if (!claim.ok) return claim;
    const { participations, claimed } = claim.value;
    const command = { action: 'decideClaim', outcome, reason } as const;
    const decision = decideBooking(participationsOf(participations), [claimed.id], command, {
      actor: 'operator',
      now: at,
    });
    if (!decision.ok) return refused('operator', 'decideClaim', decision.error);
    const done = await carryOut(trx, context, participations, decision.value, {
      actor: 'operator',
      actorId: operator.id,
      at,
    });
    if (!done.ok) return refused('operator', 'decideClaim', done.error);
    const after = done.value.find(({ id }) => id === claimed.id)!;
    return ok({ billedPoints: after.billed?.points ?? 0 });
  });
}

export type WhichClaim = Pick<ClaimDecision, 'bookingId' | 'castId'>;

/** A booking, locked and caught up with the clock, and whose claim in it is meant. */
export async function claimToDecide(
  trx: Trx,
  context: BookingContext,
  { bookingId, castId }: WhichClaim,
  at: Date,
): Promise<
  Result<
    { readonly participations: Participations; readonly claimed: LoadedParticipation },
    'ACTION_NOT_ALLOWED' | 'NOT_FOUND' | 'VALIDATION'
  >
> {
  const locked = await lockBooking(trx, bookingId);
  if (locked.length === 0) return fail('NOT_FOUND');
  const participations = await catchUp(trx, context, locked, at);
  const claimed = claimedParticipation(participations, castId);
  return claimed.ok ? ok({ participations, claimed: claimed.value }) : claimed;
}

function claimedParticipation(
  participations: readonly LoadedParticipation[],
  castId: string | undefined,
): Result<LoadedParticipation, 'ACTION_NOT_ALLOWED' | 'NOT_FOUND' | 'VALIDATION'> {
  if (castId !== undefined) {
    const named = participations.find((participation) => participation.castId === castId);
    return named ? ok(named) : fail('NOT_FOUND');
  }
  if (participations.length === 1) return ok(participations[0]!);
  const [claimed, another] = participations.filter(({ state }) => claimIsOpen(state));
  if (!claimed) return fail('ACTION_NOT_ALLOWED');
  return another ? fail('VALIDATION', 'castId') : ok(claimed);
}
