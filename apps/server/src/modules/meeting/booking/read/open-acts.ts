import { sql } from 'kysely';
import { UserType } from '@yoimachi/domain/account';
import { actionsFor, ALONE, TAKEN_FOR_GRANTED, type Command, type Role } from '@yoimachi/domain/booking';
import type { OpenActs } from '@yoimachi/domain/notification';
import { reviewState } from '@yoimachi/domain/review';
import { allRows, oneOf, type Db } from '#platform/database';
import type { LoadedParticipation } from '../process/participation.ts';
import { readBookings } from '../process/participation.store.ts';

interface Asked {
  readonly accountId: string;
  readonly userType: UserType;
}

/**
 * Of some bookings those that wait for an act of this person at `now`, as the buttons of the booking's screen do: by its process, its open
 * proposal of a place, the review not yet written.
 */
export async function openActsOf(
  db: Db,
  { accountId, userType }: Asked,
  bookingIds: readonly string[],
  now: Date,
): Promise<OpenActs> {
  const role = userType === UserType.CAST ? 'cast' : 'guest';
  const own = (await readBookings(db, bookingIds)).filter((one) => one[`${role}Id`] === accountId);
  const { placed, reviewed } = await answersOf(db, own, role);
  const offers = ({ state }: LoadedParticipation, wanted: Command['action']) =>
    actionsFor(state, role, now, { ...TAKEN_FOR_GRANTED, ...ALONE }).some(
      ({ action, enabled }) => action === wanted && enabled,
    );
  const canReview = ({ id, state }: LoadedParticipation) =>
    reviewState(
      { finishedAt: state.finishedAt, ownReviewedAt: reviewed.get(id) ?? null, otherReviewedAt: null },
      now,
    ).canReview;
  const bookingsWhere = (isOpen: (one: LoadedParticipation) => boolean) =>
    new Set(own.filter(isOpen).map(({ bookingId }) => bookingId));
  return {
    REQUEST: bookingsWhere((one) => offers(one, 'approve')),
    EXTENSION: bookingsWhere((one) => offers(one, 'agreeExtension')),
    PLACE: bookingsWhere(({ id }) => placed.has(id)),
    REVIEW: bookingsWhere(canReview),
  };
}

interface AnswerRow {
  readonly id: string;
  /** A place is proposed by the other side, and this one has not answered. */
  readonly is_placed: boolean;
  readonly reviewed_at: Date | null;
}

async function answersOf(db: Db, own: readonly LoadedParticipation[], role: Role) {
  const byAnother =
    role === 'cast' ? sql`pp.participation_id is distinct from p.id` : sql`pp.participation_id is not null`;
  const ids = own.map(({ id }) => id);
  const rows = await allRows<AnswerRow>(db)`
    select p.id, r.created_at as reviewed_at, exists (
      select from place_proposal pp where pp.booking_id = p.booking_id and pp.outcome is null and ${byAnother}
        and not exists (select from place_answer a where a.proposal_id = pp.id and a.participation_id = p.id)) as is_placed
    from participation p left join review r on r.participation_id = p.id and r.author = ${role}
    where p.id = ${oneOf(ids)}`;
  return {
    placed: new Set(rows.filter((row) => row.is_placed).map(({ id }) => id)),
    reviewed: new Map(rows.map((row) => [row.id, row.reviewed_at])),
  };
}
