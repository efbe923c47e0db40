import { sql } from 'kysely';
import type { ParticipationState } from '@yoimachi/domain/booking';
import type { CastClass } from '@yoimachi/domain/profile';
import { inColumns, type FieldsOf, type Trx } from '#platform/database';
import type { LoadedParticipation } from '../process/participation.ts';

/** `requiredPoints`: the sum over the participations. */
export interface NewBooking extends FieldsOf<
  'booking',
  'number' | 'clientRequestId' | 'guestCount' | 'place' | 'requiredPoints'
> {
  /** One per cast, in the order of the request; day, times and guest are the same for all. */
  readonly participations: readonly NewParticipation[];
}
export interface NewParticipation extends FieldsOf<
  'participation',
  'scheduleId' | 'dueAt' | 'dueAction' | 'reminderAt'
> {
  readonly participation: LoadedParticipation;
}

/** Stores a request: the booking and the participations of its casts. */
export async function insertBooking(trx: Trx, booking: NewBooking): Promise<void> {
  // Sent together, stored in this order.
  await Promise.all([insertBookingRow(trx, booking), insertParticipations(trx, booking.participations)]);
}

async function insertBookingRow(trx: Trx, { participations, ...given }: NewBooking): Promise<void> {
  const { bookingId: id, guestId, startMinute, endMinute, state } = participations[0]!.participation;
  const { day, startsAt, plannedEndsAt, requestedAt } = state;
  const times = { day, startMinute, endMinute, startsAt, plannedEndsAt, requestedAt };
  const row = inColumns({ ...given, ...times, id, guestId, castCount: participations.length });
  await trx
    .insertInto('booking')
    .values({ ...row, during: rangeOf(state) })
    .execute();
}

const insertParticipations = (trx: Trx, participations: readonly NewParticipation[]) =>
  trx.insertInto('participation').values(participations.map(rowOf)).execute();

/** Her class and district at the request: figures are told apart by them later. */
const asSheIsNow = (castId: string) => ({
  cast_class: sql<CastClass>`(select cast_class from cast_member where id = ${castId})`,
  district: sql<string>`(select district from cast_member where id = ${castId})`,
});

function rowOf({ participation, ...rest }: NewParticipation) {
  const { id, bookingId, castId, guestId } = participation;
  // What lies in the booking.
  const { confirmedAt: _confirmed, paymentDeadlineAt: _deadline, ...state } = participation.state;
  return {
    ...inColumns({ id, bookingId, castId, guestId, ...rest, ...state }),
    ...asSheIsNow(castId),
    during: rangeOf(participation.state),
  };
}

const rangeOf = ({ startsAt, endsAt }: ParticipationState) =>
  sql<string>`tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)`;
