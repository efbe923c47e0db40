import { castBookingRoutes } from '@yoimachi/contract/booking';
import { CastDecision } from '@yoimachi/domain/booking';
import type { Sum } from '@yoimachi/domain/booking';
import { call } from '#lib/api.ts';
import type { CommandAnswer } from '#meeting/booking';

/** Which booking, and the version she saw. */
export interface Target {
  readonly bookingId: string;
  readonly version: number;
}

/** What a cast does to a booking with one tap or with a reason; `shown` is the cost she saw. */
export type CastAct =
  | { readonly action: 'approve' | 'arrive' | 'takeBackArrival' | 'checkOut' | 'claimGuestAbsent' }
  | { readonly action: 'end' | 'agreeExtension' | 'declineExtension'; readonly shown: Sum }
  | { readonly action: 'reject' | 'objectToClaim'; readonly reason: string }
  | { readonly action: 'forceFinish'; readonly reason: string; readonly shown: Sum }
  /** `isStepBack`: before the booking is confirmed; the call is the same. */
  | {
      readonly action: 'cancel';
      readonly reason: string;
      readonly shown: Sum;
      readonly isStepBack: boolean;
    };

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
    case 'declineExtension': {
      const decision = command.action === 'agreeExtension' ? CastDecision.ACCEPT : CastDecision.REJECT;
      return call(routes.answerExtension, {
        body: { ...body, shown: command.shown, decision },
        idempotencyKey,
      });
    }
    case 'cancel':
    case 'forceFinish': {
      const route = command.action === 'cancel' ? routes.cancelCastBooking : routes.forceFinish;
      const { reason, shown } = command;
      return call(route, { body: { ...body, reason, shown }, idempotencyKey });
    }
    case 'arrive':
      return call(routes.castArrived, { body, idempotencyKey });
    case 'takeBackArrival':
      return call(routes.castTakeBackArrival, { body, idempotencyKey });
    case 'end':
      return call(routes.endCastBooking, { body: { ...body, shown: command.shown }, idempotencyKey });
    case 'claimGuestAbsent':
      return call(routes.claimGuestAbsent, { body, idempotencyKey });
    case 'objectToClaim':
      return call(routes.castObjects, { body: { ...body, reason: command.reason }, idempotencyKey });
    case 'checkOut':
      return call(routes.checkOut, { body, idempotencyKey });
  }
}
