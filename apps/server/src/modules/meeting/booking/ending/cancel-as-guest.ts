import { leavingOf } from '@yoimachi/domain/booking';
import type { IdempotencyTicket } from '#platform/http/idempotency.ts';
import type { BookingContext, Person } from '../context.ts';
import { act, type ShownBooking } from '../process/act.ts';

interface Cancellation extends ShownBooking {
  readonly reason: string;
}

/** The guest withdraws a request, cancels a booking, all of it, or leaves those who did not come. */
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
    command(parts) {
      const { castId, reason } = cancellation;
      const left = castId === undefined ? parts : parts.filter((part) => part.castId === castId);
      return { action: leavingOf(left.map(({ state }) => state)), reason };
    },
  });
}
