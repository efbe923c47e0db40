import { BOOKING_PROCESS } from '@yoimachi/domain/booking';
import type { ActionName, Command, Phase, Role } from '@yoimachi/domain/booking';
import type { BookingButton } from './booking-actions.ts';

export const commandOf = (action: ActionName) => ({ action, reason: '都合が悪くなりました' }) as Command;

/** What a person can do with a booking, in the order of the process. */
export const actionsOf = (role: Role): readonly ActionName[] => [
  ...new Set(
    BOOKING_PROCESS.filter((row) => row.actor.includes(role) && row.from.length > 0).map((row) => row.action),
  ),
];

/** What a person may do in a phase and no button of a booking does, and what does it instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'pending scheduleChanged': 'the schedule is changed on its own screen',
  'noShow cancel': 'the cancellation of a no-show is the same, by its own name',
};
/** Buttons that a state knows and that are gone at a moment although the table would show them disabled. */
const GONE: Partial<Record<ActionName, string>> = {
  forceFinish: 'from the end on the plain end stands in its place',
};

/** Buttons that stand on no screen before the planned start, although the server would take them. */
const NOT_BEFORE_START: Partial<Record<ActionName, string>> = {
  askExtension: 'more time is asked for once time runs',
};

interface Cell {
  readonly phase: Phase;
  readonly role: Role;
  readonly action: ActionName;
  readonly isAllowed: boolean;
  readonly isBeforeStart: boolean;
  readonly button: BookingButton | undefined;
}

/** What is wrong with a button, or with its absence; null when it says what the server would do. */
export function faultOf(cell: Cell): string | null {
  const { phase, role, action, isAllowed, isBeforeStart, button } = cell;
  if (isBeforeStart && action in NOT_BEFORE_START) return button ? 'offered before the start' : null;
  if (isAllowed) {
    if (button?.disabledReason) return 'allowed, disabled';
    return button || `${phase} ${action}` in ELSEWHERE ? null : 'allowed, not offered';
  }
  if (button) return /[ぁ-ん]/.test(button.disabledReason ?? '') ? null : 'refused, and no word why';
  return reasonForMissing(phase, role, action) === null ? 'neither offered nor disabled' : null;
}

/** Why a button of an action that is refused may be missing; null where it should stand there, disabled. */
function reasonForMissing(phase: Phase, role: Role, action: ActionName): string | null {
  const rows = BOOKING_PROCESS.filter(
    (row) => row.action === action && row.from.includes(phase) && row.actor.includes(role),
  );
  if (rows.length === 0) return 'the phase does not know it';
  if (rows.every((row) => row.offered !== undefined)) return 'the table shows it only while it is allowed';
  return GONE[action] ?? null;
}
