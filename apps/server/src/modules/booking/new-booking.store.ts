import { sql } from 'kysely';
import type { ParticipationState } from '@yoimachi/domain/booking';
import type { Trx } from '../../platform/database/index.ts';
import type { Part } from './part.ts';

export interface NewBooking {
  readonly part: Part;
  readonly number: string;
  readonly clientRequestId: string;
  readonly scheduleId: string;
  readonly guestCount: number;
  readonly place: string;
  readonly dueAt: Date | null;
  readonly dueAction: string | null;
  readonly reminderAt: Date | null;
}

/** Stores a request: the booking and the part of its one cast. */
export async function insertBooking(trx: Trx, booking: NewBooking): Promise<void> {
  // Sent together, stored in this order.
  await Promise.all([insertWhole(trx, booking), insertPart(trx, booking)]);
}

async function insertWhole(trx: Trx, booking: NewBooking): Promise<void> {
  const { part } = booking;
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
      cast_count: 1,
      place: booking.place,
      required_points: state.plannedPoints,
      requested_at: state.requestedAt,
      during: rangeOf(state),
    })
    .execute();
}

async function insertPart(trx: Trx, { part, ...booking }: NewBooking): Promise<void> {
  const { state } = part;
  await trx
    .insertInto('participation')
    .values({
      id: part.id,
      booking_id: part.bookingId,
      cast_id: part.castId,
      guest_id: part.guestId,
      schedule_id: booking.scheduleId,
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
      due_at: booking.dueAt,
      due_action: booking.dueAction,
      reminder_at: booking.reminderAt,
    })
    .execute();
}

const rangeOf = ({ startsAt, endsAt }: ParticipationState) =>
  sql<string>`tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)`;
