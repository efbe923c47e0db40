import type { Role } from '@yoimachi/domain/booking';
import type { Proposer } from '@yoimachi/domain/place';
import type { AppContext } from '#platform/module';
import type { PlaceBooking } from './booking-row.ts';

/** What the place commands and queries depend on. */
export type PlaceContext = Pick<AppContext, 'db' | 'clock' | 'ids'>;

/** One of the people of a booking. */
export interface Person {
  readonly role: Role;
  readonly accountId: string;
}

/** In which role a person speaks in a booking he was found to belong to. */
export function proposerOf(booking: PlaceBooking, { role, accountId }: Person): Proposer {
  if (role === 'guest') return null;
  const participation = booking.participations.find(({ castId }) => castId === accountId);
  if (!participation) throw new Error(`${accountId} has no part in booking ${booking.id}`);
  return participation.id;
}
