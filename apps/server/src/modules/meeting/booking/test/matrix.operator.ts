import {
  TAKEN_FOR_GRANTED,
  decideBooking,
  participationsFor,
  type ClaimOutcome,
  type Command,
  type Participation,
} from '@yoimachi/domain/booking';
import type { ErrorCode, Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import { OPERATORS, type TestApp } from '../../../../test-support/index.ts';
import { cancelAsOperator, decideClaim, endBookingsOfSuspended, endByOperator } from '../index.ts';
import { ACCEPTED, type Attempt, type Given } from './matrix.attempts.ts';
import { caughtUp, participationsOf, withStates, type Stored, type Verdict } from './matrix.verdict.ts';
import type { Several } from './several.support.ts';

const operator = OPERATORS.sato;
const REASON = '記録を確認しました';

/** What operators do to a booking: not calls of the contract, but process rows like any other (rules.md 11, rows 10, 34, 46). */
interface Act {
  readonly cell: string;
  readonly command: Command;
  /** By place; null: every one it applies to. */
  readonly participation: number | null;
  readonly run: () => Promise<Given>;
}

/** Every operator act on a whole booking and on each participation. */
export function actsOn(app: TestApp, booked: Several, stored: Stored, now: Date): Attempt[] {
  const owed = caughtUp(stored, now);
  const members = participationsOf(owed.stored);
  return [...ends(app, booked), ...claims(app, booked), ...suspensions(app, booked)].map((act) => ({
    cell: act.cell,
    verdict: verdictOf(act, members, owed.stored, now),
    // A refusal rolls back its transaction.
    catchesUp: false,
    isForAll: act.participation === null,
    run: act.run,
  }));
}

function verdictOf(
  { command, participation }: Act,
  members: readonly Participation[],
  stored: Stored,
  now: Date,
): Verdict {
  const ids = participationsFor(
    members,
    command.action,
    participation === null ? undefined : String(participation),
  );
  const decision = decideBooking(members, ids, command, {
    actor: 'operator',
    now,
    factsOf: () => TAKEN_FOR_GRANTED,
  });
  if (!decision.ok) return command.action === 'suspend' ? 'NOTHING' : decision.error.code;
  const { steps } = decision.value;
  return { after: withStates(stored, decision.value.participations), steps, version: null };
}

const givenBy = (result: Result<unknown, ErrorCode>): Given => ({
  given: result.ok ? ACCEPTED : result.error.code,
});

/** The whole booking, and each participation on its own. */
function each<T>(
  { casts }: Several,
  of: (participation: number | null, castId: string | undefined) => T,
): T[] {
  return [of(null, undefined), ...casts.map(({ userId }, participation) => of(participation, userId))];
}
const cellOf = (name: string, participation: number | null) =>
  `${name} by an operator ${participation ?? ''}`.trim();

function ends({ context, clock }: TestApp, booked: Several): Act[] {
  const { bookingId } = booked;
  const cancelling = [true, false].flatMap((blamesGuest) =>
    each(booked, (participation, castId) => {
      const command = { action: 'forceCancel', blamesGuest, reason: REASON } as const;
      const run = async () =>
        givenBy(await cancelAsOperator(context, { bookingId, castId, command, operator }));
      return {
        cell: cellOf(blamesGuest ? 'cancel, blaming him' : 'cancel', participation),
        command,
        participation,
        run,
      };
    }),
  );
  const command = { action: 'forceEnd', reason: REASON } as const;
  const ending = each(booked, (participation, castId) => ({
    cell: cellOf('end', participation),
    command,
    participation,
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
    casts.map(({ userId: castId }, participation) => ({
      cell: cellOf(`claim decided ${outcome}`, participation),
      command: { action: 'decideClaim', outcome, reason: REASON } as const,
      participation,
      run: async () =>
        givenBy(await decideClaim(context, { bookingId, castId, outcome, reason: REASON, operator })),
    })),
  );
}

function suspensions({ context, clock }: TestApp, { guest, casts }: Several): Act[] {
  const suspending = (accountId: string, participation: number | null, takeFee: boolean): Act => ({
    cell: cellOf(takeFee ? 'suspended with the fee' : 'suspended', participation),
    command: { action: 'suspend', takeFee },
    participation,
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
    ...casts.map(({ userId }, participation) => suspending(userId, participation, false)),
  ];
}
