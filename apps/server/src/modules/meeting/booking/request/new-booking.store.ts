import { sql } from 'kysely';
import type { ParticipationState } from '@yoimachi/domain/booking';
import type { CastClass } from '@yoimachi/domain/profile';
import type { Trx } from '#platform/database';
import type { LoadedParticipation } from '../process/participation.ts';

export interface NewBooking {
  /** One per cast, in the order of the request; day, times and guest are the same for all. */
  readonly participations: readonly NewParticipation[];
  readonly number: string;
  readonly clientRequestId: string;
  readonly guestCount: number;
  readonly place: string;
  /** The sum over the participations. */
  readonly requiredPoints: number;
}
export interface NewParticipation {
  readonly participation: LoadedParticipation;
  readonly scheduleId: string;
  readonly dueAt: Date | null;
  readonly dueAction: string | null;
  readonly reminderAt: Date | null;
}

/** Stores a request: the booking and the participations of its casts. */
export async function insertBooking(trx: Trx, booking: NewBooking): Promise<void> {
  // Sent together, stored in this order.
  await Promise.all([insertBookingRow(trx, booking), insertParticipations(trx, booking.participations)]);
}

async function insertBookingRow(trx: Trx, booking: NewBooking): Promise<void> {
  const { participation } = booking.participations[0]!;
  const { state } = participation;
  await trx
    .insertInto('booking')
    .values({
      id: participation.bookingId,
      number: booking.number,
      guest_id: participation.guestId,
      client_request_id: booking.clientRequestId,
      day: state.day,
      start_minute: participation.startMinute,
      end_minute: participation.endMinute,
      starts_at: state.startsAt,
      planned_ends_at: state.plannedEndsAt,
      guest_count: booking.guestCount,
      cast_count: booking.participations.length,
      place: booking.place,
      required_points: booking.requiredPoints,
      requested_at: state.requestedAt,
      during: rangeOf(state),
    })
    .execute();
}

async function insertParticipations(trx: Trx, participations: readonly NewParticipation[]): Promise<void> {
  await trx.insertInto('participation').values(participations.map(rowOf)).execute();
}

/** Her class and district at the request: figures are told apart by them later. */
const asSheIsNow = (castId: string) => ({
  cast_class: sql<CastClass>`(select cast_class from cast_member where id = ${castId})`,
  district: sql<string>`(select district from cast_member where id = ${castId})`,
});

function rowOf({ participation, scheduleId, dueAt, dueAction, reminderAt }: NewParticipation) {
  const { state } = participation;
  return {
    id: participation.id,
    booking_id: participation.bookingId,
    cast_id: participation.castId,
    ...asSheIsNow(participation.castId),
    guest_id: participation.guestId,
    schedule_id: scheduleId,
    status: state.status,
    version: state.version,
    day: state.day,
    price30: state.price30,
    price15: state.price15,
    planned_points: state.plannedPoints,
    starts_at: state.startsAt,
    planned_ends_at: state.plannedEndsAt,
    ends_at: state.endsAt,
    work_starts_at: state.workStartsAt,
    during: rangeOf(state),
    deadline_at: state.deadlineAt,
    requested_at: state.requestedAt,
    due_at: dueAt,
    due_action: dueAction,
    reminder_at: reminderAt,
  };
}

const rangeOf = ({ startsAt, endsAt }: ParticipationState) =>
  sql<string>`tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)`;
