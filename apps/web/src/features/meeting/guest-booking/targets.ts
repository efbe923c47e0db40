import type { GuestBookingItem, GuestPart } from '@yoimachi/contract/booking';
import type { Target } from './api/commands.ts';

/** A command for all casts of a booking. */
export function targetOf({ bookingId, version }: GuestBookingItem): Target {
  return { bookingId, version };
}

/** A command for one cast's part. */
export function targetOfPart({ bookingId }: GuestBookingItem, { cast, state }: GuestPart): Target {
  return { bookingId, version: state.version, castId: cast.userId };
}
