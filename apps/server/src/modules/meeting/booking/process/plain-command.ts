import type { Command, Role } from '@yoimachi/domain/booking';
import type { IdempotencyTicket } from '#platform/http/idempotency.ts';
import type { BookingContext, Person } from '../context.ts';
import { act, type CommandCalled, type SeenBooking } from './act.ts';

/** A command that needs nothing but the booking itself: ends, claims, the cast's cancellation. */
export const plainCommand = <Who extends Role, Action extends Command['action'], Seen extends SeenBooking>(
  context: BookingContext,
  person: Person<Who>,
  ticket: IdempotencyTicket,
  seen: Seen,
  command: CommandCalled<Action>,
) => act(context, { person, ticket, seen, command: () => command });

/** She is there. A late arrival needs a time that nobody has taken meanwhile. */
export const arriveAsCast = (
  context: BookingContext,
  person: Person<'cast'>,
  ticket: IdempotencyTicket,
  seen: SeenBooking,
) =>
  act(context, {
    person,
    ticket,
    seen,
    command: () => ({ action: 'arrive' }),
    constraints: { participation_no_overlap: 'TIME_TAKEN' },
  });
