import { showToast } from '#lib/toast.ts';
import { useCommand, type CommandAnswer } from '#meeting/booking';
import { castBookingTexts as t } from './ja.ts';
import { castBookingRoutes } from '@yoimachi/contract/booking';
import { CastDecision, type Sum } from '@yoimachi/domain/booking';
import { call } from '#lib/api.ts';

const doneTexts: Readonly<Record<CastAct['action'], string>> = {
  approve: t.approved,
  reject: t.rejected,
  cancel: t.cancelled,
  arrive: t.arrived,
  takeBackArrival: t.takenBack,
  agreeExtension: t.extended,
  declineExtension: t.notExtended,
  end: t.ended,
  forceFinish: t.ended,
  checkOut: t.checkedOut,
  claimGuestAbsent: t.claimed,
  objectToClaim: t.objected,
};

/** Sends a cast's acts; reports success. `onDone` closes whatever asked for it. */
export function useCastCommand(onDone?: () => void) {
  return useCommand<CastCommand>(async (command, idempotencyKey) => {
    const answer = await sendCastCommand(command, idempotencyKey);
    const isStepBack = command.action === 'cancel' && command.isStepBack;
    showToast(isStepBack ? t.steppedBack : doneTexts[command.action], 'ok');
    return answer;
  }, onDone);
}

/** Which booking, and the version she saw. */
interface Target {
  readonly bookingId: string;
  readonly version: number;
}

/** What a cast does to a booking with one tap or with a reason; `shown` is the cost she saw. */
type CastAct =
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

type CastCommand = Target & CastAct;

/** Sends one act of the cast. */
function sendCastCommand(command: CastCommand, idempotencyKey: string): Promise<CommandAnswer> {
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
