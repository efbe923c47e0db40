import { allRows, type FieldsOf, type Trx } from '#platform/database';
import type { Pair } from './people.ts';

export type BookingEventRow = FieldsOf<'booking_event', 'id' | 'at' | 'actor' | 'action' | 'toState'>;

/** What has happened to the two in a booking and is not in their conversation yet, in order. */
export const unsaidEvents = (
  trx: Trx,
  conversationId: string,
  { guestId, castId }: Pair,
  bookingId: string,
) =>
  allRows<BookingEventRow>(trx)`
    select e.id, e.at, e.actor, e.action, e.to_state as "toState"
    from participation p join booking_event e on e.booking_id = p.booking_id and coalesce(e.participation_id, p.id) = p.id
    where p.booking_id = ${bookingId} and p.guest_id = ${guestId} and p.cast_id = ${castId}
      and not exists (select from chat_message m where m.conversation_id = ${conversationId} and m.booking_event_id = e.id
        and m.booking_event_id is not null)
    order by e.id`;
