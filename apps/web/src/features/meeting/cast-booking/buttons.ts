import type { CastBookingItem } from '@yoimachi/contract/booking';
import { buttonOf, buttonsFor, factsOf, stateOf, type BookingAction } from '#meeting/booking';

/** The button of an act of hers, where it is offered now. */
export const castButton = (booking: CastBookingItem, now: Date, action: BookingAction) =>
  buttonOf(buttonsFor(stateOf(booking), 'cast', now, factsOf(booking)), action);
