import { addMinutes } from '@yoimachi/domain/time';
import type { CommandError } from './booking-errors.ts';
import { feePercent } from './cancel-policy.ts';
import type { Command, DecideContext, FactName, Facts } from './command.ts';
import type { ActionName } from './action-name.ts';
import { DUE_TIMES, type DueName } from './due.ts';
import {
  ARRIVAL_BEFORE_START_MINUTES,
  AUTO_FINISH_MINUTES,
  CLAIM_AFTER_MINUTES,
  EXTENSION_MINUTES,
  NO_SHOW_AFTER_MINUTES,
  TAKE_BACK_MINUTES,
} from './limits.ts';
import { extensionMayEndAt } from './extension.ts';
import { claimIsOpen, type ParticipationState } from './state.ts';
import { ClaimOutcome, type Role } from './values.ts';

/** All that a condition may look at, with the facts it asks for. */
export interface Situation<Asked extends FactName = never> {
  readonly state: ParticipationState;
  readonly command: Command;
  readonly context: DecideContext & Pick<Facts, Asked>;
}

/** What a guard looks at of a row of the process. */
interface Row {
  readonly action: ActionName;
  readonly due?: DueName;
  readonly feePercent?: number;
}

/** Something that a row depends on, and the facts without which nothing can be said about it. */
interface Condition {
  readonly asks: readonly FactName[];
  readonly holds: (situation: Situation, row: Row) => boolean;
}
interface Guard extends Condition {
  readonly code: CommandError;
}

/** Chooses between rows of the same action. */
export const SELECTORS = {
  isLastApproval: when(({ context }) => context.isLastApproval, 'isLastApproval'),
  beforeStart: when(({ state, context }) => context.now < state.startsAt),
  noShowIsDue: when(
    ({ state, context }) =>
      state.arrivedAt === null && context.now >= addMinutes(state.startsAt, NO_SHOW_AFTER_MINUTES),
  ),
  feeOfRow: when(({ state, context }, row) => feePercent(state, context.now) === row.feePercent),
  blamesGuest: when(({ command }) => command.action === 'forceCancel' && command.blamesGuest === true),
  claimIsOpen: when(({ state }) => claimIsOpen(state)),
  endedByForce: when(({ state }) => state.status === 'FORCE_FINISH'),
  guestIsClaimedAbsent: when(({ state }) => state.claimType === 'GUEST_NO_SHOW'),
  billsPlan: when(({ command }) => outcomeOf(command) === ClaimOutcome.PLAN),
  billsRealTime: when(({ command }) => outcomeOf(command) === ClaimOutcome.REAL_TIME),
  billsRealTimeOfForcedEnd: when(
    ({ state, command }) => outcomeOf(command) === ClaimOutcome.REAL_TIME && state.status === 'FORCE_FINISH',
  ),
  takesFee: when(({ command }) => command.action === 'suspend' && command.takeFee === true),
} satisfies Record<string, Condition>;
export type SelectorName = keyof typeof SELECTORS;

/** What must hold for a row, with the error that is answered when it does not. */
export const GUARDS = {
  dueReached: guard('ACTION_NOT_ALLOWED', ({ state, context }, row) => {
    const at = row.due ? DUE_TIMES[row.due].at(state) : null;
    return at !== null && context.now >= at;
  }),
  beforeDeadline: guard('DEADLINE_OVER', ({ state, context }) => context.now < state.deadlineAt),
  scheduleHolds: guard('SCHEDULE_CHANGED', ({ context }) => context.scheduleHolds, 'scheduleHolds'),
  guestNotSuspended: guard('ACTION_NOT_ALLOWED', ({ context }) => !context.guestSuspended, 'guestSuspended'),
  hasReason: guard(
    'REASON_REQUIRED',
    ({ command }) => 'reason' in command && Boolean(command.reason?.trim()),
  ),
  // A guest whose only cast came early may still cancel until the planned start; with several, nobody may have come.
  notInStartedMeeting: guard(
    'ACTION_NOT_ALLOWED',
    ({ state, context }) =>
      context.several
        ? state.arrivedAt === null && !context.anotherArrived
        : state.arrivedAt === null || context.now < state.startsAt,
    'several',
    'anotherArrived',
  ),
  arrivalIsOpen: guard(
    'ARRIVAL_TOO_EARLY',
    ({ state, context }) => context.now >= addMinutes(state.startsAt, -ARRIVAL_BEFORE_START_MINUTES),
  ),
  beforeEnd: guard('ACTION_NOT_ALLOWED', ({ state, context }) => context.now < state.endsAt),
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
  anotherInMeeting: guard('NOBODY_ARRIVED', ({ context }) => context.anotherInMeeting, 'anotherInMeeting'),
  noQuestionOpen: guard('EXTENSION_ASKED', ({ state }) => state.extensionAskedAt === null),
  questionOpen: guard('ACTION_NOT_ALLOWED', ({ state }) => state.extensionAskedAt !== null),
  extensionBeforeWork: guard(
    'EXTENSION_PAST_WORK',
    ({ state }) => addMinutes(state.endsAt, EXTENSION_MINUTES) <= extensionMayEndAt(state),
  ),
  extensionFree: guard(
    'EXTENSION_OVERLAPS',
    ({ state, context }) =>
      context.nextStartsAt === null || addMinutes(state.endsAt, EXTENSION_MINUTES) <= context.nextStartsAt,
    'nextStartsAt',
  ),
  owesNothing: guard('PAYMENT_DUE', ({ context }) => !context.paymentDue, 'paymentDue'),
  canPay: guard('POINTS_INSUFFICIENT', ({ context }) => context.canPay, 'canPay'),
  started: guard('ACTION_NOT_ALLOWED', ({ state, context }) => context.now >= state.startsAt),
  claimIsTimely: guard(
    'CLAIM_TOO_EARLY',
    ({ state, context }) => context.now >= addMinutes(state.startsAt, CLAIM_AFTER_MINUTES),
  ),
  beforeAutoFinish: guard(
    'ACTION_NOT_ALLOWED',
    ({ state, context }) => context.now <= addMinutes(state.endsAt, AUTO_FINISH_MINUTES),
  ),
  // A person who presses a meeting button (arrival, or 15 more minutes) is present.
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

/** Who may object to a claim; null if there is none. */
export function claimedAgainst({ claimType }: Pick<ParticipationState, 'claimType'>): Role | null {
  if (claimType === null) return null;
  return claimType === 'GUEST_NO_SHOW' ? 'guest' : 'cast';
}

const outcomeOf = (command: Command) => (command.action === 'decideClaim' ? command.outcome : null);

function guard<Asked extends FactName = never>(
  code: CommandError,
  holds: (situation: Situation<Asked>, row: Row) => boolean,
  ...asks: readonly Asked[]
): Guard {
  return { code, ...when(holds, ...asks) };
}

function when<Asked extends FactName = never>(
  holds: (situation: Situation<Asked>, row: Row) => boolean,
  ...asks: readonly Asked[]
): Condition {
  return {
    asks,
    holds(situation, row) {
      if (!knows(situation, asks)) throw new Error(`${row.action} asks for ${asks.join(', ')}`);
      return holds(situation, row);
    },
  };
}

/** Nothing is decided on a fact that was left out. */
function knows<Asked extends FactName>(
  situation: Situation,
  asks: readonly Asked[],
): situation is Situation<Asked> {
  const context: DecideContext & Partial<Facts> = situation.context;
  return asks.every((name) => context[name] !== undefined);
}
