import {
  decideBooking,
  isFinal,
  participationsFor,
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
import { participationsOf, type LoadedParticipation, type Participations } from '../process/participation.ts';
import { lockBooking } from '../process/participation.store.ts';
import { carryOut } from '../process/carry-out.ts';
import { catchUp } from '../process/run-due.ts';

/** How an operator would end a booking; the reason is private. */
export interface PlannedEnd {
  readonly bookingId: string;
  /** Only this cast's participation; absent: every participation to which the end applies. */
  readonly castId?: string | undefined;
  /** `forceCancel`: whatever is open, without a fee. `forceEnd`: everyone in the meeting, now, billed for the actual time. */
  readonly command: Extract<Command, { action: 'forceCancel' | 'forceEnd' }>;
}

type OperatorEndFailure = RefusalOf<'operator', 'forceCancel' | 'forceEnd'> | 'NOT_FOUND';

export interface OperatorEnd extends PlannedEnd {
  readonly operator: OperatorRef;
}

/** What happens to one cast's participation. */
export interface EndedParticipation {
  readonly castId: string;
  readonly castName: string;
  readonly to: BookingStatus;
  /** Null when no meeting is billed. */
  readonly billedMinutes: number | null;
  readonly billedPoints: number;
  /** At her current stage fee. */
  readonly rewardPoints: number;
}

interface OperatorEnding {
  readonly participations: EndedParticipation[];
  /** What the guest pays for the whole booking; null while one of its casts continues or a claim is open. */
  readonly settledPoints: number | null;
}

/** What ending it now would do; changes nothing except overdue clock work. Fails as `endByOperator` does. */
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
 * An operator ends a booking, or one cast's participation (booking table, row 34), in the caller's transaction. Fails with NOT_FOUND,
 * REASON_REQUIRED,
 * CLAIM_OPEN, or ACTION_NOT_ALLOWED when none of it is open, or nobody is in a meeting that has begun.
 */
export async function endByOperator(
  trx: Trx,
  context: BookingContext,
  end: OperatorEnd,
  at: Date,
): Promise<Result<OperatorEnding, OperatorEndFailure>> {
  const decided = await decide(trx, context, end, at);
  if (!decided.ok) return decided;
  const { participations, decision } = decided.value;
  const by = { actor: 'operator', actorId: end.operator.id, at } as const;
  const done = await carryOut(trx, context, participations, decision, by);
  return done.ok ? ok(endingOf(decided.value)) : refused('operator', end.command.action, done.error);
}

/** An operator cancels the open participations in a booking, without a fee. Fails as `endByOperator` does. */
export function cancelAsOperator(
  context: BookingContext,
  end: OperatorEnd,
): Promise<Result<OperatorEnding, OperatorEndFailure>> {
  return withTransaction(context.db, (trx) => endByOperator(trx, context, end, context.clock.now()));
}

interface Decided {
  readonly participations: Participations;
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
  const participations = await catchUp(trx, context, locked, at);
  const named = participations.find((participation) => participation.castId === castId)?.id;
  if (castId !== undefined && named === undefined) return fail('NOT_FOUND', 'castId');
  const members = participationsOf(participations);
  const acted = participationsFor(members, command.action, named);
  const decision = decideBooking(members, acted, command, { actor: 'operator', now: at });
  return decision.ok
    ? ok({ participations, decision: decision.value })
    : refused('operator', command.action, decision.error);
}

function endingOf({ participations, decision }: Decided): OperatorEnding {
  const ended = participations.map((participation) =>
    endedParticipation(
      participation,
      decision.steps.find(({ id }) => id === participation.id),
    ),
  );
  const settledPoints = ended.reduce((sum, { billedPoints }) => sum + billedPoints, 0);
  return {
    participations: ended.filter((_, index) =>
      decision.steps.some(({ id }) => id === participations[index]!.id),
    ),
    settledPoints: isFinal(decision.participations) ? settledPoints : null,
  };
}

function endedParticipation(
  { castId, castName, feePercent, billed, state }: LoadedParticipation,
  step: Step | undefined,
): EndedParticipation {
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
