import type { ParticipationState, Role } from '@yoimachi/domain/booking';
import { sql } from 'kysely';
import { allRows, oneOf, type Db, type FieldsOf } from '#platform/database';
import { STATE } from '../process/participation.ts';

/** A cast's participation with what a card of it shows. */
export type CardRow = ParticipationState &
  FieldsOf<'participation', 'bookingId' | 'guestId' | 'castId'> &
  FieldsOf<'booking', 'startMinute' | 'place' | 'castCount'>;

const CARD = sql`${STATE}, p.booking_id as "bookingId", p.guest_id as "guestId", p.cast_id as "castId",
  b.start_minute as "startMinute", b.place, b.cast_count as "castCount"`;

const SIDES = {
  guest: { own: sql`guest_id`, other: sql`cast_id` },
  cast: { own: sql`cast_id`, other: sql`guest_id` },
} as const;

/** Of each pair of one person and these others the open participation that comes first. */
export function nextOf(
  db: Db,
  { role, accountId }: { readonly role: Role; readonly accountId: string },
  friendIds: readonly string[],
): Promise<CardRow[]> {
  const { own, other } = SIDES[role];
  return allRows<CardRow>(db)`
    with open as materialized (select id, ${other} from open_participation where ${own} = ${accountId})
    select distinct on (p.${other}) ${CARD} from open join participation p on p.id = open.id join booking b on b.id = p.booking_id
    where open.${other} = ${oneOf(friendIds)}
    order by p.${other}, p.starts_at, p.id`;
}

/** Her participation in each of these bookings of the two. */
export const ofPair = (
  db: Db,
  { guestId, castId }: { readonly guestId: string; readonly castId: string },
  bookingIds: readonly string[],
) =>
  allRows<CardRow>(db)`
    select ${CARD} from participation p join booking b on b.id = p.booking_id
    where p.booking_id = ${oneOf(bookingIds)} and p.guest_id = ${guestId} and p.cast_id = ${castId}`;
