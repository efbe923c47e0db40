import {
  decideBooking,
  isFinal,
  partsFor,
  type BookingDecision,
  type BookingStatus,
  type Command,
  type RefusalOf,
  type Step,
  refused,
} from '@yoimachi/domain/booking';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { rewardOf } from '@yoimachi/domain/points';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import type { BookingContext } from '../context.ts';
import { membersOf, type Part, type Whole } from '../process/part.ts';
import { lockBooking } from '../process/part.store.ts';
import { carryOut } from '../process/carry-out.ts';
import { catchUp } from '../process/run-due.ts';

/** How an operator would end a booking; the reason is private. */
export interface PlannedEnd {
  readonly bookingId: string;
  /** Only this cast's part; absent: every part that the end fits. */
  readonly castId?: string | undefined;
  /** `forceCancel`: what is open, without a fee. `forceEnd`: who is in the meeting, now, and the real time is billed. */
  readonly command: Extract<Command, { action: 'forceCancel' | 'forceEnd' }>;
}

export type OperatorEndFailure = RefusalOf<'operator', 'forceCancel' | 'forceEnd'> | 'NOT_FOUND';

export interface OperatorEnd extends PlannedEnd {
  readonly operator: OperatorRef;
}

/** What becomes of one cast's part. */
export interface EndedPart {
  readonly castId: string;
  readonly castName: string;
  readonly to: BookingStatus;
  /** Null where no meeting is billed. */
  readonly billedMinutes: number | null;
  readonly billedPoints: number;
  /** At her stage fee of this moment. */
  readonly rewardPoints: number;
}

export interface OperatorEnding {
  readonly parts: EndedPart[];
  /** What the guest pays for all of the booking; null while one of its casts goes on, or a claim is open. */
  readonly settledPoints: number | null;
}

/** What an end would do now; nothing changes but what the clock owes anyway. Fails as `endByOperator` does. */
export async function previewOperatorEnd(
  context: BookingContext,
  end: PlannedEnd,
): Promise<Result<OperatorEnding, OperatorEndFailure>> {
  return withTransaction(context.db, async (trx) => {
    const decided = await decide(trx, context, end, context.clock.now());
    return decided.ok ? ok(endingOf(decided.value)) : decided;
  });
}

/**
 * An operator ends a booking, or one cast's part (booking table, row 34), in a transaction of the caller. Fails with NOT_FOUND, REASON_REQUIRED,
 * CLAIM_OPEN, or ACTION_NOT_ALLOWED when nothing of it is open, or nobody is in a meeting that has begun.
 */
export async function endByOperator(
  trx: Trx,
  context: BookingContext,
  end: OperatorEnd,
  at: Date,
): Promise<Result<OperatorEnding, OperatorEndFailure>> {
  const decided = await decide(trx, context, end, at);
  if (!decided.ok) return decided;
  const { parts, decision } = decided.value;
  const by = { actor: 'operator', actorId: end.operator.id, at } as const;
  const done = await carryOut(trx, context, parts, decision, by);
  return done.ok ? ok(endingOf(decided.value)) : refused('operator', end.command.action, done.error);
}

/** An operator cancels what is open of a booking, without a fee. Fails as `endByOperator` does. */
export function cancelAsOperator(
  context: BookingContext,
  end: OperatorEnd,
): Promise<Result<OperatorEnding, OperatorEndFailure>> {
  return withTransaction(context.db, (trx) => endByOperator(trx, context, end, context.clock.now()));
}

interface Decided {
  readonly parts: Whole;
  readonly decision: BookingDecision;
}

async function decide(
  trx: Trx,
  context: BookingContext,
  { bookingId, castId, command }: PlannedEnd,
  at: Date,
): Promise<Result<Decided, OperatorEndFailure>> {
  const locked = await lockBooking(trx, bookingId);
  if (locked.length === 0) return fail('NOT_FOUND');
  const parts = await catchUp(trx, context, locked, at);
  const named = parts.find((part) => part.castId === castId)?.id;
  if (castId !== undefined && named === undefined) return fail('NOT_FOUND', 'castId');
  const members = membersOf(parts);
  const acted = partsFor(members, command.action, named);
  const decision = decideBooking(members, acted, command, { actor: 'operator', now: at });
  return decision.ok
    ? ok({ parts, decision: decision.value })
    : refused('operator', command.action, decision.error);
}

function endingOf({ parts, decision }: Decided): OperatorEnding {
  const ended = parts.map((part) =>
    endedPart(
      part,
      decision.steps.find(({ id }) => id === part.id),
    ),
  );
  const settledPoints = ended.reduce((sum, { billedPoints }) => sum + billedPoints, 0);
  return {
    parts: ended.filter((_, index) => decision.steps.some(({ id }) => id === parts[index]!.id)),
    settledPoints: isFinal(decision.members) ? settledPoints : null,
  };
}

function endedPart({ castId, castName, feePercent, billed, state }: Part, step: Step | undefined): EndedPart {
  const money = step?.decision.money;
  const points = money ? (money.kind === 'settle' ? money.points : 0) : (billed?.points ?? 0);
  return {
    castId,
    castName,
    to: step?.decision.to ?? state.status,
    billedMinutes: money?.kind === 'settle' ? money.minutes : null,
    billedPoints: points,
    rewardPoints: rewardOf(points, feePercent).rewardPoints,
  };
}
