import { decide, type Command, type Facts } from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction, type ConstraintMap, type Trx } from '../../../platform/database/index.ts';
import { runIdempotent, type IdempotencyTicket } from '../../../platform/http/idempotency.ts';
import { lockOwnPart } from '../booking.policy.ts';
import type { BookingContext, Person } from '../context.ts';
import type { Part } from '../part.ts';
import { carryOut } from './carry-out.ts';
import { isOverdue, runDue } from './run-due.ts';

/** The booking as the person saw it. */
export interface SeenBooking {
  readonly bookingId: string;
  readonly version: number;
}
export type Acted = SeenBooking;

/** One command of a person: only what differs from command to command. */
export interface Act {
  readonly person: Person;
  readonly ticket: IdempotencyTicket;
  readonly seen: SeenBooking;
  readonly command: (part: Part, now: Date) => Result<Command>;
  /** Locks what must hold still; the person's own part comes first. Absent: that part alone. */
  readonly lock?: (trx: Trx) => Promise<readonly Part[]>;
  readonly facts?: (trx: Trx, part: Part, now: Date) => Promise<Facts>;
  /** What else follows in the same transaction. */
  readonly afterwards?: (trx: Trx, locked: readonly Part[], now: Date) => Promise<void>;
  readonly constraints?: ConstraintMap;
}

/**
 * Runs a person's command: load and lock → authorize → decide → store. Fails with NOT_FOUND for a booking that is not his, with
 * CONFLICT when it is no longer what he saw, else with the domain's code. What the clock already owes is done first, and stays
 * done when the command then is refused.
 */
export async function act(context: BookingContext, order: Act): Promise<Result<Acted>> {
  for (;;) {
    let overdue: Part | undefined;
    const options = order.constraints ? { constraints: order.constraints } : {};
    const result = await withTransaction(
      context.db,
      (trx) =>
        runIdempotent(trx, order.ticket, context.clock.now(), async () => {
          const locked = order.lock
            ? await order.lock(trx)
            : await lockOwnPart(trx, order.person, order.seen.bookingId);
          const [part] = locked;
          overdue = part && isOverdue(part, context.clock.now()) ? part : undefined;
          if (!part || overdue) return fail('NOT_FOUND');
          return attempt(trx, context, order, locked);
        }),
      options,
    );
    if (!overdue) return result;
    await runDue(context, overdue.id, context.clock.now());
  }
}

async function attempt(
  trx: Trx,
  context: BookingContext,
  order: Act,
  locked: readonly Part[],
): Promise<Result<Acted>> {
  const part = locked[0]!;
  // Read after the locks: it may have waited for them.
  const now = context.clock.now();
  const { role, accountId } = order.person;
  if (part.state.version !== order.seen.version) return fail('CONFLICT');
  const command = order.command(part, now);
  if (!command.ok) return command;
  const facts = (await order.facts?.(trx, part, now)) ?? {};
  const decision = decide(part.state, command.value, { ...facts, actor: role, now });
  if (!decision.ok) return decision;
  const done = await carryOut(trx, context, part, decision.value, {
    actor: role,
    actorId: accountId,
    at: now,
  });
  if (!done.ok) return done;
  await order.afterwards?.(trx, locked, now);
  return ok({ bookingId: part.bookingId, version: done.value.state.version });
}
