import type { Role } from '@yoimachi/domain/booking';
import type { Side } from '@yoimachi/domain/place';
import type { AppContext } from '#platform/module';
import type { PlaceBooking } from './booking-row.ts';

/** What commands and queries of places stand on. */
export type PlaceContext = Pick<AppContext, 'db' | 'clock' | 'ids'>;

/** One of the people of a booking. */
export interface Person {
  readonly role: Role;
  readonly accountId: string;
}

/** Whose voice a person's is in a booking that he was found to belong to. */
export function sideOf(booking: PlaceBooking, { role, accountId }: Person): Side {
  if (role === 'guest') return null;
  const part = booking.parts.find(({ castId }) => castId === accountId);
  if (!part) throw new Error(`${accountId} has no part in booking ${booking.id}`);
  return part.id;
}
