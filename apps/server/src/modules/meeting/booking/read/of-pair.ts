import type { Role } from '@yoimachi/domain/booking';
import { minuteOfDay } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { nextOf, ofPair, type CardRow } from './of-pair.store.ts';

/** Cards of these bookings of a guest and a cast. */
export async function bookingCards(
  db: Db,
  pair: { readonly guestId: string; readonly castId: string },
  bookingIds: readonly string[],
): Promise<BookingCard[]> {
  return bookingIds.length === 0 ? [] : (await ofPair(db, pair, bookingIds)).map(present);
}

/** For one person the next open booking with each of these others, by the other one's id. */
export async function nextBookings(
  db: Db,
  person: { readonly role: Role; readonly accountId: string },
  friendIds: readonly string[],
): Promise<ReadonlyMap<string, BookingCard>> {
  if (friendIds.length === 0) return new Map();
  const rows = await nextOf(db, person, friendIds);
  return new Map(rows.map((row) => [person.role === 'guest' ? row.castId : row.guestId, present(row)]));
}

const present = (row: CardRow) => ({
  bookingId: row.bookingId,
  startMinute: row.startMinute,
  endMinute: minuteOfDay(row.endsAt, row.day),
  place: row.place,
  castCount: row.castCount,
  state: row,
});
export type BookingCard = ReturnType<typeof present>;
