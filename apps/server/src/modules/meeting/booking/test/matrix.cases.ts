import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import {
  isOver,
  phaseOf,
  type Command,
  type Participation,
  type ParticipationState,
  type Role,
  type Sum,
} from '@yoimachi/domain/booking';
import { checkReview } from '@yoimachi/domain/review';

/** A stored participation and who has reviewed it. */
export interface StoredParticipation {
  readonly state: ParticipationState;
  readonly reviewedAt: { readonly guest: Date | null; readonly cast: Date | null };
}

/** One way of making a call on a booking. */
export interface Case {
  readonly name: string;
  /** Says nothing about other casts: tried on single-cast bookings. */
  readonly ofOneParticipation?: true;
  /** In addition to the booking, its version and whom it is about. */
  readonly body: object;
  /** Where the process decides: the command, given the participations the caller names; or a code. */
  readonly command?: (named: readonly Participation[], now: Date) => Command | string;
  /** The cost the caller saw, given the current cost. Absent: the current cost. */
  readonly shown?: (owed: Sum) => Sum;
  /** The others follow their own rules for one participation: what becomes of it, or a code. */
  readonly rule?: (participation: StoredParticipation, role: Role, now: Date) => ParticipationState | string;
  /** Whether pending clock work is done first: always, only if the call is then accepted, or not at all. */
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
    ofOneParticipation: true,
  },
];

/** The guest's single call for three actions: the phases decide which. */
const cancelling: Case = {
  name: 'cancel',
  body: { reason: REASON },
  command(named) {
    const phases = named.map(({ state }) => phaseOf(state));
    const isRequest = phases.includes('pending') || phases.includes('held');
    const action = isRequest ? 'withdraw' : phases.includes('noShow') ? 'cancelNoShow' : 'cancel';
    return { action, reason: REASON };
  },
  catchesUp: 'always',
};

/** A call that costs or ends something, by someone who saw the right cost, and by someone who saw different points or minutes. */
const costing = (made: Case): Case[] => [
  made,
  {
    ...made,
    name: `${made.name} for other points`,
    shown: ({ points, minutes }) => ({ points: points + 1, minutes }),
  },
  {
    ...made,
    ofOneParticipation: true,
    name: `${made.name} for other minutes`,
    shown: ({ points, minutes }) => ({ points, minutes: minutes === null ? 15 : null }),
  },
];

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
  cancelGuestBooking: costing(cancelling),
  guestArrived: [plain('arrive')],
  guestTakeBackArrival: [plain('takeBackArrival')],
  askExtension: costing(plain('askExtension')),
  finishGuestBooking: costing(plain('finish')),
  claimCastAbsent: [plain('claimCastAbsent')],
  guestObjects: withReason('objectToClaim'),
  reviewCast: [reviewing({ tier: 'GOOD' })],
  getCastBooking: [reading],
  confirmBooking: [plain('approve', { body: { decision: 1 } }), ...withReason('reject', { decision: -1 })],
  cancelCastBooking: withReason('cancel').flatMap(costing),
  castArrived: [plain('arrive')],
  castTakeBackArrival: [plain('takeBackArrival')],
  answerExtension: [
    ...costing(plain('agreeExtension', { body: { decision: 1 } })),
    ...costing(plain('declineExtension', { body: { decision: -1 } })),
  ],
  endCastBooking: costing(plain('end')),
  forceFinish: withReason('forceFinish').flatMap(costing),
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
export const takesSum = (route: Route): boolean => 'shown' in shapeOf(route);
export const takesCast = (route: Route): boolean => 'castId' in shapeOf(route);

function shapeOf(route: Route): object {
  const schema = (route.params ?? route.body) as { readonly shape?: object } | undefined;
  return schema?.shape ?? {};
}
