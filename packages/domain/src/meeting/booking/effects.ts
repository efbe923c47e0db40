import { addMinutes, earlierOf } from '@yoimachi/domain/time';
import { feePercent, feePoints } from './cancel-policy.ts';
import { nextExtensionPoints } from './extension.ts';
import type { Situation } from './guards.ts';
import { EXTENSION_MINUTES } from './limits.ts';
import type { Transition } from './process-types.ts';
import { settlementOf } from './settlement.ts';
import { claimIsOpen, isCutShort, type ParticipationState } from './state.ts';

type Writable =
  | 'confirmedAt'
  | 'approvedAt'
  | 'arrivedAt'
  | 'arrivedBy'
  | 'extensionAskedAt'
  | 'endsAt'
  | 'finishedAt'
  | 'checkedOutAt'
  | 'cancelledAt'
  | 'rejectedAt'
  | 'cancelType'
  | 'claimType'
  | 'claimedAt'
  | 'objectedAt'
  | 'claimEndedAt';

export type StateChanges = Partial<Pick<ParticipationState, Writable>> & { readonly reason?: string };

/**
 * What happens to the points. `compensate` is passed to `releasePlan` for the unused part. With several casts the amounts are this
 * participation's; the booking settles when its last participation is closed.
 */
export type MoneyEffect =
  | { readonly kind: 'none' }
  /** The whole hold is released. */
  | { readonly kind: 'release'; readonly compensate: boolean }
  /** The cancellation fee goes to the cast like any reward; the rest of the hold is released. */
  | { readonly kind: 'fee'; readonly points: number; readonly percent: number; readonly compensate: boolean }
  /** Adds what the balance has to the hold; the rest is charged at settlement. */
  | { readonly kind: 'extend'; readonly points: number }
  /** The actual time is paid; the rest of the hold is released. */
  | {
      readonly kind: 'settle';
      readonly points: number;
      readonly minutes: number;
      readonly compensate: boolean;
    };

/** The fields a row writes. */
export function changesOf(row: Transition, { state, command, context }: Situation): StateChanges {
  const { now } = context;
  const given = 'reason' in command ? command.reason?.trim() : undefined;
  const reason = given || row.reason;
  switch (row.to.phase) {
    case 'held':
      return { approvedAt: now };
    case 'due':
      if (row.action === 'takeBackArrival') return { arrivedAt: null, arrivedBy: null };
      return { confirmedAt: now, ...(row.action === 'approve' && { approvedAt: now }) };
    case 'meeting':
      return {
        ...meetingChanges(row, state, context.actor === 'guest' ? 'guest' : 'cast', now),
        ...(reason && { reason }),
      };
    case 'claimed':
      return { ...overChanges(row, state, context), ...claimChanges(row, now), ...(reason && { reason }) };
    case 'finished':
      return { ...overChanges(row, state, context), ...claimEnd(state, now), ...(reason && { reason }) };
    case 'closed':
      return {
        ...(row.cancelType ? { cancelledAt: now, cancelType: row.cancelType } : { rejectedAt: now }),
        // No meeting took place after all.
        ...(state.finishedAt && { finishedAt: null }),
        ...claimEnd(state, now),
        ...(reason && { reason }),
      };
    default:
      return {};
  }
}

/** A meeting ends only once: a claim or its decision leaves an existing end as it is. */
function overChanges(
  row: Transition,
  state: ParticipationState,
  { actor, now }: Situation['context'],
): StateChanges {
  const cancelType = row.cancelType ?? null;
  const isEnd = state.finishedAt === null;
  return {
    ...(isEnd && { finishedAt: earlierOf(now, state.endsAt), extensionAskedAt: null }),
    // Ending it herself says that she left; after the guest's or the clock's end she is asked.
    ...(isEnd && actor === 'cast' && { checkedOutAt: now }),
    ...(row.action !== 'objectToClaim' && state.cancelType !== cancelType && { cancelType }),
  };
}

function claimChanges({ action }: Transition, now: Date): StateChanges {
  switch (action) {
    case 'claimGuestAbsent':
      return { claimType: 'GUEST_NO_SHOW', claimedAt: now };
    case 'claimCastAbsent':
      return { claimType: 'CAST_NO_SHOW', claimedAt: now };
    case 'objectToClaim':
      return { objectedAt: now };
    default:
      return {};
  }
}

/** Ending a participation ends the claim about it. */
const claimEnd = (state: ParticipationState, now: Date): StateChanges =>
  claimIsOpen(state) ? { claimEndedAt: now } : {};

function meetingChanges(
  row: Transition,
  state: ParticipationState,
  presser: 'guest' | 'cast',
  now: Date,
): StateChanges {
  switch (row.action) {
    case 'arrive':
      return { arrivedAt: now, arrivedBy: presser };
    case 'claimCastAbsent':
    case 'objectToClaim':
      return claimChanges(row, now);
    case 'askExtension':
      return { extensionAskedAt: now };
    case 'agreeExtension':
      return { endsAt: addMinutes(state.endsAt, EXTENSION_MINUTES), extensionAskedAt: null };
    default:
      return { extensionAskedAt: null };
  }
}

/** A row's effect on the points, in numbers. */
export function moneyOf(
  row: Transition,
  before: ParticipationState,
  after: ParticipationState,
  now: Date,
): MoneyEffect {
  const compensate = row.compensate === true;
  switch (row.money) {
    case 'release':
      return { kind: 'release', compensate };
    case 'fee': {
      const percent = feePercent(before, now);
      return { kind: 'fee', percent, points: feePoints(before.plannedPoints, percent), compensate };
    }
    case 'extend':
      return { kind: 'extend', points: nextExtensionPoints(before) };
    case 'settle':
      return { kind: 'settle', ...settlementOfState(after), compensate };
    default:
      return { kind: 'none' };
  }
}

function settlementOfState(state: ParticipationState) {
  if (!state.arrivedAt || !state.finishedAt) throw new Error('A meeting settles after arrival and finish');
  return settlementOf(state, {
    startsAt: state.startsAt,
    endsAt: state.endsAt,
    arrivedAt: state.arrivedAt,
    finishedAt: state.finishedAt,
    cutShortByCast: isCutShort(state),
  });
}
