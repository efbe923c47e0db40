import { leavingOf } from '@yoimachi/domain/booking';
import type { IdempotencyTicket } from '#platform/http/idempotency.ts';
import type { BookingContext, Person } from '../context.ts';
import { act, type ShownBooking } from '../process/act.ts';

interface Cancellation extends ShownBooking {
  readonly reason: string;
}

/** The guest withdraws a request, cancels a whole booking, or leaves behind those who did not come. */
export async function cancelAsGuest(
  context: BookingContext,
  guest: Person<'guest'>,
  ticket: IdempotencyTicket,
  cancellation: Cancellation,
) {
  return act(context, {
    person: guest,
    ticket,
    seen: cancellation,
    command(participations) {
      const { castId, reason } = cancellation;
      const left =
        castId === undefined
          ? participations
          : participations.filter((participation) => participation.castId === castId);
      return { action: leavingOf(left.map(({ state }) => state)), reason };
    },
  });
}
