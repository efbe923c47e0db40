import type { OperatorView } from '@yoimachi/contract/booking-admin';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { AppContext } from '#platform/module';
import { bookingForOperator, historyForOperator, participationsForOperator } from './operator-view.store.ts';

/** One booking for an operator, by id or number; the reader is logged. NOT_FOUND when there is none. */
export async function readAsOperator(
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  idOrNumber: string,
  operator: OperatorRef,
): Promise<Result<OperatorView, 'NOT_FOUND'>> {
  const booking = await bookingForOperator(db, idOrNumber);
  if (!booking) return fail('NOT_FOUND');
  log.info({ security: true, operator, bookingId: booking.id }, 'read a booking');
  const [participations, history] = await Promise.all([
    participationsForOperator(db, booking.id),
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
    participations: participations.map(presentParticipation),
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

const presentParticipation = (
  participation: Awaited<ReturnType<typeof participationsForOperator>>[number],
) => ({
  castId: participation.cast_id,
  castName: participation.cast_name,
  status: participation.status,
  cancelType: participation.cancel_type,
  reason: participation.reason,
  endsAt: iso(participation.ends_at),
  arrivedAt: iso(participation.arrived_at),
  finishedAt: iso(participation.finished_at),
  openClaim: participation.claimed_at && !participation.claim_ended_at ? participation.claim_type : null,
  plannedPoints: participation.planned_points,
  billedMinutes: participation.billed_minutes,
  billedPoints: participation.billed_points,
});

const iso = (at: Date | null) => at?.toISOString() ?? null;
