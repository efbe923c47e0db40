import {
  decideBooking,
  isSameSum,
  sumOf,
  type Command,
  type StoreFacts,
  type StoreFactsOf,
  type Sum,
} from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction, type ConstraintMap, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http/idempotency.ts';
import { actedParts, isOwn, ownPart } from './booking.policy.ts';
import type { BookingContext, Person } from '../context.ts';
import { isOverdue, membersOf, versionOf, type Part, type Whole } from './part.ts';
import { lockBooking } from './part.store.ts';
import { carryOut } from './carry-out.ts';
import { runDue } from './run-due.ts';

/** The booking as the person saw it; a guest may name one of its casts. */
export interface SeenBooking {
  readonly bookingId: string;
  /** Of the part the command is for; of the whole booking when it is for all of several. */
  readonly version: number;
  readonly castId?: string | undefined;
  /** What it costs, as the person was shown; the contract asks for it where something costs or ends. */
  readonly shown?: Sum | undefined;
}
export type Acted = Pick<SeenBooking, 'bookingId' | 'version'>;

/** What a person does to a booking of his, in one transaction. */
export interface OnBooking<T> {
  readonly person: Person;
  readonly ticket: IdempotencyTicket;
  readonly bookingId: string;
  /** Locks what must hold still, whole bookings. Absent: the booking alone. */
  readonly lock?: (trx: Trx) => Promise<readonly Part[]>;
  readonly constraints?: ConstraintMap;
  /** `others`: the parts of other bookings that were locked with it. */
  readonly run: (trx: Trx, parts: Whole, others: readonly Part[]) => Promise<Result<T>>;
}

/**
 * Locks a person's booking and runs what he does to it. NOT_FOUND for a booking that is not his. What the clock already owes is done
 * first, and stays done when the command then is refused.
 */
export async function onBooking<T extends object>(
  context: BookingContext,
  order: OnBooking<T>,
): Promise<Result<T>> {
  for (;;) {
    let overdue: Part | undefined;
    const options = order.constraints ? { constraints: order.constraints } : {};
    const result = await withTransaction(
      context.db,
      (trx) =>
        runIdempotent(trx, order.ticket, context.clock.now(), async () => {
          const locked = await (order.lock?.(trx) ?? lockBooking(trx, order.bookingId));
          const parts = locked.filter((part) => part.bookingId === order.bookingId);
          if (!isOwn(parts, order.person)) return fail('NOT_FOUND');
          overdue = isOverdue(parts, context.clock.now()) ? parts[0] : undefined;
          if (overdue) return fail('NOT_FOUND');
          return order.run(
            trx,
            parts,
            locked.filter((part) => part.bookingId !== order.bookingId),
          );
        }),
      options,
    );
    if (!overdue) return result;
    await runDue(context, overdue.id, context.clock.now());
  }
}

/** One command of a person: only what differs from command to command. */
interface ActOf<C extends Command> {
  readonly person: Person;
  readonly ticket: IdempotencyTicket;
  readonly seen: SeenBooking;
  readonly command: (parts: Whole, now: Date) => Result<C>;
  readonly lock?: (trx: Trx) => Promise<readonly Part[]>;
  /** What else follows in the same transaction. */
  readonly afterwards?: (trx: Trx, parts: Whole, others: readonly Part[], now: Date) => Promise<void>;
  readonly constraints?: ConstraintMap;
}
type Read<F> = (trx: Trx, part: Part, now: Date) => Promise<F>;
/** With what its rows ask of the store, where they ask for something: read under the locks. */
type Act<C extends Command> = ActOf<C> &
  (keyof StoreFactsOf<C['action']> extends never
    ? { readonly facts?: undefined }
    : { readonly facts: Read<StoreFactsOf<C['action']>> });
type AnyAct = ActOf<Command> & { readonly facts?: Read<Partial<StoreFacts>> | undefined };

/**
 * Runs a person's command: load and lock → authorize → decide → store. Fails with NOT_FOUND for a booking that is not his, with
 * CONFLICT when it is no longer what he saw, with the domain's code, or with SUM_CHANGED and the new sum when it would cost something
 * else than he was shown.
 */
export async function act<C extends Command>(context: BookingContext, order: Act<C>): Promise<Result<Acted>> {
  const { person, ticket, seen, lock, constraints } = order;
  return onBooking(context, {
    person,
    ticket,
    bookingId: seen.bookingId,
    ...(lock && { lock }),
    ...(constraints && { constraints }),
    run: (trx, parts, others) => attempt(trx, context, order, parts, others),
  });
}

async function attempt(
  trx: Trx,
  context: BookingContext,
  order: AnyAct,
  parts: Whole,
  others: readonly Part[],
): Promise<Result<Acted>> {
  // Read after the locks: it may have waited for them.
  const now = context.clock.now();
  const { person, seen } = order;
  const seenParts = seenBy(order, parts);
  if (!seenParts.ok) return seenParts;
  if (versionOf(seenParts.value) !== seen.version) return fail('CONFLICT');
  const command = order.command(parts, now);
  if (!command.ok) return command;
  const acted = actedParts(parts, person, command.value.action, seen.castId);
  if (!acted.ok) return acted;
  const facts = new Map<string, Partial<StoreFacts>>();
  for (const part of parts.filter(({ id }) => acted.value.includes(id))) {
    if (order.facts) facts.set(part.id, await order.facts(trx, part, now));
  }
  const decision = decideBooking(membersOf(parts), acted.value, command.value, {
    actor: person.role,
    now,
    // Of this action all are there: `act` asks for them.
    factsOf: (id) => facts.get(id) as StoreFacts,
  });
  if (!decision.ok) return decision;
  const act = { actor: person.role, action: command.value.action };
  const sum = sumOf(membersOf(parts), acted.value, act, now);
  if (seen.shown && !isSameSum(seen.shown, sum)) return fail('SUM_CHANGED', undefined, { ...sum });
  const by = { actor: person.role, actorId: person.accountId, at: now };
  const done = await carryOut(trx, context, parts, decision.value, by);
  if (!done.ok) return done;
  await order.afterwards?.(trx, done.value, others, now);
  const after = done.value.filter(({ id }) => seenParts.value.some((part) => part.id === id));
  return ok({ bookingId: seen.bookingId, version: versionOf(after) });
}

/** The parts whose version the person names: all, or that of one cast. */
function seenBy({ person, seen }: AnyAct, parts: Whole): Result<readonly Part[]> {
  if (person.role === 'guest' && seen.castId === undefined) return ok(parts);
  const own = ownPart(parts, person, seen.castId);
  return own.ok ? ok([own.value]) : own;
}
