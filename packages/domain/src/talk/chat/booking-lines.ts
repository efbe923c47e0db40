import type { ActionName } from '@yoimachi/domain/booking';

/** What a chat says of a booking, with a card that leads to it. */
export const BOOKING_LINES = [
  'REQUESTED',
  'APPROVED',
  'CONFIRMED',
  'REJECTED',
  'NOT_CONCLUDED',
  'WITHDRAWN',
  'CANCELLED',
  'ENDED',
  'PLACE_PROPOSED',
  'PLACE_AGREED',
  'PLACE_DECLINED',
  'PLACE_WITHDRAWN',
  'ARRIVED',
  'ARRIVAL_TAKEN_BACK',
  'LATE',
  'NO_SHOW',
  'EXTENSION_ASKED',
  'EXTENDED',
  'EXTENSION_DECLINED',
  'FINISHED',
] as const;
export type BookingLine = (typeof BOOKING_LINES)[number];

/** What a booking's history names beside the actions of the process. */
type PlaceAction = 'proposePlace' | 'agreePlace' | 'declinePlace' | 'withdrawPlace';

/** What is said of each; null: nothing, it concerns one of the two or is said by the booking itself. */
const LINE_OF: Readonly<Record<ActionName | PlaceAction, BookingLine | null>> = {
  request: 'REQUESTED',
  approve: 'CONFIRMED',
  confirm: 'CONFIRMED',
  reject: 'REJECTED',
  autoReject: 'NOT_CONCLUDED',
  scheduleChanged: 'NOT_CONCLUDED',
  couldNotTakePart: 'NOT_CONCLUDED',
  withdraw: 'WITHDRAWN',
  cancel: 'CANCELLED',
  cancelForPayment: 'ENDED',
  suspend: 'ENDED',
  forceCancel: 'ENDED',
  arrive: 'ARRIVED',
  takeBackArrival: 'ARRIVAL_TAKEN_BACK',
  noShow: 'LATE',
  cancelNoShow: 'NO_SHOW',
  closeNoShow: 'NO_SHOW',
  askExtension: 'EXTENSION_ASKED',
  agreeExtension: 'EXTENDED',
  declineExtension: 'EXTENSION_DECLINED',
  lapseExtension: 'EXTENSION_DECLINED',
  finish: 'FINISHED',
  end: 'FINISHED',
  forceFinish: 'FINISHED',
  autoFinish: 'FINISHED',
  forceEnd: 'FINISHED',
  claimGuestAbsent: null,
  claimCastAbsent: null,
  objectToClaim: null,
  claimStands: null,
  decideClaim: null,
  proposePlace: 'PLACE_PROPOSED',
  agreePlace: 'PLACE_AGREED',
  declinePlace: 'PLACE_DECLINED',
  withdrawPlace: 'PLACE_WITHDRAWN',
};

/** The line about a row of a booking's history; `to` is the phase it led to. */
export function bookingLineOf(action: string, to: string): BookingLine | null {
  // Not the last of several: the booking still waits for others.
  if (action === 'approve' && to === 'held') return 'APPROVED';
  return (LINE_OF as Readonly<Record<string, BookingLine | null>>)[action] ?? null;
}
