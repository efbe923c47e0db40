import { addMinutes, instantAt } from '@yoimachi/domain/time';
import { replyDeadline } from '@yoimachi/domain/booking';
import { rewardOf } from '@yoimachi/domain/points';
import { FIRST_STAGE_FEES } from '@yoimachi/domain/stage';
import { insertRows } from './insert.ts';
import type { Sql } from './insert.ts';
import type { DemoBooking } from './types.ts';

const STATUS = { finished: 'APPROVE', rejected: 'REJECT', cancelledByGuest: 'CANCEL' } as const;

const startsAt = (booking: DemoBooking): Date => instantAt(booking.schedule.day, booking.startMinute);
const endsAt = (booking: DemoBooking): Date => instantAt(booking.schedule.day, booking.endMinute);
const during = (booking: DemoBooking): string =>
  `[${startsAt(booking).toISOString()},${endsAt(booking).toISOString()})`;
const when = (booking: DemoBooking, outcome: DemoBooking['outcome']): Date | null =>
  booking.outcome === outcome ? booking.settledAt : null;

/** Inserts past bookings with their participations, histories and reviews. Their schedules must exist. */
export async function insertBookings(sql: Sql, bookings: readonly DemoBooking[]): Promise<void> {
  await insertRows(
    sql,
    'booking',
    [
      ['id', 'uuid', (booking) => booking.id],
      ['number', 'text', (booking) => booking.number],
      ['guest_id', 'uuid', (booking) => booking.guest.id],
      ['client_request_id', 'uuid', (booking) => booking.clientRequestId],
      ['day', 'date', (booking) => booking.schedule.day],
      ['start_minute', 'smallint', (booking) => booking.startMinute],
      ['end_minute', 'smallint', (booking) => booking.endMinute],
      ['starts_at', 'timestamptz', startsAt],
      ['planned_ends_at', 'timestamptz', endsAt],
      ['guest_count', 'smallint', (booking) => booking.guestCount],
      ['cast_count', 'smallint', () => 1],
      ['place', 'text', (booking) => booking.place],
      ['required_points', 'integer', (booking) => booking.plannedPoints],
      ['requested_at', 'timestamptz', (booking) => booking.requestedAt],
      ['confirmed_at', 'timestamptz', (booking) => booking.approvedAt],
      ['settled_at', 'timestamptz', (booking) => booking.settledAt],
      ['settled_points', 'integer', (booking) => booking.billedPoints],
      ['open', 'boolean', () => false],
      ['during', 'tstzrange', during],
    ],
    bookings,
  );
  await insertParticipations(sql, bookings);
  await insertHistory(sql, bookings);
  await insertReviews(sql, bookings);
}

async function insertParticipations(sql: Sql, bookings: readonly DemoBooking[]): Promise<void> {
  await insertRows(
    sql,
    'participation',
    [
      ['id', 'uuid', (booking) => booking.participationId],
      ['booking_id', 'uuid', (booking) => booking.id],
      ['cast_id', 'uuid', (booking) => booking.cast.id],
      ['guest_id', 'uuid', (booking) => booking.guest.id],
      ['cast_class', 'text', ({ cast }) => cast.castClass],
      ['district', 'text', ({ cast }) => cast.store.district],
      ['schedule_id', 'uuid', (booking) => booking.scheduleId],
      ['status', 'text', (booking) => STATUS[booking.outcome]],
      ['version', 'integer', (booking) => history(booking).length],
      ['day', 'date', (booking) => booking.schedule.day],
      ['price30', 'integer', (booking) => booking.cast.price30],
      ['price15', 'integer', (booking) => booking.cast.price15],
      ['planned_points', 'integer', (booking) => booking.plannedPoints],
      ['starts_at', 'timestamptz', startsAt],
      ['planned_ends_at', 'timestamptz', endsAt],
      ['ends_at', 'timestamptz', endsAt],
      ['work_starts_at', 'timestamptz', ({ schedule }) => instantAt(schedule.day, schedule.workMinute)],
      ['during', 'tstzrange', during],
      ['deadline_at', 'timestamptz', (booking) => replyDeadline(booking.requestedAt, startsAt(booking))],
      ['requested_at', 'timestamptz', (booking) => booking.requestedAt],
      ['approved_at', 'timestamptz', (booking) => booking.approvedAt],
      ['arrived_at', 'timestamptz', (booking) => booking.arrivedAt],
      ['arrived_by', 'text', (booking) => (booking.arrivedAt ? 'cast' : null)],
      ['finished_at', 'timestamptz', (booking) => booking.finishedAt],
      ['checked_out_at', 'timestamptz', (booking) => booking.finishedAt && addMinutes(booking.finishedAt, 3)],
      ['settled_at', 'timestamptz', (booking) => booking.settledAt],
      ['cancelled_at', 'timestamptz', (booking) => when(booking, 'cancelledByGuest')],
      ['rejected_at', 'timestamptz', (booking) => when(booking, 'rejected')],
      ['cancel_type', 'text', (booking) => (booking.outcome === 'cancelledByGuest' ? 'GUEST' : null)],
      ['reason', 'text', (booking) => booking.rejectReason],
      ['billed_minutes', 'integer', (booking) => (booking.finishedAt ? booking.billedMinutes : null)],
      ['billed_points', 'integer', (booking) => booking.billedPoints],
      [
        'reward_points',
        'integer',
        ({ billedPoints, cast }) => rewardOf(billedPoints, FIRST_STAGE_FEES[cast.stage] ?? 0).rewardPoints,
      ],
    ],
    bookings,
  );
}

type Line = {
  booking: DemoBooking;
  at: Date;
  actor: 'guest' | 'cast';
  action: string;
  from: string | null;
  to: string;
};

/** The booking process transitions that led to the outcome; states are its phases. */
function history(booking: DemoBooking): Line[] {
  const lines: (Omit<Line, 'at' | 'booking'> & { at: Date | null })[] = [
    { at: booking.requestedAt, actor: 'guest', action: 'request', from: null, to: 'pending' },
    { at: booking.approvedAt, actor: 'cast', action: 'approve', from: 'pending', to: 'due' },
    { at: when(booking, 'rejected'), actor: 'cast', action: 'reject', from: 'pending', to: 'closed' },
    { at: when(booking, 'cancelledByGuest'), actor: 'guest', action: 'cancel', from: 'due', to: 'closed' },
    { at: booking.arrivedAt, actor: 'cast', action: 'arrive', from: 'due', to: 'meeting' },
    endedEarly(booking)
      ? { at: booking.finishedAt, actor: 'guest', action: 'finish', from: 'meeting', to: 'finished' }
      : { at: booking.finishedAt, actor: 'cast', action: 'end', from: 'meeting', to: 'finished' },
  ];
  return lines.flatMap((line) => (line.at ? [{ ...line, at: line.at, booking }] : []));
}

function endedEarly(booking: DemoBooking): boolean {
  return booking.finishedAt !== null && booking.finishedAt < endsAt(booking);
}

async function insertHistory(sql: Sql, bookings: readonly DemoBooking[]): Promise<void> {
  await insertRows(
    sql,
    'booking_event',
    [
      ['booking_id', 'uuid', (line) => line.booking.id],
      ['participation_id', 'uuid', (line) => line.booking.participationId],
      ['at', 'timestamptz', (line) => line.at],
      ['actor', 'text', (line) => line.actor],
      ['actor_id', 'uuid', (line) => line.booking[line.actor].id],
      ['action', 'text', (line) => line.action],
      ['from_state', 'text', (line) => line.from],
      ['to_state', 'text', (line) => line.to],
      ['reason', 'text', (line) => (line.action === 'reject' ? line.booking.rejectReason : null)],
    ],
    bookings.flatMap(history),
  );
}

async function insertReviews(sql: Sql, bookings: readonly DemoBooking[]): Promise<void> {
  const reviews = bookings.flatMap((booking) => booking.reviews.map((review) => ({ ...review, booking })));
  await insertRows(
    sql,
    'review',
    [
      ['id', 'uuid', (review) => review.id],
      ['participation_id', 'uuid', (review) => review.booking.participationId],
      ['author', 'text', (review) => review.author],
      ['guest_id', 'uuid', (review) => review.booking.guest.id],
      ['cast_id', 'uuid', (review) => review.booking.cast.id],
      ['tier', 'text', (review) => review.tier],
      ['again', 'text', (review) => review.again],
      ['comment', 'text', (review) => review.comment],
      ['created_at', 'timestamptz', (review) => review.createdAt],
      ['finished_at', 'timestamptz', (review) => review.booking.finishedAt],
      ['visible_at', 'timestamptz', (review) => review.visibleAt],
    ],
    reviews,
  );
}
