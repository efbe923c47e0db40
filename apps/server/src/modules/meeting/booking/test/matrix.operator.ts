import {
  TAKEN_FOR_GRANTED,
  decideBooking,
  partsFor,
  type ClaimOutcome,
  type Command,
  type Member,
} from '@yoimachi/domain/booking';
import type { ErrorCode, Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { TestApp } from '../../../../test-support/index.ts';
import { OPERATORS } from '../../../../test-support/index.ts';
import { cancelAsOperator, decideClaim, endBookingsOfSuspended, endByOperator } from '../index.ts';
import { ACCEPTED, type Attempt, type Given } from './matrix.attempts.ts';
import { caughtUp, membersOf, withStates, type Stored, type Verdict } from './matrix.verdict.ts';
import type { Several } from './several.support.ts';

const operator = OPERATORS.sato;
const REASON = '記録を確認しました';

/** What operators do to a booking: no calls of the contract, but rows of the process like any (rules.md 11, rows 10, 34, 46). */
interface Act {
  readonly cell: string;
  readonly command: Command;
  /** By place; null: all that it fits. */
  readonly part: number | null;
  readonly run: () => Promise<Given>;
}

/** Every act of an operator on all of a booking and on each part. */
export function actsOn(app: TestApp, booked: Several, stored: Stored, now: Date): Attempt[] {
  const owed = caughtUp(stored, now);
  const members = membersOf(owed.stored);
  return [...ends(app, booked), ...claims(app, booked), ...suspensions(app, booked)].map((act) => ({
    cell: act.cell,
    verdict: verdictOf(act, members, owed.stored, now),
    // What is refused takes its transaction with it.
    catchesUp: false,
    isForAll: act.part === null,
    run: act.run,
  }));
}

function verdictOf({ command, part }: Act, members: readonly Member[], stored: Stored, now: Date): Verdict {
  const ids = partsFor(members, command.action, part === null ? undefined : String(part));
  const decision = decideBooking(members, ids, command, {
    actor: 'operator',
    now,
    factsOf: () => TAKEN_FOR_GRANTED,
  });
  if (!decision.ok) return command.action === 'suspend' ? 'NOTHING' : decision.error.code;
  const { steps } = decision.value;
  return { after: withStates(stored, decision.value.members), steps, version: null };
}

const givenBy = (result: Result<unknown, ErrorCode>): Given => ({
  given: result.ok ? ACCEPTED : result.error.code,
});

/** All of a booking, and each part by itself. */
function each<T>({ casts }: Several, of: (part: number | null, castId: string | undefined) => T): T[] {
  return [of(null, undefined), ...casts.map(({ userId }, part) => of(part, userId))];
}
const cellOf = (name: string, part: number | null) => `${name} by an operator ${part ?? ''}`.trim();

function ends({ context, clock }: TestApp, booked: Several): Act[] {
  const { bookingId } = booked;
  const cancelling = [true, false].flatMap((blamesGuest) =>
    each(booked, (part, castId) => {
      const command = { action: 'forceCancel', blamesGuest, reason: REASON } as const;
      const run = async () =>
        givenBy(await cancelAsOperator(context, { bookingId, castId, command, operator }));
      return { cell: cellOf(blamesGuest ? 'cancel, blaming him' : 'cancel', part), command, part, run };
    }),
  );
  const command = { action: 'forceEnd', reason: REASON } as const;
  const ending = each(booked, (part, castId) => ({
    cell: cellOf('end', part),
    command,
    part,
    run: async () =>
      givenBy(
        await withTransaction(context.db, (trx) =>
          endByOperator(trx, context, { bookingId, castId, command, operator }, clock.now()),
        ),
      ),
  }));
  return [...cancelling, ...ending];
}

const OUTCOMES: readonly ClaimOutcome[] = ['PLAN', 'REAL_TIME', 'NOTHING'];

function claims({ context }: TestApp, { bookingId, casts }: Several): Act[] {
  return OUTCOMES.flatMap((outcome) =>
    casts.map(({ userId: castId }, part) => ({
      cell: cellOf(`claim decided ${outcome}`, part),
      command: { action: 'decideClaim', outcome, reason: REASON } as const,
      part,
      run: async () =>
        givenBy(await decideClaim(context, { bookingId, castId, outcome, reason: REASON, operator })),
    })),
  );
}

function suspensions({ context, clock }: TestApp, { guest, casts }: Several): Act[] {
  const suspending = (accountId: string, part: number | null, takeFee: boolean): Act => ({
    cell: cellOf(takeFee ? 'suspended with the fee' : 'suspended', part),
    command: { action: 'suspend', takeFee },
    part,
    async run() {
      const ended = await withTransaction(context.db, (trx) =>
        endBookingsOfSuspended(trx, context, { accountId, takeFee }, clock.now()),
      );
      return { given: ended > 0 ? ACCEPTED : 'NOTHING' };
    },
  });
  return [
    suspending(guest.userId, null, false),
    suspending(guest.userId, null, true),
    ...casts.map(({ userId }, part) => suspending(userId, part, false)),
  ];
}
