import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import { actionsFor, ALONE, TAKEN_FOR_GRANTED, type Command, type Role } from '@yoimachi/domain/booking';
import type { ModelBooking } from './model-types.ts';
import type { ParticipationAction } from './step.ts';

export type CallName = keyof typeof guestBookingRoutes | keyof typeof castBookingRoutes;

/** What is sent for an action, and what it means. */
export interface Order {
  readonly call: CallName;
  readonly role: Role;
  readonly body: object;
  /** Absent: a review. */
  readonly command?: Command;
  /** The guest's command is for the whole booking. */
  readonly isWhole?: boolean;
}

/** How someone does something wrong. */
export interface ActWays {
  readonly misnames: boolean;
  /** The clock has moved on, and nobody has done its work yet. */
  readonly lazyMinutes: number;
  /** The screen's clock is this far ahead. */
  readonly aheadMinutes?: number;
}

const ROUTES: Readonly<Record<CallName, Route>> = { ...guestBookingRoutes, ...castBookingRoutes };

/** Whether a call states the cost its caller saw. */
export function saysSum(call: CallName): boolean {
  const { shape = {} } = (ROUTES[call].body ?? {}) as { readonly shape?: object };
  return 'shown' in shape;
}

const reason = 'a reason';
const guest = (call: CallName, command: Command, body: object = {}): Order => ({
  call,
  role: 'guest',
  body,
  command,
});
const cast = (call: CallName, command: Command, body: object = {}): Order => ({
  call,
  role: 'cast',
  body,
  command,
});

export const ORDERS: Readonly<Record<Exclude<ParticipationAction, 'cancelAsGuest'>, Order>> = {
  approve: cast('confirmBooking', { action: 'approve' }, { decision: 1 }),
  reject: cast('confirmBooking', { action: 'reject', reason }, { decision: -1, reason }),
  cancelAsCast: cast('cancelCastBooking', { action: 'cancel', reason }, { reason }),
  castArrived: cast('castArrived', { action: 'arrive' }),
  guestArrived: guest('guestArrived', { action: 'arrive' }),
  castTakesBack: cast('castTakeBackArrival', { action: 'takeBackArrival' }),
  guestTakesBack: guest('guestTakeBackArrival', { action: 'takeBackArrival' }),
  askExtension: guest('askExtension', { action: 'askExtension' }),
  agreeExtension: cast('answerExtension', { action: 'agreeExtension' }, { decision: 1 }),
  declineExtension: cast('answerExtension', { action: 'declineExtension' }, { decision: -1 }),
  finish: { ...guest('finishGuestBooking', { action: 'finish' }), isWhole: true },
  finishOne: guest('finishGuestBooking', { action: 'finish' }),
  end: cast('endCastBooking', { action: 'end' }),
  forceFinish: cast('forceFinish', { action: 'forceFinish', reason }, { reason }),
  claimGuestAbsent: cast('claimGuestAbsent', { action: 'claimGuestAbsent' }),
  claimCastAbsent: guest('claimCastAbsent', { action: 'claimCastAbsent' }),
  guestObjects: guest('guestObjects', { action: 'objectToClaim', reason }, { reason }),
  castObjects: cast('castObjects', { action: 'objectToClaim', reason }, { reason }),
  reviewCast: { call: 'reviewCast', role: 'guest', body: { tier: 'GOOD' } },
  reviewGuest: { call: 'reviewGuest', role: 'cast', body: { tier: 'KEEP', again: 'OK' } },
};

/** The guest's single call for withdrawing, cancelling and leaving behind those who did not come. */
export const cancelling = (command: Command): Order =>
  guest('cancelGuestBooking', command, { reason: 'plans' });

/** The offered actions a side may take, with their relative weights: those that make progress weigh more. */
const FOLLOWED: Readonly<
  Record<string, readonly (readonly [action: ParticipationAction, weight: number])[]>
> = {
  'cast approve': [['approve', 200]],
  'cast reject': [['reject', 8]],
  'guest withdraw': [['cancelAsGuest', 2]],
  'guest cancel': [['cancelAsGuest', 1]],
  'guest cancelNoShow': [['cancelAsGuest', 20]],
  'cast cancel': [['cancelAsCast', 1]],
  'cast arrive': [['castArrived', 200]],
  'guest arrive': [['guestArrived', 40]],
  'cast takeBackArrival': [['castTakesBack', 4]],
  'guest takeBackArrival': [['guestTakesBack', 4]],
  'guest askExtension': [['askExtension', 40]],
  'cast agreeExtension': [['agreeExtension', 150]],
  'cast declineExtension': [['declineExtension', 20]],
  'guest finish': [
    ['finish', 4],
    ['finishOne', 4],
  ],
  'cast end': [['end', 100]],
  'cast forceFinish': [['forceFinish', 4]],
  'cast claimGuestAbsent': [['claimGuestAbsent', 20]],
  'guest claimCastAbsent': [['claimCastAbsent', 6]],
  'guest objectToClaim': [['guestObjects', 120]],
  'cast objectToClaim': [['castObjects', 60]],
};
/** The remaining weight: nobody does anything. */
export const WAITING_WEIGHT = 60;
/** Actions of at least this weight make progress: nobody waits for the clock while there is one. */
export const LEADING_WEIGHT = 40;

/** What the people of a booking are offered at `now`, as far as they may follow it. */
export function offersOf(booking: ModelBooking, now: Date) {
  return booking.participations.flatMap((participation) =>
    (['guest', 'cast'] as const).flatMap((role) =>
      actionsFor(participation.state, role, now, { ...ALONE, ...TAKEN_FOR_GRANTED })
        .filter(({ enabled }) => enabled)
        .flatMap(({ action }) => FOLLOWED[`${role} ${action}`] ?? [])
        .map(([action, weight]) => ({ booking, participation, role, action, weight })),
    ),
  );
}
