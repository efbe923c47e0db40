import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import {
  feePercent,
  isOver,
  phaseOf,
  type Command,
  type Member,
  type ParticipationState,
  type Role,
} from '@yoimachi/domain/booking';
import { checkReview } from '@yoimachi/domain/review';

/** A stored part and who has reviewed it. */
export interface StoredPart {
  readonly state: ParticipationState;
  readonly reviewedAt: { readonly guest: Date | null; readonly cast: Date | null };
}

/** One way of making a call on a booking. */
export interface Case {
  readonly name: string;
  /** Says nothing about other casts: tried on bookings of one. */
  readonly ofOnePart?: true;
  /** Beside the booking, its version and whom it is about. */
  readonly body: object;
  /** Answers of the process carry the command, given the parts that the caller names; or a code. */
  readonly command?: (named: readonly Member[], now: Date) => Command | string;
  /** The others are rules of their own about one part: what becomes of it, or a code. */
  readonly rule?: (part: StoredPart, role: Role, now: Date) => ParticipationState | string;
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
  {
    ...plain(action, { name: `${action} without a reason`, body: { ...body, reason: '' }, reason: '' }),
    ofOnePart: true,
  },
];

/** The guest's one call for three actions: which of them say the phases, and the fee must be the one he saw. */
const cancelling = (percent: number): Case => ({
  name: `cancel for ${percent} %`,
  body: { reason: REASON, feePercent: percent },
  command(named, now) {
    const phases = named.map(({ state }) => phaseOf(state));
    const isRequest = phases.includes('pending') || phases.includes('held');
    const action = isRequest ? 'withdraw' : phases.includes('noShow') ? 'cancelNoShow' : 'cancel';
    const owed = action === 'cancel' ? feePercent(named[0]!.state, now) : 0;
    return owed === percent ? { action, reason: REASON } : 'FEE_CHANGED';
  },
  catchesUp: 'always',
});

const reviewing = (body: object): Case => ({
  name: 'review',
  body,
  rule({ state, reviewedAt }, role, now) {
    const other = role === 'guest' ? 'cast' : 'guest';
    const facts = {
      finishedAt: state.finishedAt,
      ownReviewedAt: reviewedAt[role],
      otherReviewedAt: reviewedAt[other],
    };
    const allowed = checkReview(facts, now);
    return allowed.ok ? state : allowed.error.code;
  },
  catchesUp: 'whenAccepted',
});

const reading: Case = { name: 'read', body: {}, catchesUp: 'never' };

const checkingOut: Case = {
  name: 'check out',
  body: {},
  rule({ state }, _role, now) {
    const allowed = isOver(state) && state.checkedOutAt === null;
    return allowed ? { ...state, checkedOutAt: now, version: state.version + 1 } : 'ACTION_NOT_ALLOWED';
  },
  catchesUp: 'always',
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
  reviewCast: [reviewing({ tier: 'GOOD' })],
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
  reviewGuest: [reviewing({ tier: 'GOOD', again: 'OK' })],
};

/** Every call of the contract that names a booking in its body or its path. */
export const bookingCalls = (
  Object.entries({ ...guestBookingRoutes, ...castBookingRoutes }) as [string, Route][]
).filter(([, route]) => 'bookingId' in shapeOf(route));

export const takesVersion = (route: Route): boolean => 'version' in shapeOf(route);
export const takesCast = (route: Route): boolean => 'castId' in shapeOf(route);

function shapeOf(route: Route): object {
  const schema = (route.params ?? route.body) as { readonly shape?: object } | undefined;
  return schema?.shape ?? {};
}
