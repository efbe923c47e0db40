import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import {
  decide,
  feePercent,
  isOver,
  nextDue,
  phaseOf,
  type Command,
  type Decision,
  type ParticipationState,
  type Role,
} from '@yoimachi/domain/booking';
import { checkReview } from '@yoimachi/domain/review';

/** A stored part and who has reviewed it. */
export interface Stored {
  readonly state: ParticipationState;
  readonly reviewedAt: { readonly guest: Date | null; readonly cast: Date | null };
}

/** What a call must answer: an error's code, or 200 with the part afterwards and, for a row of the process, the decision. */
export type Verdict = string | { readonly after: ParticipationState; readonly decision?: Decision };

/** One way of making a call on a booking. */
export interface Case {
  readonly name: string;
  /** Beside the booking and its version. */
  readonly body: object;
  /** Answers of the process carry the command; the others are rules of their own. */
  readonly command?: (state: ParticipationState, now: Date) => Command | string;
  readonly rule?: (stored: Stored, now: Date) => Verdict;
  /** What the clock owes is done first: always, only when the call is then accepted, or not at all. */
  readonly catchesUp: 'always' | 'whenAccepted' | 'never';
}

const REASON = '都合が悪くなりました';

const plain = (
  action: Command['action'],
  more: { name?: string; body?: object; reason?: string } = {},
): Case => ({
  name: more.name ?? action,
  body: more.body ?? {},
  command: () => ({ action, ...(more.reason !== undefined && { reason: more.reason }) }) as Command,
  catchesUp: 'always',
});
const withReason = (action: Command['action'], body: object = {}): Case[] => [
  plain(action, { body: { ...body, reason: REASON }, reason: REASON }),
  plain(action, { name: `${action} without a reason`, body: { ...body, reason: '' }, reason: '' }),
];

/** The guest's one call for three actions: which of them says the phase, and the fee must be the one he saw. */
const cancelling = (percent: number): Case => ({
  name: `cancel for ${percent} %`,
  body: { reason: REASON, feePercent: percent },
  command(state, now) {
    const phase = phaseOf(state);
    const action =
      phase === 'pending' || phase === 'held' ? 'withdraw' : phase === 'noShow' ? 'cancelNoShow' : 'cancel';
    const owed = action === 'cancel' ? feePercent(state, now) : 0;
    return owed === percent ? { action, reason: REASON } : 'FEE_CHANGED';
  },
  catchesUp: 'always',
});

const reviewing = (role: Role, body: object): Case => ({
  name: `review by the ${role}`,
  body,
  rule({ state, reviewedAt }, now) {
    const other = role === 'guest' ? 'cast' : 'guest';
    const facts = {
      finishedAt: state.finishedAt,
      ownReviewedAt: reviewedAt[role],
      otherReviewedAt: reviewedAt[other],
    };
    const allowed = checkReview(facts, now);
    return allowed.ok ? { after: state } : allowed.error.code;
  },
  catchesUp: 'whenAccepted',
});

const reading: Case = {
  name: 'read',
  body: {},
  rule: ({ state }) => ({ after: state }),
  catchesUp: 'never',
};

const checkingOut: Case = {
  name: 'check out',
  body: {},
  rule({ state }, now) {
    const allowed = isOver(state) && state.checkedOutAt === null;
    return allowed
      ? { after: { ...state, checkedOutAt: now, version: state.version + 1 } }
      : 'ACTION_NOT_ALLOWED';
  },
  catchesUp: 'never',
};

/** The cases of every call that names a booking. */
export const CASES: Readonly<Record<string, readonly Case[]>> = {
  getGuestBooking: [reading],
  cancelGuestBooking: [0, 50, 100].map(cancelling),
  guestArrived: [plain('arrive')],
  guestTakeBackArrival: [plain('takeBackArrival')],
  askExtension: [plain('askExtension')],
  finishGuestBooking: [plain('finish')],
  claimCastAbsent: [plain('claimCastAbsent')],
  guestObjects: withReason('objectToClaim'),
  reviewCast: [reviewing('guest', { tier: 'GOOD' })],
  getCastBooking: [reading],
  confirmBooking: [plain('approve', { body: { decision: 1 } }), ...withReason('reject', { decision: -1 })],
  cancelCastBooking: withReason('cancel'),
  castArrived: [plain('arrive')],
  castTakeBackArrival: [plain('takeBackArrival')],
  answerExtension: [
    plain('agreeExtension', { body: { decision: 1 } }),
    plain('declineExtension', { body: { decision: -1 } }),
  ],
  endCastBooking: [plain('end')],
  forceFinish: withReason('forceFinish'),
  claimGuestAbsent: [plain('claimGuestAbsent')],
  castObjects: withReason('objectToClaim'),
  checkOut: [checkingOut],
  reviewGuest: [reviewing('cast', { tier: 'GOOD', again: 'OK' })],
};

/** Every call of the contract that names a booking in its body or its path. */
export const bookingCalls = (
  Object.entries({ ...guestBookingRoutes, ...castBookingRoutes }) as [string, Route][]
).filter(([, route]) => 'bookingId' in shapeOf(route));

export const takesVersion = (route: Route): boolean => 'version' in shapeOf(route);

function shapeOf(route: Route): object {
  const schema = (route.params ?? route.body) as { readonly shape?: object } | undefined;
  return schema?.shape ?? {};
}

/** The part after all that the clock owes it by `now`, each change at its own due time. */
export function caughtUp(state: ParticipationState, now: Date): ParticipationState {
  let current = state;
  for (let due = nextDue(current); due !== null && due.at <= now; due = nextDue(current)) {
    const decision = decide(current, { action: due.action }, { actor: 'clock', now: due.at });
    if (!decision.ok) throw new Error(`${due.action}: ${decision.error.code}`);
    current = decision.value.state;
  }
  return current;
}

/** What a case must answer to its own person who saw the part as it is stored. */
export function verdictOf(made: Case, role: Role, stored: Stored, now: Date): Verdict {
  if (made.rule) {
    const state = made.catchesUp === 'whenAccepted' ? caughtUp(stored.state, now) : stored.state;
    return made.rule({ ...stored, state }, now);
  }
  const { state } = stored;
  if (caughtUp(state, now) !== state) return 'CONFLICT';
  const command = made.command!(state, now);
  if (typeof command === 'string') return command;
  const decision = decide(state, command, { actor: role, now });
  return decision.ok ? { after: decision.value.state, decision: decision.value } : decision.error.code;
}
