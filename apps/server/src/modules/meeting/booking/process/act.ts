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
import { actedParticipations, isOwn, ownParticipation } from './booking.policy.ts';
import type { BookingContext, Person } from '../context.ts';
import {
  isOverdue,
  participationsOf,
  versionOf,
  type LoadedParticipation,
  type Participations,
} from './participation.ts';
import { lockBooking } from './participation.store.ts';
import { carryOut } from './carry-out.ts';
import { runDue } from './run-due.ts';

/** The booking as the person saw it; a guest may name one of its casts. */
export interface SeenBooking {
  readonly bookingId: string;
  /** The version of the participation the command is for, or of the whole booking when it is for all of several. */
  readonly version: number;
  readonly castId?: string | undefined;
  /** The cost as shown to the person; the contract requires it where something costs or ends. */
  readonly shown?: Sum | undefined;
}
/** The booking with what it costs, which an act that costs or ends something asks for. */
export type ShownBooking = SeenBooking & { readonly shown: Sum };
export type Acted = Pick<SeenBooking, 'bookingId' | 'version'>;

/** What a person does to their own booking, in one transaction. */
export interface OnBooking<T, Code extends ErrorCode> {
  readonly person: Person;
  readonly ticket: IdempotencyTicket;
  readonly bookingId: string;
  /** Locks what must not change meanwhile, in whole bookings. Absent: only the booking itself. */
  readonly lock?: (trx: Trx) => Promise<readonly LoadedParticipation[]>;
  readonly constraints?: ConstraintMap<Code>;
  /** `others`: the participations of other bookings that were locked with it. */
  readonly run: (
    trx: Trx,
    participations: Participations,
    others: readonly LoadedParticipation[],
  ) => Promise<Result<T, Code>>;
}

/**
 * Locks a person's booking and runs what the person does to it. NOT_FOUND for somebody else's booking. Overdue clock work is done first,
 * and stays done even if the command is then refused.
 */
export async function onBooking<T extends object, Code extends ErrorCode>(
  context: BookingContext,
  order: OnBooking<T, Code>,
): Promise<Result<T, Code | 'NOT_FOUND' | 'IDEMPOTENCY_KEY_REUSED'>> {
  for (;;) {
    let overdue: LoadedParticipation | undefined;
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
            const participations = locked.filter(
              (participation) => participation.bookingId === order.bookingId,
            );
            if (!isOwn(participations, order.person)) return fail('NOT_FOUND');
            overdue = isOverdue(participations, context.clock.now()) ? participations[0] : undefined;
            if (overdue) return fail('NOT_FOUND');
            return order.run(
              trx,
              participations,
              locked.filter((participation) => participation.bookingId !== order.bookingId),
            );
          },
        ),
      options,
    );
    if (!overdue) return result;
    await runDue(context, overdue.id, context.clock.now());
  }
}

/** One command of a person: only what differs between commands. */
interface ActOf<
  Who extends Role,
  Action extends Command['action'],
  Seen extends SeenBooking,
  Code extends ErrorCode,
> {
  readonly person: Person<Who>;
  readonly ticket: IdempotencyTicket;
  readonly seen: Seen;
  readonly command: (participations: Participations, now: Date) => CommandCalled<Action>;
  readonly lock?: (trx: Trx) => Promise<readonly LoadedParticipation[]>;
  /** What else follows in the same transaction. */
  readonly afterwards?: (
    trx: Trx,
    participations: Participations,
    others: readonly LoadedParticipation[],
    now: Date,
  ) => Promise<void>;
  readonly constraints?: ConstraintMap<Code>;
}
/** Reads what only the store knows, under the locks. */
type ReadFacts<F> = (trx: Trx, participation: LoadedParticipation, now: Date) => Promise<F>;

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
 * Runs a person's command: load and lock → authorize → decide → store. Fails with NOT_FOUND for somebody else's booking, with CONFLICT when
 * it has changed since it was seen, with the domain's code, or with SUM_CHANGED and the new sum when the cost differs from what was shown.
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
    run: (trx, participations, others) => attempt(trx, context, order, facts, participations, others),
  });
}

async function attempt<Who extends Role, Action extends Command['action'], Seen extends SeenBooking>(
  trx: Trx,
  context: BookingContext,
  order: ActOf<Who, Action, Seen, ErrorCode>,
  read: ReadFacts<Partial<StoreFacts>> | undefined,
  participations: Participations,
  others: readonly LoadedParticipation[],
): Promise<Result<Acted, ActFailure<Who, Action, Seen>>> {
  // Read after taking the locks, which may have meant waiting.
  const now = context.clock.now();
  const { person, seen } = order;
  const seenParticipations = seenBy(order, participations);
  if (!seenParticipations.ok) return seenParticipations;
  if (versionOf(seenParticipations.value) !== seen.version) return fail('CONFLICT');
  const command = order.command(participations, now);
  const acted = actedParticipations(participations, person, command.action, seen.castId);
  if (!acted.ok) return acted;
  const facts = new Map<string, Partial<StoreFacts>>();
  for (const participation of participations.filter(({ id }) => acted.value.includes(id))) {
    if (read) facts.set(participation.id, await read(trx, participation, now));
  }
  const decision = decideBooking(participationsOf(participations), acted.value, command as Command, {
    actor: person.role,
    now,
    // Of this action all are there: `actKnowing` asks for them.
    factsOf: (id) => facts.get(id) as StoreFacts,
  });
  if (!decision.ok) return refused(person.role, command.action, decision.error);
  const act = { actor: person.role, action: command.action };
  const sum = sumOf(participationsOf(participations), acted.value, act, now);
  if (seen.shown && !isSameSum(seen.shown, sum))
    return fail('SUM_CHANGED', undefined, { ...sum }) as Failed<ActFailure<Who, Action, Seen>>;
  const by = { actor: person.role, actorId: person.accountId, at: now };
  const done = await carryOut(trx, context, participations, decision.value, by);
  if (!done.ok) return refused(person.role, command.action, done.error);
  await order.afterwards?.(trx, done.value, others, now);
  const after = done.value.filter(({ id }) =>
    seenParticipations.value.some((participation) => participation.id === id),
  );
  return ok({ bookingId: seen.bookingId, version: versionOf(after) });
}

/** The participations whose version the person names: all, or one cast's. */
function seenBy(
  { person, seen }: { readonly person: Person; readonly seen: SeenBooking },
  participations: Participations,
): Result<readonly LoadedParticipation[], 'NOT_FOUND' | 'VALIDATION'> {
  if (person.role === 'guest' && seen.castId === undefined) return ok(participations);
  const own = ownParticipation(participations, person, seen.castId);
  return own.ok ? ok([own.value]) : own;
}
