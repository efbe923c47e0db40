import type { PlainCommand } from '@yoimachi/domain/booking';
import { ok, type Result } from '@yoimachi/domain/result';
import type { IdempotencyTicket } from '#platform/http/idempotency.ts';
import type { BookingContext, Person } from '../context.ts';
import { act, type Acted, type SeenBooking } from './act.ts';

/** A command that needs nothing but the booking itself: arrivals, ends, the cast's cancellation. */
export async function plainCommand(
  context: BookingContext,
  person: Person,
  ticket: IdempotencyTicket,
  seen: SeenBooking,
  command: PlainCommand,
): Promise<Result<Acted>> {
  return act(context, { person, ticket, seen, command: () => ok(command) });
}
