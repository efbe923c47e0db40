import { CastDecision, decideBooking, phaseOf } from '@yoimachi/domain/booking';
import { fitsSchedule } from '@yoimachi/domain/schedule';
import type { Trx } from '#platform/database';
import type { IdempotencyTicket } from '#platform/http/idempotency.ts';
import type { BookingContext, Person } from '../context.ts';
import {
  byBooking,
  participationsOf,
  type LoadedParticipation,
  type Participations,
} from '../process/participation.ts';
import { lockBookings, overlappingBookingIds } from '../process/participation.store.ts';
import { lockSchedulesOfBooking, type LockedSchedule } from './schedule.store.ts';
import { act, actKnowing, type SeenBooking } from '../process/act.ts';
import { carryOut } from '../process/carry-out.ts';
import { catchUp } from '../process/run-due.ts';

interface Answer extends SeenBooking {
  readonly decision: CastDecision;
  readonly reason?: string | undefined;
}

/** The cast approves (1) or rejects (−1, with a reason) a request: booking table, rows 2 to 4. */
export async function answerRequest(
  context: BookingContext,
  cast: Person<'cast'>,
  ticket: IdempotencyTicket,
  answer: Answer,
) {
  if (answer.decision === CastDecision.ACCEPT) return approve(context, cast, ticket, answer);
  const command = { action: 'reject', reason: answer.reason ?? '' } as const;
  return act(context, { person: cast, ticket, seen: answer, command: () => command });
}

async function approve(
  context: BookingContext,
  cast: Person<'cast'>,
  ticket: IdempotencyTicket,
  seen: SeenBooking,
) {
  let schedules: readonly LockedSchedule[] = [];
  return actKnowing(
    context,
    {
      person: cast,
      ticket,
      seen,
      command: () => ({ action: 'approve' }),
      async lock(trx) {
        // Sent together; the second starts once the locks are held, and so sees every request sent before. Those of the other
        // casts are included: the last approval takes everyone's time.
        const [found, ids] = await Promise.all([
          lockSchedulesOfBooking(trx, seen.bookingId),
          overlappingBookingIds(trx, seen.bookingId),
        ]);
        schedules = found;
        return lockBookings(trx, ids);
      },
      afterwards: (trx, participations, others, now) =>
        rejectOverlapping(trx, context, participations, others, now),
      constraints: { participation_no_overlap: 'TIME_TAKEN' },
    },
    async (_trx, participation) => ({
      scheduleHolds: fitsSchedule(
        participation.state,
        schedules.find(({ castId }) => castId === participation.castId) ?? null,
      ),
      guestSuspended: participation.guestSuspended,
    }),
  );
}

/** Row 3: once a booking is confirmed, other requests to its casts that overlap end in the same transaction. */
async function rejectOverlapping(
  trx: Trx,
  context: BookingContext,
  confirmed: Participations,
  others: readonly LoadedParticipation[],
  at: Date,
): Promise<void> {
  if (confirmed.some(({ state }) => phaseOf(state) !== 'due')) return;
  for (const other of byBooking(others)) {
    const participations = await catchUp(trx, context, other, at);
    const taken = participations.filter(
      (participation) =>
        participation.state.status === 'PENDING' && confirmed.some((due) => takesTimeOf(due, participation)),
    );
    if (taken.length === 0) continue;
    const ids = taken.map(({ id }) => id);
    const decision = decideBooking(
      participationsOf(participations),
      ids,
      { action: 'autoReject' },
      { actor: 'system', now: at },
    );
    if (!decision.ok)
      throw new Error(`Participations ${ids.join()} cannot be rejected: ${decision.error.code}`);
    await carryOut(trx, context, participations, decision.value, { actor: 'system', actorId: null, at });
  }
}

const takesTimeOf = (due: LoadedParticipation, pending: LoadedParticipation) =>
  due.castId === pending.castId &&
  due.state.startsAt < pending.state.endsAt &&
  pending.state.startsAt < due.state.endsAt;
