import { castBookingRoutes as routes } from '@yoimachi/contract/booking';
import { CastDecision } from '@yoimachi/domain/booking';
import { useCommand } from '#meeting/booking';
import { castBookingTexts as t } from './ja.ts';

const { ACCEPT, REJECT } = CastDecision;

const ACTS = {
  approve: { route: routes.confirmBooking, decision: ACCEPT, done: t.approved },
  reject: { route: routes.confirmBooking, decision: REJECT, done: t.rejected },
  cancel: { route: routes.cancelCastBooking, done: t.cancelled },
  /** Before the booking is confirmed. */
  stepBack: { route: routes.cancelCastBooking, done: t.steppedBack },
  arrive: { route: routes.castArrived, done: t.arrived },
  takeBackArrival: { route: routes.castTakeBackArrival, done: t.takenBack },
  agreeExtension: { route: routes.answerExtension, decision: ACCEPT, done: t.extended },
  declineExtension: { route: routes.answerExtension, decision: REJECT, done: t.notExtended },
  end: { route: routes.endCastBooking, done: t.ended },
  forceFinish: { route: routes.forceFinish, done: t.ended },
  checkOut: { route: routes.checkOut, done: t.checkedOut },
  claimGuestAbsent: { route: routes.claimGuestAbsent, done: t.claimed },
  objectToClaim: { route: routes.castObjects, done: t.objected },
} as const;

/** Sends a cast's acts; reports success. */
export const useCastCommand = (onDone?: () => void) => useCommand(ACTS, onDone);
