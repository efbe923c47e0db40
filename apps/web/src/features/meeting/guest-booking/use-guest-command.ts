import { guestBookingRoutes as routes } from '@yoimachi/contract/booking';
import { useCommand } from '#meeting/booking';
import { guestBookingTexts as t } from './ja.ts';

const ACTS = {
  withdraw: { route: routes.cancelGuestBooking, done: t.withdrawn },
  cancel: { route: routes.cancelGuestBooking, done: t.cancelled },
  cancelNoShow: { route: routes.cancelGuestBooking, done: t.cancelled },
  arrive: { route: routes.guestArrived, done: t.arrived },
  takeBackArrival: { route: routes.guestTakeBackArrival, done: t.takenBack },
  askExtension: { route: routes.askExtension, done: t.asked },
  finish: { route: routes.finishGuestBooking, done: t.finished },
  claimCastAbsent: { route: routes.claimCastAbsent, done: t.claimed },
  objectToClaim: { route: routes.guestObjects, done: t.objected },
} as const;

/** If the booking continues with the others. */
const ACTS_OF_ONE = { ...ACTS, cancelNoShow: { ...ACTS.cancelNoShow, done: t.noShowCancelled } } as const;

/** Sends a guest's acts; reports success. */
export const useGuestCommand = (onDone?: () => void, isOneOfSeveral = false) =>
  useCommand(isOneOfSeveral ? ACTS_OF_ONE : ACTS, onDone);
