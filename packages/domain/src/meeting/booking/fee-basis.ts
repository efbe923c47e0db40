import { percentIn } from '@yoimachi/domain/money';
import { rewardOf } from '@yoimachi/domain/points';
import { dayOf, daysBetween, type Day } from '@yoimachi/domain/time';
import { feePercent, feePoints } from './cancel-policy.ts';
import { phaseOf, type ParticipationState } from './state.ts';

/** Why a fee is owed: he cancelled, he was suspended, or he did not come. */
export type FeeCause = 'CANCELLED' | 'NO_SHOW' | 'SUSPENDED';

/** What a cancellation fee of one cast was computed from. */
export interface FeeBasis {
  readonly cause: FeeCause;
  /** True: nothing is cancelled; it is what he would owe now. */
  readonly isPreview: boolean;
  /** The Tokyo day by which the percent was found. */
  readonly onDay: Day;
  /** How many days before the booking's day that was; 0: the day itself, or later. */
  readonly daysBefore: number;
  readonly percent: number;
  readonly plannedPoints: number;
  readonly feePoints: number;
  /** The fee by the rule; another one than `feePoints` only where an operator decided otherwise. */
  readonly rulePoints: number;
  readonly stageFeePercent: number;
  readonly stageFeePoints: number;
  /** What the cast gets of it. */
  readonly castPoints: number;
  /** Whether she has been credited with it. */
  readonly isCredited: boolean;
}

export interface FeeShare {
  readonly state: ParticipationState;
  /** What the guest was billed as a fee; null: no fee was billed. */
  readonly billedFeePoints: number | null;
  /** What she was credited with at the settlement; null: not settled yet. */
  readonly rewardPoints: number | null;
  /** Of her stage now. */
  readonly stageFeePercent: number;
}

/**
 * On what a cast's cancellation fee rests, for whoever asks (consumer contract law 9 (2)); null where there is none to speak of: it was the
 * cast or nobody who ended it, or the booking is not confirmed.
 */
export function feeBasisOf(share: FeeShare, now: Date): FeeBasis | null {
  const { state } = share;
  const reason = causeOf(share, now);
  if (reason === null) return null;
  const { cause, at, isPreview } = reason;
  const percent = feePercent(state, at);
  const onDay = dayOf(at);
  const rulePoints = feePoints(state.plannedPoints, percent);
  const owedPoints = share.billedFeePoints ?? (isPreview ? rulePoints : 0);
  return {
    cause,
    isPreview,
    onDay,
    percent,
    rulePoints,
    feePoints: owedPoints,
    daysBefore: Math.max(0, daysBetween(onDay, state.day)),
    plannedPoints: state.plannedPoints,
    ...creditOf(share, owedPoints),
  };
}

function causeOf({ state, billedFeePoints }: FeeShare, now: Date) {
  if (phaseOf(state) === 'due') return { cause: 'CANCELLED' as const, at: now, isPreview: true };
  const at = state.cancelledAt ?? state.claimedAt;
  if (at === null || state.confirmedAt === null) return null;
  if (state.cancelType === 'GUEST_NO_SHOW' && billedFeePoints !== null)
    return { cause: 'NO_SHOW' as const, at, isPreview: false };
  if (state.cancelType === 'SUSPENDED' && billedFeePoints !== null)
    return { cause: 'SUSPENDED' as const, at, isPreview: false };
  return state.cancelType === 'GUEST' ? { cause: 'CANCELLED' as const, at, isPreview: false } : null;
}

/** What was credited stays as it was, whatever her stage takes today. */
function creditOf({ rewardPoints, stageFeePercent }: FeeShare, owedPoints: number) {
  const today = rewardOf(owedPoints, stageFeePercent);
  if (rewardPoints === null || rewardPoints === today.rewardPoints)
    return {
      stageFeePercent,
      stageFeePoints: today.feePoints,
      castPoints: today.rewardPoints,
      isCredited: rewardPoints !== null,
    };
  const stageFeePoints = owedPoints - rewardPoints;
  return {
    // The one that gives just this, whichever stage it was.
    stageFeePercent: owedPoints === 0 ? 0 : percentIn(stageFeePoints, owedPoints),
    stageFeePoints,
    castPoints: rewardPoints,
    isCredited: true,
  };
}
