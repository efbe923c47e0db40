import { sql } from 'kysely';
import type { ParticipationState } from '@yoimachi/domain/booking';
import type { Trx } from '#platform/database';
import type { Part } from '../process/part.ts';

export interface NewBooking {
  /** One for each cast, in the order of the request; they have the day, the times and the guest in common. */
  readonly parts: readonly NewPart[];
  readonly number: string;
  readonly clientRequestId: string;
  readonly guestCount: number;
  readonly place: string;
  /** The sum over the parts. */
  readonly requiredPoints: number;
}
export interface NewPart {
  readonly part: Part;
  readonly scheduleId: string;
  readonly dueAt: Date | null;
  readonly dueAction: string | null;
  readonly reminderAt: Date | null;
}

/** Stores a request: the booking and the parts of its casts. */
export async function insertBooking(trx: Trx, booking: NewBooking): Promise<void> {
  // Sent together, stored in this order.
  await Promise.all([insertWhole(trx, booking), insertParts(trx, booking.parts)]);
}

async function insertWhole(trx: Trx, booking: NewBooking): Promise<void> {
  const { part } = booking.parts[0]!;
  const { state } = part;
  await trx
    .insertInto('booking')
    .values({
      id: part.bookingId,
      number: booking.number,
      guest_id: part.guestId,
      client_request_id: booking.clientRequestId,
      day: state.day,
      start_minute: part.startMinute,
      end_minute: part.endMinute,
      starts_at: state.startsAt,
      planned_ends_at: state.plannedEndsAt,
      guest_count: booking.guestCount,
      cast_count: booking.parts.length,
      place: booking.place,
      required_points: booking.requiredPoints,
      requested_at: state.requestedAt,
      during: rangeOf(state),
    })
    .execute();
}

async function insertParts(trx: Trx, parts: readonly NewPart[]): Promise<void> {
  await trx.insertInto('participation').values(parts.map(rowOf)).execute();
}

function rowOf({ part, scheduleId, dueAt, dueAction, reminderAt }: NewPart) {
  const { state } = part;
  return {
    id: part.id,
    booking_id: part.bookingId,
    cast_id: part.castId,
    guest_id: part.guestId,
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
