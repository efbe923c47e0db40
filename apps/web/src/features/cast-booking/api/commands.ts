import { castBookingRoutes } from '@yoimachi/contract/booking';
import { CastDecision } from '@yoimachi/domain/booking';
import { call } from '../../../lib/api.ts';
import type { CommandAnswer } from '../../booking/index.ts';

/** Which booking, and the version of it that she saw. */
export interface Target {
  readonly bookingId: string;
  readonly version: number;
}

/** What a cast does to a booking with one tap or with a reason. */
export type CastAct =
  | { readonly action: 'approve' | 'arrive' | 'takeBackArrival' | 'agreeExtension' | 'declineExtension' }
  | { readonly action: 'end' | 'checkOut' | 'claimGuestAbsent' }
  | { readonly action: 'reject' | 'forceFinish' | 'objectToClaim'; readonly reason: string }
  /** `isStepBack`: before the booking is confirmed; the call is the same. */
  | { readonly action: 'cancel'; readonly reason: string; readonly isStepBack: boolean };

export type CastCommand = Target & CastAct;

/** Sends one act of the cast. */
export function sendCastCommand(command: CastCommand, idempotencyKey: string): Promise<CommandAnswer> {
  const { bookingId, version } = command;
  const body = { bookingId, version };
  const routes = castBookingRoutes;
  switch (command.action) {
    case 'approve':
      return call(routes.confirmBooking, {
        body: { ...body, decision: CastDecision.ACCEPT },
        idempotencyKey,
      });
    case 'reject':
      return call(routes.confirmBooking, {
        body: { ...body, decision: CastDecision.REJECT, reason: command.reason },
        idempotencyKey,
      });
    case 'agreeExtension':
      return call(routes.answerExtension, {
        body: { ...body, decision: CastDecision.ACCEPT },
        idempotencyKey,
      });
    case 'declineExtension':
      return call(routes.answerExtension, {
        body: { ...body, decision: CastDecision.REJECT },
        idempotencyKey,
      });
    case 'cancel':
      return call(routes.cancelCastBooking, { body: { ...body, reason: command.reason }, idempotencyKey });
    case 'forceFinish':
      return call(routes.forceFinish, { body: { ...body, reason: command.reason }, idempotencyKey });
    case 'arrive':
      return call(routes.castArrived, { body, idempotencyKey });
    case 'takeBackArrival':
      return call(routes.castTakeBackArrival, { body, idempotencyKey });
    case 'end':
      return call(routes.endCastBooking, { body, idempotencyKey });
    case 'claimGuestAbsent':
      return call(routes.claimGuestAbsent, { body, idempotencyKey });
    case 'objectToClaim':
      return call(routes.castObjects, { body: { ...body, reason: command.reason }, idempotencyKey });
    case 'checkOut':
      return call(routes.checkOut, { body, idempotencyKey });
  }
}
