import {
  decideBooking,
  isSameSum,
  refused,
  sumOf,
  type Command,
  type PlainCommand,
  type RefusalOf,
  type Role,
  type StoreFacts,
  type StoreFactsOf,
  type Sum,
} from '@yoimachi/domain/booking';
import { fail, ok, type ErrorCode, type Failed, type Result } from '@yoimachi/domain/result';
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
/** The booking with what it costs, which an act that costs or ends something asks for. */
export type ShownBooking = SeenBooking & { readonly shown: Sum };
export type Acted = Pick<SeenBooking, 'bookingId' | 'version'>;

/** What a person does to a booking of his, in one transaction. */
export interface OnBooking<T, Code extends ErrorCode> {
  readonly person: Person;
  readonly ticket: IdempotencyTicket;
  readonly bookingId: string;
  /** Locks what must hold still, whole bookings. Absent: the booking alone. */
  readonly lock?: (trx: Trx) => Promise<readonly Part[]>;
  readonly constraints?: ConstraintMap<Code>;
  /** `others`: the parts of other bookings that were locked with it. */
  readonly run: (trx: Trx, parts: Whole, others: readonly Part[]) => Promise<Result<T, Code>>;
}

/**
 * Locks a person's booking and runs what he does to it. NOT_FOUND for a booking that is not his. What the clock already owes is done
 * first, and stays done when the command then is refused.
 */
export async function onBooking<T extends object, Code extends ErrorCode>(
  context: BookingContext,
  order: OnBooking<T, Code>,
): Promise<Result<T, Code | 'NOT_FOUND' | 'IDEMPOTENCY_KEY_REUSED'>> {
  for (;;) {
    let overdue: Part | undefined;
    const options = order.constraints ? { constraints: order.constraints } : {};
    const result = await withTransaction(
      context.db,
      (trx) =>
        runIdempotent(
          trx,
          order.ticket,
          context.clock.now(),
          async (): Promise<Result<T, Code | 'NOT_FOUND'>> => {
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
          },
        ),
      options,
    );
    if (!overdue) return result;
    await runDue(context, overdue.id, context.clock.now());
  }
}

/** One command of a person: only what differs from command to command. */
interface ActOf<
  Who extends Role,
  Action extends Command['action'],
  Seen extends SeenBooking,
  Code extends ErrorCode,
> {
  readonly person: Person<Who>;
  readonly ticket: IdempotencyTicket;
  readonly seen: Seen;
  readonly command: (parts: Whole, now: Date) => CommandCalled<Action>;
  readonly lock?: (trx: Trx) => Promise<readonly Part[]>;
  /** What else follows in the same transaction. */
  readonly afterwards?: (trx: Trx, parts: Whole, others: readonly Part[], now: Date) => Promise<void>;
  readonly constraints?: ConstraintMap<Code>;
}
/** Reads what only the store knows, under the locks. */
type ReadFacts<F> = (trx: Trx, part: Part, now: Date) => Promise<F>;

/** The command with this name. */
export type CommandCalled<Action extends Command['action']> = Command & { readonly action: Action };

/** What a command can be refused with: SUM_CHANGED only where the person was shown a sum. */
type ActFailure<Who extends Role, Action extends Command['action'], Seen extends SeenBooking> =
  | RefusalOf<Who, Action>
  | 'NOT_FOUND'
  | 'VALIDATION'
  | 'CONFLICT'
  | (Seen extends { readonly shown: Sum } ? 'SUM_CHANGED' : never);

/**
 * Runs a person's command: load and lock → authorize → decide → store. Fails with NOT_FOUND for a booking that is not his, with
 * CONFLICT when it is no longer what he saw, with the domain's code, or with SUM_CHANGED and the new sum when it would cost something
 * else than he was shown.
 */
export const act = <
  Who extends Role,
  Action extends PlainCommand['action'],
  Seen extends SeenBooking,
  Code extends ErrorCode = never,
>(
  context: BookingContext,
  order: ActOf<Who, Action, Seen, Code>,
) => perform(context, order, undefined);

/** The same for a command whose rows ask the store for something. */
export const actKnowing = <
  Who extends Role,
  Action extends Command['action'],
  Seen extends SeenBooking,
  Code extends ErrorCode = never,
>(
  context: BookingContext,
  order: ActOf<Who, Action, Seen, Code>,
  facts: ReadFacts<StoreFactsOf<Action>>,
) => perform(context, order, facts);

async function perform<
  Who extends Role,
  Action extends Command['action'],
  Seen extends SeenBooking,
  Code extends ErrorCode,
>(
  context: BookingContext,
  order: ActOf<Who, Action, Seen, Code>,
  facts: ReadFacts<Partial<StoreFacts>> | undefined,
): Promise<Result<Acted, ActFailure<Who, Action, Seen> | Code | 'IDEMPOTENCY_KEY_REUSED'>> {
  const { person, ticket, seen, lock, constraints } = order;
  return onBooking<Acted, ActFailure<Who, Action, Seen> | Code>(context, {
    person,
    ticket,
    bookingId: seen.bookingId,
    ...(lock && { lock }),
    ...(constraints && { constraints }),
    run: (trx, parts, others) => attempt(trx, context, order, facts, parts, others),
  });
}

async function attempt<Who extends Role, Action extends Command['action'], Seen extends SeenBooking>(
  trx: Trx,
  context: BookingContext,
  order: ActOf<Who, Action, Seen, ErrorCode>,
  read: ReadFacts<Partial<StoreFacts>> | undefined,
  parts: Whole,
  others: readonly Part[],
): Promise<Result<Acted, ActFailure<Who, Action, Seen>>> {
  // Read after the locks: it may have waited for them.
  const now = context.clock.now();
  const { person, seen } = order;
  const seenParts = seenBy(order, parts);
  if (!seenParts.ok) return seenParts;
  if (versionOf(seenParts.value) !== seen.version) return fail('CONFLICT');
  const command = order.command(parts, now);
  const acted = actedParts(parts, person, command.action, seen.castId);
  if (!acted.ok) return acted;
  const facts = new Map<string, Partial<StoreFacts>>();
  for (const part of parts.filter(({ id }) => acted.value.includes(id))) {
    if (read) facts.set(part.id, await read(trx, part, now));
  }
  const decision = decideBooking(membersOf(parts), acted.value, command as Command, {
    actor: person.role,
    now,
    // Of this action all are there: `actKnowing` asks for them.
    factsOf: (id) => facts.get(id) as StoreFacts,
  });
  if (!decision.ok) return refused(person.role, command.action, decision.error);
  const act = { actor: person.role, action: command.action };
  const sum = sumOf(membersOf(parts), acted.value, act, now);
  if (seen.shown && !isSameSum(seen.shown, sum))
    return fail('SUM_CHANGED', undefined, { ...sum }) as Failed<ActFailure<Who, Action, Seen>>;
  const by = { actor: person.role, actorId: person.accountId, at: now };
  const done = await carryOut(trx, context, parts, decision.value, by);
  if (!done.ok) return refused(person.role, command.action, done.error);
  await order.afterwards?.(trx, done.value, others, now);
  const after = done.value.filter(({ id }) => seenParts.value.some((part) => part.id === id));
  return ok({ bookingId: seen.bookingId, version: versionOf(after) });
}

/** The parts whose version the person names: all, or that of one cast. */
function seenBy(
  { person, seen }: { readonly person: Person; readonly seen: SeenBooking },
  parts: Whole,
): Result<readonly Part[], 'NOT_FOUND' | 'VALIDATION'> {
  if (person.role === 'guest' && seen.castId === undefined) return ok(parts);
  const own = ownPart(parts, person, seen.castId);
  return own.ok ? ok([own.value]) : own;
}
