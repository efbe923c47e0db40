import type { OperatorView } from '@yoimachi/contract/booking-admin';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { AppContext } from '#platform/module';
import { bookingForOperator, historyForOperator, partsForOperator } from './operator-view.store.ts';

/** One booking for an operator, by its id or number; who read it is logged. NOT_FOUND when there is none. */
export async function readAsOperator(
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  idOrNumber: string,
  operator: OperatorRef,
): Promise<Result<OperatorView, 'NOT_FOUND'>> {
  const booking = await bookingForOperator(db, idOrNumber);
  if (!booking) return fail('NOT_FOUND');
  log.info({ security: true, operator, bookingId: booking.id }, 'read a booking');
  const [parts, history] = await Promise.all([
    partsForOperator(db, booking.id),
    historyForOperator(db, booking.id),
  ]);
  return ok({
    booking: {
      bookingId: booking.id,
      number: booking.number,
      startsAt: booking.starts_at.toISOString(),
      plannedEndsAt: booking.planned_ends_at.toISOString(),
      place: booking.place,
      guestId: booking.guest_id,
      guestName: booking.guest_name,
      guestCount: booking.guest_count,
      requiredPoints: booking.required_points,
      settledPoints: booking.settled_points,
      settledAt: iso(booking.settled_at),
    },
    parts: parts.map(presentPart),
    history: history.map((event) => ({
      at: event.at.toISOString(),
      actor: event.actor,
      actorName: event.operator_name ?? event.actor_id,
      action: event.action,
      castName: event.cast_name,
      fromState: event.from_state,
      toState: event.to_state,
      reason: event.reason,
    })),
  });
}

const presentPart = (part: Awaited<ReturnType<typeof partsForOperator>>[number]) => ({
  castId: part.cast_id,
  castName: part.cast_name,
  status: part.status,
  cancelType: part.cancel_type,
  reason: part.reason,
  endsAt: iso(part.ends_at),
  arrivedAt: iso(part.arrived_at),
  finishedAt: iso(part.finished_at),
  openClaim: part.claimed_at && !part.claim_ended_at ? part.claim_type : null,
  plannedPoints: part.planned_points,
  billedMinutes: part.billed_minutes,
  billedPoints: part.billed_points,
});

const iso = (at: Date | null) => at?.toISOString() ?? null;
