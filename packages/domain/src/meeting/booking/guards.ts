import { addMinutes } from '@yoimachi/domain/time';
import type { CommandError } from './booking-errors.ts';
import { feePercent } from './cancel-policy.ts';
import type { Command, DecideContext } from './command.ts';
import { DUE_TIMES } from './due.ts';
import {
  ARRIVAL_BEFORE_START_MINUTES,
  AUTO_FINISH_MINUTES,
  CLAIM_AFTER_MINUTES,
  EXTENSION_MINUTES,
  NO_SHOW_AFTER_MINUTES,
  TAKE_BACK_MINUTES,
} from './limits.ts';
import type { Transition } from './process-types.ts';
import { extensionMayEndAt } from './extension.ts';
import { claimIsOpen, type ParticipationState } from './state.ts';
import { ClaimOutcome, type Role } from './values.ts';

/** All that a guard may look at. */
export interface Situation {
  readonly state: ParticipationState;
  readonly command: Command;
  readonly context: DecideContext;
}

type Test = (situation: Situation, row: Transition) => boolean;

/** Chooses between rows of the same action. */
export const SELECTORS = {
  isLastApproval: ({ context }) => context.isLastApproval !== false,
  beforeStart: ({ state, context }) => context.now < state.startsAt,
  noShowIsDue: ({ state, context }) =>
    state.arrivedAt === null && context.now >= addMinutes(state.startsAt, NO_SHOW_AFTER_MINUTES),
  feeOfRow: ({ state, context }, row) => feePercent(state, context.now) === row.feePercent,
  blamesGuest: ({ command }) => command.action === 'forceCancel' && command.blamesGuest === true,
  claimIsOpen: ({ state }) => claimIsOpen(state),
  endedByForce: ({ state }) => state.status === 'FORCE_FINISH',
  guestIsClaimedAbsent: ({ state }) => state.claimType === 'GUEST_NO_SHOW',
  billsPlan: ({ command }) => outcomeOf(command) === ClaimOutcome.PLAN,
  billsRealTime: ({ command }) => outcomeOf(command) === ClaimOutcome.REAL_TIME,
  billsRealTimeOfForcedEnd: ({ state, command }) =>
    outcomeOf(command) === ClaimOutcome.REAL_TIME && state.status === 'FORCE_FINISH',
  takesFee: ({ command }) => command.action === 'suspend' && command.takeFee === true,
} satisfies Record<string, Test>;
export type SelectorName = keyof typeof SELECTORS;

/** What must hold for a row, with the error that is answered when it does not. */
export const GUARDS = {
  dueReached: guard('ACTION_NOT_ALLOWED', ({ state, context }, row) => {
    const at = row.due ? DUE_TIMES[row.due].at(state) : null;
    return at !== null && context.now >= at;
  }),
  beforeDeadline: guard('DEADLINE_OVER', ({ state, context }) => context.now < state.deadlineAt),
  scheduleHolds: guard('SCHEDULE_CHANGED', ({ context }) => context.scheduleHolds !== false),
  guestNotSuspended: guard('ACTION_NOT_ALLOWED', ({ context }) => context.guestSuspended !== true),
  hasReason: guard(
    'REASON_REQUIRED',
    ({ command }) => 'reason' in command && Boolean(command.reason?.trim()),
  ),
  // A guest whose only cast came early may still cancel until the planned start; of several nobody may have come.
  notInStartedMeeting: guard('ACTION_NOT_ALLOWED', ({ state, context }) =>
    context.several
      ? state.arrivedAt === null && context.anotherArrived !== true
      : state.arrivedAt === null || context.now < state.startsAt,
  ),
  arrivalIsOpen: guard(
    'ARRIVAL_TOO_EARLY',
    ({ state, context }) => context.now >= addMinutes(state.startsAt, -ARRIVAL_BEFORE_START_MINUTES),
  ),
  beforeEnd: guard('ACTION_NOT_ALLOWED', ({ state, context }) => context.now < state.endsAt),
  timeFree: guard('TIME_TAKEN', ({ context }) => context.timeFree !== false),
  pressedArrival: guard('ACTION_NOT_ALLOWED', ({ state, context }) => state.arrivedBy === context.actor),
  withinTakeBack: guard(
    'ACTION_NOT_ALLOWED',
    ({ state, context }) =>
      state.arrivedAt !== null && context.now <= addMinutes(state.arrivedAt, TAKE_BACK_MINUTES),
  ),
  nothingElseHappened: guard(
    'ACTION_NOT_ALLOWED',
    ({ state }) =>
      state.extensionAskedAt === null &&
      state.claimedAt === null &&
      state.endsAt.getTime() === state.plannedEndsAt.getTime(),
  ),
  anotherInMeeting: guard('NOBODY_ARRIVED', ({ context }) => context.anotherInMeeting === true),
  noQuestionOpen: guard('EXTENSION_ASKED', ({ state }) => state.extensionAskedAt === null),
  questionOpen: guard('ACTION_NOT_ALLOWED', ({ state }) => state.extensionAskedAt !== null),
  extensionBeforeWork: guard(
    'EXTENSION_PAST_WORK',
    ({ state }) => addMinutes(state.endsAt, EXTENSION_MINUTES) <= extensionMayEndAt(state),
  ),
  extensionFree: guard(
    'EXTENSION_OVERLAPS',
    ({ state, context }) =>
      !context.nextStartsAt || addMinutes(state.endsAt, EXTENSION_MINUTES) <= context.nextStartsAt,
  ),
  canPay: guard('POINTS_INSUFFICIENT', ({ context }) => context.canPay !== false),
  started: guard('ACTION_NOT_ALLOWED', ({ state, context }) => context.now >= state.startsAt),
  claimIsTimely: guard(
    'CLAIM_TOO_EARLY',
    ({ state, context }) => context.now >= addMinutes(state.startsAt, CLAIM_AFTER_MINUTES),
  ),
  beforeAutoFinish: guard(
    'ACTION_NOT_ALLOWED',
    ({ state, context }) => context.now <= addMinutes(state.endsAt, AUTO_FINISH_MINUTES),
  ),
  // Who presses something of the meeting is there: the arrival, or 15 minutes more.
  guestPressedNothing: guard(
    'ACTION_NOT_ALLOWED',
    ({ state }) =>
      state.arrivedBy === 'cast' &&
      state.extensionAskedAt === null &&
      state.endsAt.getTime() === state.plannedEndsAt.getTime(),
  ),
  arrivedByCast: guard('ACTION_NOT_ALLOWED', ({ state }) => state.arrivedBy === 'cast'),
  noOpenClaim: guard('CLAIM_OPEN', ({ state }) => !claimIsOpen(state)),
  noClaim: guard('CLAIM_OPEN', ({ state }) => state.claimedAt === null),
  isClaimedAgainst: guard(
    'ACTION_NOT_ALLOWED',
    ({ state, context }) => claimIsOpen(state) && claimedAgainst(state) === context.actor,
  ),
  notObjected: guard('ALREADY_OBJECTED', ({ state }) => state.objectedAt === null),
  objected: guard('ACTION_NOT_ALLOWED', ({ state }) => state.objectedAt !== null),
  endReached: guard('END_TOO_EARLY', ({ state, context }) => context.now >= state.endsAt),
} satisfies Record<string, Guard>;
export type GuardName = keyof typeof GUARDS;

/** Who may object to a claim; null without one. */
export function claimedAgainst({ claimType }: Pick<ParticipationState, 'claimType'>): Role | null {
  if (claimType === null) return null;
  return claimType === 'GUEST_NO_SHOW' ? 'guest' : 'cast';
}

const outcomeOf = (command: Command) => (command.action === 'decideClaim' ? command.outcome : null);

interface Guard {
  readonly code: CommandError;
  readonly holds: Test;
}

function guard(code: CommandError, holds: Test): Guard {
  return { code, holds };
}
