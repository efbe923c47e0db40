import type { CastBookingItem } from '@yoimachi/contract/booking';
import { bookingTexts, buttonOf, buttonsFor, factsOf, stateOf } from '#meeting/booking';
import type { BookingAction, BookingSide } from '#meeting/booking';

export const castSide: BookingSide<CastBookingItem> = {
  role: 'cast',
  participationsOf: (booking) => [booking],
  namesOf: ({ guest }) => guest.nickname + bookingTexts.san,
};

/** The button of an act of hers, where it is offered now. */
export const castButton = (booking: CastBookingItem, now: Date, action: BookingAction) =>
  buttonOf(buttonsFor(stateOf(booking), 'cast', now, factsOf(booking)), action);
