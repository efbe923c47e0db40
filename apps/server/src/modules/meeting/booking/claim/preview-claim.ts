import type { ClaimPreview } from '@yoimachi/contract/booking-admin';
import { ClaimOutcome, decideBooking, isFinal, refused, type Step } from '@yoimachi/domain/booking';
import { rewardOf } from '@yoimachi/domain/points';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { BookingContext } from '../context.ts';
import { participationsOf, type LoadedParticipation, type Participations } from '../process/participation.ts';
import { claimToDecide, type WhichClaim } from './decide-claim.ts';

/** Nothing is written with it. */
const REASON = '-';
type PreviewFailure = 'ACTION_NOT_ALLOWED' | 'NOT_FOUND' | 'VALIDATION';

/**
 * What each way to decide a claim would do now, beside each other; changes nothing except overdue clock work. Fails as `decideClaim` does.
 */
export function previewClaim(
  context: BookingContext,
  which: WhichClaim,
): Promise<Result<ClaimPreview, PreviewFailure>> {
  return withTransaction(context.db, async (trx): Promise<Result<ClaimPreview, PreviewFailure>> => {
    const at = context.clock.now();
    const claim = await claimToDecide(trx, context, which, at);
    if (!claim.ok) return claim;
    const { participations, claimed } = claim.value;
    const outcomes: ClaimPreview['outcomes'] = [];
    for (const outcome of Object.values(ClaimOutcome)) {
      const command = { action: 'decideClaim', outcome, reason: REASON } as const;
      const decision = decideBooking(participationsOf(participations), [claimed.id], command, {
        actor: 'operator',
        now: at,
      });
      if (!decision.ok) {
        const refusal = refused('operator', 'decideClaim', decision.error);
        return fail(refusal.error.code === 'REASON_REQUIRED' ? 'ACTION_NOT_ALLOWED' : refusal.error.code);
      }
      const { steps, participations: after } = decision.value;
      const step = steps.find(({ id }) => id === claimed.id)!;
      const billed = billedBy(step);
      outcomes.push({
        outcome,
        billedPoints: billed.points,
        billedMinutes: billed.minutes,
        ...rewardOf(billed.points, claimed.feePercent),
        penalty: step.decision.penalty,
        settledPoints: isFinal(after) ? billed.points + billedOfOthers(participations, claimed) : null,
      });
    }
    return ok({ castId: claimed.castId, castName: claimed.castName, outcomes });
  });
}

function billedBy({ decision: { money } }: Step): {
  readonly points: number;
  readonly minutes: number | null;
} {
  if (money.kind === 'settle') return { points: money.points, minutes: money.minutes };
  return { points: money.kind === 'fee' ? money.points : 0, minutes: null };
}

const billedOfOthers = (participations: Participations, claimed: LoadedParticipation): number =>
  participations.reduce((sum, { id, billed }) => sum + (id === claimed.id ? 0 : (billed?.points ?? 0)), 0);
