import { isOver, nextDue, nextReminder, phaseOf } from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Trx } from '#platform/database';
import type { IdempotencyTicket } from '#platform/http/idempotency.ts';
import { ownParticipation } from '../process/booking.policy.ts';
import type { BookingContext, Person } from '../context.ts';
import { appendEvent } from '../process/event.store.ts';
import type { LoadedParticipation } from '../process/participation.ts';
import { updateParticipation } from '../process/participation.store.ts';
import { onBooking, type Acted, type SeenBooking } from '../process/act.ts';
import { tellOfChange } from '../process/tell.ts';

type CheckOutFailure =
  | 'ACTION_NOT_ALLOWED'
  | 'CONFLICT'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'NOT_FOUND'
  | 'VALIDATION';

/** The cast left safely (booking table, row 39): she is no longer asked. It changes no status. */
export async function checkOut(
  context: BookingContext,
  cast: Person,
  ticket: IdempotencyTicket,
  seen: SeenBooking,
): Promise<Result<Acted, CheckOutFailure>> {
  return onBooking(context, {
    person: cast,
    ticket,
    bookingId: seen.bookingId,
    async run(trx, participations) {
      const own = ownParticipation(participations, cast, undefined);
      if (!own.ok) return own;
      const { state, bookingId } = own.value;
      if (state.version !== seen.version) return fail('CONFLICT');
      if (!isOver(state) || state.checkedOutAt) return fail('ACTION_NOT_ALLOWED');
      await store(trx, own.value, cast, context.clock.now());
      return ok({ bookingId, version: state.version + 1 });
    },
  });
}

async function store(trx: Trx, participation: LoadedParticipation, cast: Person, at: Date): Promise<void> {
  const set = { checkedOutAt: at };
  const phase = phaseOf(participation.state);
  // A claim's time goes on.
  const due = nextDue(participation.state);
  await updateParticipation(trx, participation, {
    status: participation.state.status,
    set,
    dueAt: due?.at ?? null,
    dueAction: due?.action ?? null,
    reminderAt: nextReminder({ ...participation.state, ...set }, at)?.at ?? null,
    repeatable: false,
  });
  await appendEvent(trx, {
    bookingId: participation.bookingId,
    participationId: participation.id,
    at,
    actor: cast.role,
    actorId: cast.accountId,
    action: 'checkOut',
    fromState: phase,
    toState: phase,
  });
  await tellOfChange(trx, participation, [], at);
}
