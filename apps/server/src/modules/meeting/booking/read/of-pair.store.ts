import type { Role } from '@yoimachi/domain/booking';
import { sql } from 'kysely';
import { oneOf, type Db } from '#platform/database';
import type { StateRow } from '../process/participation.ts';

/** A cast's participation with what a card of it shows. */
export interface CardRow extends StateRow {
  readonly booking_id: string;
  readonly guest_id: string;
  readonly cast_id: string;
  readonly start_minute: number;
  readonly place: string;
  readonly cast_count: number;
}

const CARD = sql`p.booking_id, p.guest_id, p.cast_id, b.start_minute, b.place, b.cast_count, p.status, p.version, p.day, p.requested_at,
  p.deadline_at, p.starts_at, p.planned_ends_at, p.ends_at, p.work_starts_at, p.price30, p.price15, p.planned_points, b.confirmed_at,
  p.approved_at, p.arrived_at, p.arrived_by, p.extension_asked_at, p.finished_at, p.checked_out_at, p.settled_at, p.cancelled_at,
  p.rejected_at, p.cancel_type, p.claim_type, p.claimed_at, p.objected_at, p.claim_ended_at`;

const SIDES = {
  guest: { own: sql`guest_id`, other: sql`cast_id` },
  cast: { own: sql`cast_id`, other: sql`guest_id` },
} as const;

/** Of each pair of one person and these others the open participation that comes first. */
export async function nextOf(
  db: Db,
  { role, accountId }: { readonly role: Role; readonly accountId: string },
  friendIds: readonly string[],
): Promise<CardRow[]> {
  const { own, other } = SIDES[role];
  const { rows } = await sql<CardRow>`
    with open as materialized (select id, ${other} from open_participation where ${own} = ${accountId})
    select distinct on (p.${other}) ${CARD} from open join participation p on p.id = open.id join booking b on b.id = p.booking_id
    where open.${other} = ${oneOf(friendIds)}
    order by p.${other}, p.starts_at, p.id`.execute(db);
  return rows;
}

/** Her participation in each of these bookings of the two. */
export async function ofPair(
  db: Db,
  { guestId, castId }: { readonly guestId: string; readonly castId: string },
  bookingIds: readonly string[],
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${CARD} from participation p join booking b on b.id = p.booking_id
    where p.booking_id = ${oneOf(bookingIds)} and p.guest_id = ${guestId} and p.cast_id = ${castId}`.execute(
    db,
  );
  return rows;
}
