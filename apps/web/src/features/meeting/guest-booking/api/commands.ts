import { guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Sum } from '@yoimachi/domain/booking';
import { call } from '#lib/api.ts';
import type { CommandAnswer, ReviewInput } from '#meeting/booking';

/** Which booking, or for one cast her participation in it, and the version the guest saw. */
export interface Target {
  readonly bookingId: string;
  readonly version: number;
  readonly castId?: string;
}

export type LeavingAct = 'withdraw' | 'cancel' | 'cancelNoShow';
export type PlainAct = 'claimCastAbsent' | 'arrive' | 'takeBackArrival';

/** What a guest does to a booking; `shown` is the cost he saw. */
export type GuestAct =
  | { readonly action: LeavingAct; readonly reason: string; readonly shown: Sum }
  | { readonly action: 'askExtension' | 'finish'; readonly shown: Sum }
  | { readonly action: PlainAct }
  | { readonly action: 'objectToClaim'; readonly reason: string };

export type GuestCommand = Target & GuestAct;

/** Sends one act of the guest. */
export function sendGuestCommand(command: GuestCommand, idempotencyKey: string): Promise<CommandAnswer> {
  const { bookingId, version, castId } = command;
  const body = { bookingId, version, ...(castId !== undefined && { castId }) };
  const routes = guestBookingRoutes;
  switch (command.action) {
    case 'withdraw':
    case 'cancel':
    case 'cancelNoShow': {
      const { reason, shown } = command;
      return call(routes.cancelGuestBooking, { body: { ...body, reason, shown }, idempotencyKey });
    }
    case 'arrive':
      return call(routes.guestArrived, { body, idempotencyKey });
    case 'takeBackArrival':
      return call(routes.guestTakeBackArrival, { body, idempotencyKey });
    case 'askExtension':
      return call(routes.askExtension, { body: { ...body, shown: command.shown }, idempotencyKey });
    case 'claimCastAbsent':
      return call(routes.claimCastAbsent, { body, idempotencyKey });
    case 'objectToClaim':
      return call(routes.guestObjects, { body: { ...body, reason: command.reason }, idempotencyKey });
    case 'finish':
      return call(routes.finishGuestBooking, { body: { ...body, shown: command.shown }, idempotencyKey });
  }
}

/** Reviews one cast of a finished booking, once. */
export function reviewCast(bookingId: string, castId: string, review: ReviewInput) {
  return call(guestBookingRoutes.reviewCast, { body: { bookingId, castId, ...review } });
}
