import { sql } from 'kysely';
import type { Role } from '@yoimachi/domain/booking';
import type { Day } from '@yoimachi/domain/time';
import type { Database, Db, Trx } from '#platform/database';
import type { NamedParticipation, PlaceBooking, StoredProposal } from './booking-row.ts';

interface BookingRow {
  readonly id: string;
  readonly guest_id: string;
  readonly guest_name: string;
  readonly place: string;
  readonly day: Day;
  readonly start_minute: number;
  readonly starts_at: Date;
  readonly confirmed_at: Date | null;
}
type ParticipationRow = Pick<
  Database['participation'],
  'id' | 'cast_id' | 'status' | 'arrived_at' | 'finished_at' | 'claimed_at' | 'claim_ended_at'
> & { readonly cast_name: string };
interface ProposalRow {
  readonly id: string;
  readonly participation_id: string | null;
  readonly place: string;
  readonly created_at: Date;
  readonly due_at: Date;
  readonly agreed_by: readonly string[];
}

/** Whose booking to look for; absent: anybody's. */
interface Owner {
  readonly role: Role;
  readonly accountId: string;
}

/** A person's booking; undefined when it is somebody else's or not there. */
export const readBooking = (db: Db, bookingId: string, owner: Owner): Promise<PlaceBooking | undefined> =>
  load(db, bookingId, owner, false);

/** The same, locked with its participations, so that nobody can confirm, leave or end it meanwhile. */
export const lockBooking = (trx: Trx, bookingId: string, owner?: Owner): Promise<PlaceBooking | undefined> =>
  load(trx, bookingId, owner, true);

async function load(
  db: Db,
  bookingId: string,
  owner: Owner | undefined,
  isLocking: boolean,
): Promise<PlaceBooking | undefined> {
  const booking = await findBooking(db, bookingId, owner, isLocking);
  if (!booking) return undefined;
  const participations = await participationsOf(db, booking, isLocking);
  return {
    id: booking.id,
    guestId: booking.guest_id,
    guestName: booking.guest_name,
    place: booking.place,
    day: booking.day,
    startMinute: booking.start_minute,
    startsAt: booking.starts_at,
    participations,
    open: await openProposal(db, bookingId),
  };
}

async function findBooking(db: Db, bookingId: string, owner: Owner | undefined, isLocking: boolean) {
  const owned =
    owner?.role === 'guest'
      ? sql`and b.guest_id = ${owner.accountId}`
      : owner &&
        sql`and exists (select from participation o where o.booking_id = b.id and o.cast_id = ${owner.accountId})`;
  const { rows } = await sql<BookingRow>`
    select b.id, b.guest_id, g.nickname as guest_name, b.place, b.day, b.start_minute, b.starts_at, b.confirmed_at
    from booking b join guest g on g.id = b.guest_id
    where b.id = ${bookingId} ${owned ?? sql``} ${isLocking ? sql`for no key update of b` : sql``}`.execute(
    db,
  );
  return rows[0];
}

async function participationsOf(
  db: Db,
  booking: BookingRow,
  isLocking: boolean,
): Promise<NamedParticipation[]> {
  const { rows } = await sql<ParticipationRow>`
    select p.id, p.cast_id, c.nickname as cast_name, p.status, p.arrived_at, p.finished_at, p.claimed_at, p.claim_ended_at
    from participation p join cast_member c on c.id = p.cast_id
    where p.booking_id = ${booking.id} order by p.id ${isLocking ? sql`for share of p` : sql``}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    castId: row.cast_id,
    castName: row.cast_name,
    status: row.status,
    confirmedAt: booking.confirmed_at,
    arrivedAt: row.arrived_at,
    finishedAt: row.finished_at,
    claimedAt: row.claimed_at,
    claimEndedAt: row.claim_ended_at,
  }));
}

async function openProposal(db: Db, bookingId: string): Promise<StoredProposal | null> {
  const { rows } = await sql<ProposalRow>`
    select p.id, p.participation_id, p.place, p.created_at, p.due_at,
      array(select a.participation_id from place_answer a where a.proposal_id = p.id and a.agreed) as agreed_by
    from place_proposal p where p.booking_id = ${bookingId} and p.outcome is null`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    id: row.id,
    by: row.participation_id,
    place: row.place,
    createdAt: row.created_at,
    dueAt: row.due_at,
    agreedBy: row.agreed_by,
  };
}
