import type { PlainCommand, Role } from '@yoimachi/domain/booking';
import type { IdempotencyTicket } from '#platform/http/idempotency.ts';
import type { BookingContext, Person } from '../context.ts';
import { act, type CommandCalled, type SeenBooking } from './act.ts';

/** A command that needs nothing but the booking itself: ends, claims, the cast's cancellation. */
export const plainCommand = <
  Who extends Role,
  Action extends PlainCommand['action'],
  Seen extends SeenBooking,
>(
  context: BookingContext,
  person: Person<Who>,
  ticket: IdempotencyTicket,
  seen: Seen,
  command: CommandCalled<Action>,
) => act(context, { person, ticket, seen, command: () => command });
