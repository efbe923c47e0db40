import { BOOKING_PROCESS } from './booking-process.ts';
import type { CommandError } from './booking-errors.ts';
import { feePercent, feePoints } from './cancel-policy.ts';
import type { Command, Facts } from './command.ts';
import type { Situation } from './guards.ts';
import type { ActionName } from './process-types.ts';
import { refusalOf, rowFor } from './resolve.ts';
import { phaseOf, type ParticipationState } from './state.ts';
import type { Role } from './values.ts';

export interface OfferedAction {
  readonly action: Command['action'];
  readonly enabled: boolean;
  /** Why it cannot be done now. */
  readonly reasonCode?: CommandError;
  /** What a cancellation by the guest would cost now. */
  readonly fee?: { readonly percent: number; readonly points: number };
}

/**
 * The buttons of one side, in the order of the process: what its phase knows, enabled while it would be accepted. A
 * reason that is still to be typed does not disable; `facts` are those the caller has.
 */
export function actionsFor(
  state: ParticipationState,
  role: Role,
  now: Date,
  facts: Facts = {},
): OfferedAction[] {
  const phase = phaseOf(state);
  const names = BOOKING_PROCESS.filter((row) => row.from.includes(phase) && row.actor.includes(role)).map(
    (row) => row.action,
  );
  return [...new Set(names)].flatMap((action) => offer(state, role, now, facts, action));
}

function offer(
  state: ParticipationState,
  role: Role,
  now: Date,
  facts: Facts,
  action: ActionName,
): OfferedAction[] {
  const command = { action, reason: 'to be typed' } as Command;
  const situation: Situation = { state, command, context: { ...facts, now, actor: role } };
  const row = rowFor(situation);
  if (row === null || row.offered === 'never') return [];
  const refusal = refusalOf(row, situation);
  if (refusal !== null && row.offered === 'whenAllowed') return [];
  const percent = feePercent(state, now);
  return [
    {
      action: command.action,
      enabled: refusal === null,
      ...(refusal !== null && { reasonCode: refusal }),
      ...(row.feePercent !== undefined && {
        fee: { percent, points: feePoints(state.plannedPoints, percent) },
      }),
    },
  ];
}
