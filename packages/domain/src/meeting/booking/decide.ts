import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { CommandError } from './booking-errors.ts';
import type { Command, DecideContext, FactsOf } from './command.ts';
import { nextDue, type DueAction } from './due.ts';
import { changesOf, moneyOf, type MoneyEffect, type StateChanges } from './effects.ts';
import type { Situation } from './guards.ts';
import type { NotificationKind } from './notifications.ts';
import type { ActionName } from './action-name.ts';
import type { PenaltyKind } from './process-types.ts';
import { nextReminder } from './reminders.ts';
import { missingRowCode, refusalOf, rowFor } from './resolve.ts';
import { phaseOf, type ParticipationState, type Phase } from './state.ts';
import type { BookingStatus } from './values.ts';

/** What a command does. The store writes it all in one transaction. */
export interface Decision {
  /** Id of the row of the process. */
  readonly transition: string;
  /** Name in the booking's history. */
  readonly action: ActionName;
  readonly from: Phase;
  readonly to: BookingStatus;
  readonly phase: Phase;
  /** Fields to write in addition to the status. `reason` is private. */
  readonly set: StateChanges;
  readonly money: MoneyEffect;
  readonly nextDueAt: Date | null;
  readonly nextDueAction: DueAction | null;
  readonly nextReminderAt: Date | null;
  readonly notify: readonly NotificationKind[];
  /** Penalty point for the cast. */
  readonly penalty: PenaltyKind | null;
  /** The cast may be asked again for the same day. */
  readonly repeatable: boolean;
  /** Billed minutes, if the meeting is over. */
  readonly actualMinutes?: number;
  /** The state afterwards, including the version. */
  readonly state: ParticipationState;
}

/**
 * The booking process as a function: what `command` does to one cast's participation at `context.now`, with the facts that its action asks
 * for, or why it is refused.
 * It does not check the actor's right to the row, only whether the process has the action for that actor.
 */
export function decide<C extends Command>(
  state: ParticipationState,
  command: C,
  context: DecideContext & FactsOf<C['action']>,
): Result<Decision, CommandError> {
  const situation: Situation = { state, command, context };
  const row = rowFor(situation);
  if (row === null) return fail(missingRowCode(command.action, phaseOf(state)));
  const refusal = refusalOf(row, situation);
  if (refusal !== null) return fail(refusal, refusal === 'REASON_REQUIRED' ? 'reason' : undefined);

  const set = changesOf(row, situation);
  const after = applyChanges(state, row.to.status, set);
  if (phaseOf(after) !== row.to.phase) throw new Error(`Row ${row.id} does not lead to ${row.to.phase}`);
  const due = nextDue(after);
  const money = moneyOf(row, state, after, context.now);
  const isSafety = command.action === 'forceFinish' && command.safety === true;
  return ok({
    transition: row.id,
    action: row.action,
    from: phaseOf(state),
    to: row.to.status,
    phase: row.to.phase,
    set,
    money,
    nextDueAt: due?.at ?? null,
    nextDueAction: due?.action ?? null,
    nextReminderAt: nextReminder(after, context.now)?.at ?? null,
    notify: isSafety ? [...row.notify, 'OPERATOR_SAFETY'] : row.notify,
    penalty: command.action === 'cancel' && command.waivePenalty ? null : (row.penalty ?? null),
    repeatable: row.repeatable === true,
    ...(money.kind === 'settle' && { actualMinutes: money.minutes }),
    state: after,
  });
}

function applyChanges(
  state: ParticipationState,
  status: BookingStatus,
  set: StateChanges,
): ParticipationState {
  const { reason: _private, ...fields } = set;
  return { ...state, ...fields, status, version: state.version + 1 };
}
