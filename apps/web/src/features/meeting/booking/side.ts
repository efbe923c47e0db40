import type { Role } from '@yoimachi/domain/booking';
import type { BookingWire } from './state.ts';

/** What each side brings to the screens that both share. */
export interface BookingSide<Booking> {
  readonly role: Role;
  /** What this side sees of the participations of a booking. */
  readonly participationsOf: (booking: Booking) => readonly Pick<BookingWire, 'state'>[];
  /** Whom this side meets, with さん. */
  readonly namesOf: (booking: Booking) => string;
}
