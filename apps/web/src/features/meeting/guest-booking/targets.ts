import type { GuestBookingItem, GuestParticipation } from '@yoimachi/contract/booking';
import type { Target } from './api/commands.ts';

/** A command for all casts of a booking. */
export function targetOf({ bookingId, version }: GuestBookingItem): Target {
  return { bookingId, version };
}

/** A command for one cast's participation. */
export function targetOfParticipation(
  { bookingId }: GuestBookingItem,
  { cast, state }: GuestParticipation,
): Target {
  return { bookingId, version: state.version, castId: cast.userId };
}
