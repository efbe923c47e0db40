import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Day } from '@yoimachi/domain/time';
import type { App } from '../../apps/server/src/app.ts';
import type { Visitor } from './visitor.ts';

const MINUTES = 60;

/** Her evenings from a day on, the first first, with what a request says of her. */
export const eveningsOf = ({ context: { db } }: App, castId: string, from: Day, most: number) =>
  db
    .selectFrom('schedule as s')
    .innerJoin('cast_member as c', 'c.id', 's.cast_id')
    .select(['s.cast_id', 's.day', 's.from_minute', 's.version', 'c.price30', 'c.price15'])
    .where('s.cast_id', '=', castId)
    .where('s.day', '>=', from)
    .orderBy('s.day')
    .limit(most)
    .$narrowType<{ price30: number; price15: number }>()
    .execute();
type Evening = Awaited<ReturnType<typeof eveningsOf>>[number];

/** A guest asks for the first hour of an evening, or the one that begins at this minute. Returns the booking's id. */
export async function askFor(
  { context: { ids } }: App,
  guest: Visitor,
  { cast_id: castId, day, from_minute, version: scheduleVersion, price30, price15 }: Evening,
  place: string,
  startMinute = from_minute,
): Promise<string> {
  const { bookingId } = await guest.call(guestBookingRoutes.requestBooking, {
    day,
    startMinute,
    endMinute: startMinute + MINUTES,
    guestCount: 1,
    place,
    casts: [{ castId, scheduleVersion, price30, price15 }],
    clientRequestId: ids.newId(),
  });
  return bookingId;
}

/** She agrees to what was just asked. */
export const agreeTo = (cast: Visitor, bookingId: string) =>
  cast.call(castBookingRoutes.confirmBooking, { bookingId, version: 1, decision: 1 });
