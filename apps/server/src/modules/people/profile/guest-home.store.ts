import { sql } from 'kysely';
import type { Day } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';

interface NextMeeting {
  readonly booking_id: string;
  readonly day: Day;
  readonly starts_at: Date;
  readonly cast_nickname: string;
}

/** The guest's first confirmed meeting that has not ended and begins before an instant. */
export async function findNextMeeting(
  db: Db,
  guestId: string,
  before: Date,
): Promise<NextMeeting | undefined> {
  const { rows } = await sql<NextMeeting>`
    select o.booking_id, o.day, o.starts_at, c.nickname as cast_nickname
    from open_participation o join cast_member c on c.id = o.cast_id
    where o.guest_id = ${guestId} and o.status <> 'PENDING' and o.starts_at < ${before}
    order by o.starts_at, o.booking_id, o.cast_id limit 1`.execute(db);
  return rows[0];
}

/** His bookings of which somebody has not answered yet. */
export async function countWaiting(db: Db, guestId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct booking_id)::int as count from open_participation
    where guest_id = ${guestId} and status = 'PENDING'`.execute(db);
  return rows[0]!.count;
}
