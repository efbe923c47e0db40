import { leavingOf, type PlainCommand } from '@yoimachi/domain/booking';
import { ok, type Result } from '@yoimachi/domain/result';
import type { IdempotencyTicket } from '#platform/http/idempotency.ts';
import type { BookingContext, Person } from '../context.ts';
import { act, type Acted, type SeenBooking } from '../process/act.ts';

interface Cancellation extends SeenBooking {
  readonly reason: string;
}

/** The guest withdraws a request, cancels a booking, all of it, or leaves those who did not come. */
export async function cancelAsGuest(
  context: BookingContext,
  guest: Person,
  ticket: IdempotencyTicket,
  cancellation: Cancellation,
): Promise<Result<Acted>> {
  return act<PlainCommand>(context, {
    person: guest,
    ticket,
    seen: cancellation,
    command(parts) {
      const { castId, reason } = cancellation;
      const left = castId === undefined ? parts : parts.filter((part) => part.castId === castId);
      return ok({ action: leavingOf(left.map(({ state }) => state)), reason });
    },
  });
}
