import type { ChatBooking } from '@yoimachi/contract/chat';
import type { Role } from '@yoimachi/domain/booking';
import { minuteOfDay } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { stateOf } from '../process/participation.ts';
import { presentState } from './booking.present.ts';
import { nextOf, ofPair, type CardRow } from './of-pair.store.ts';

/** Cards of these bookings of a guest and a cast. */
export async function bookingCards(
  db: Db,
  pair: { readonly guestId: string; readonly castId: string },
  bookingIds: readonly string[],
): Promise<ChatBooking[]> {
  return bookingIds.length === 0 ? [] : (await ofPair(db, pair, bookingIds)).map(present);
}

/** For one person the next open booking with each of these others, by the other one's id. */
export async function nextBookings(
  db: Db,
  person: { readonly role: Role; readonly accountId: string },
  friendIds: readonly string[],
): Promise<ReadonlyMap<string, ChatBooking>> {
  if (friendIds.length === 0) return new Map();
  const rows = await nextOf(db, person, friendIds);
  return new Map(rows.map((row) => [person.role === 'guest' ? row.cast_id : row.guest_id, present(row)]));
}

function present(row: CardRow): ChatBooking {
  const state = stateOf(row);
  return {
    bookingId: row.booking_id,
    startMinute: row.start_minute,
    endMinute: minuteOfDay(state.endsAt, state.day),
    place: row.place,
    castCount: row.cast_count,
    state: presentState(state),
  };
}
