import { replyDeadline } from '@yoimachi/domain/booking';
import { rewardOf } from '@yoimachi/domain/points';
import { FIRST_STAGE_FEES } from '@yoimachi/domain/stage';
import { addMinutes, instantAt } from '@yoimachi/domain/time';
import { insertRows, type Sql } from './insert.ts';
import type { DemoBooking } from './types.ts';

const STATUS = { finished: 'APPROVE', rejected: 'REJECT', cancelledByGuest: 'CANCEL' } as const;

const startsAt = (booking: DemoBooking): Date => instantAt(booking.schedule.day, booking.startMinute);
const endsAt = (booking: DemoBooking): Date => instantAt(booking.schedule.day, booking.endMinute);
const when = (booking: DemoBooking, outcome: DemoBooking['outcome']): Date | null =>
  booking.outcome === outcome ? booking.settledAt : null;

/** Inserts past bookings with their participations, histories and reviews. Their schedules must exist. */
export async function insertBookings(sql: Sql, bookings: readonly DemoBooking[]): Promise<void> {
  const rows = bookings.map((booking) => ({
    ...booking,
    ...booking.schedule,
    bookingId: booking.id,
    guestId: booking.guest.id,
    castId: booking.cast.id,
    startsAt: startsAt(booking),
    plannedEndsAt: endsAt(booking),
    during: `[${startsAt(booking).toISOString()},${endsAt(booking).toISOString()})`,
  }));
  const both = 'guest_id, day, starts_at, planned_ends_at, during, requested_at, settled_at';
  const own = 'id, number, client_request_id, start_minute, end_minute, guest_count, place';
  await insertRows(sql, 'booking', rows, `${own}, ${both}`, {
    cast_count: () => 1,
    required_points: (booking) => booking.plannedPoints,
    confirmed_at: (booking) => booking.approvedAt,
    settled_points: (booking) => booking.billedPoints,
    open: () => false,
  });
  const once = 'booking_id, cast_id, schedule_id, planned_points, approved_at, arrived_at, finished_at';
  await insertRows(sql, 'participation', rows, `${both}, ${once}, billed_points`, {
    id: (booking) => booking.participationId,
    cast_class: ({ cast }) => cast.castClass,
    district: ({ cast }) => cast.store.district,
    status: (booking) => STATUS[booking.outcome],
    version: (booking) => history(booking).length,
    price30: ({ cast }) => cast.price30,
    price15: ({ cast }) => cast.price15,
    ends_at: endsAt,
    work_starts_at: ({ day, workMinute }) => instantAt(day, workMinute),
    deadline_at: (booking) => replyDeadline(booking.requestedAt, booking.startsAt),
    arrived_by: (booking) => (booking.arrivedAt ? 'cast' : null),
    checked_out_at: (booking) => booking.finishedAt && addMinutes(booking.finishedAt, 3),
    cancelled_at: (booking) => when(booking, 'cancelledByGuest'),
    rejected_at: (booking) => when(booking, 'rejected'),
    cancel_type: (booking) => (booking.outcome === 'cancelledByGuest' ? 'GUEST' : null),
    reason: (booking) => booking.rejectReason,
    billed_minutes: (booking) => (booking.finishedAt ? booking.billedMinutes : null),
    reward_points: ({ billedPoints, cast }) =>
      rewardOf(billedPoints, FIRST_STAGE_FEES[cast.stage] ?? 0).rewardPoints,
  });
  const lines = rows.flatMap(history);
  const told = 'booking_id, participation_id, at, actor, actor_id, action, from_state, to_state';
  await insertRows(sql, 'booking_event', lines, told, {
    reason: (line) => (line.action === 'reject' ? line.rejectReason : null),
  });
  const reviews = rows.flatMap((booking) => booking.reviews.map((review) => ({ ...booking, ...review })));
  const said = 'id, author, tier, again, comment, created_at, visible_at';
  await insertRows(sql, 'review', reviews, `${said}, participation_id, guest_id, cast_id, finished_at`);
}

/** The booking process transitions that led to the outcome; states are its phases. */
function history<Booking extends DemoBooking>(booking: Booking) {
  const [ender, ended] = endedEarly(booking) ? (['guest', 'finish'] as const) : (['cast', 'end'] as const);
  const lines = [
    { at: booking.requestedAt, actor: 'guest', action: 'request', from_state: null, to_state: 'pending' },
    { at: booking.approvedAt, actor: 'cast', action: 'approve', from_state: 'pending', to_state: 'due' },
    {
      at: when(booking, 'rejected'),
      actor: 'cast',
      action: 'reject',
      from_state: 'pending',
      to_state: 'closed',
    },
    {
      at: when(booking, 'cancelledByGuest'),
      actor: 'guest',
      action: 'cancel',
      from_state: 'due',
      to_state: 'closed',
    },
    { at: booking.arrivedAt, actor: 'cast', action: 'arrive', from_state: 'due', to_state: 'meeting' },
    { at: booking.finishedAt, actor: ender, action: ended, from_state: 'meeting', to_state: 'finished' },
  ] as const;
  return lines.flatMap(({ at, ...line }) =>
    at ? [{ ...booking, ...line, at, actorId: booking[line.actor].id }] : [],
  );
}

function endedEarly(booking: DemoBooking): boolean {
  return booking.finishedAt !== null && booking.finishedAt < endsAt(booking);
}
