import { BOOKING_PROCESS } from '@yoimachi/domain/booking';
import type { ActionName, Command, Phase, Role } from '@yoimachi/domain/booking';
import type { BookingButton } from './booking-actions.ts';

export const commandOf = (action: ActionName) => ({ action, reason: '都合が悪くなりました' }) as Command;

/** What a person can do with a booking, in process order. */
export const actionsOf = (role: Role): readonly ActionName[] => [
  ...new Set(
    BOOKING_PROCESS.filter((row) => row.actor.includes(role) && row.from.length > 0).map((row) => row.action),
  ),
];

/** What a person may do in a phase without a button on the booking, and what does it instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'pending scheduleChanged': 'the schedule is changed on its own screen',
  'noShow cancel': 'the cancellation of a no-show is the same, by its own name',
};
/** Buttons that a state has but that are hidden at a moment although the table would show them disabled. */
const GONE: Partial<Record<ActionName, string>> = {
  forceFinish: 'from the end on the plain end stands in its place',
};

/** Buttons shown on no screen before the planned start, although the server would accept them. */
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

/** What is wrong with a button, or with its absence; null if it matches what the server would do. */
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

/** Why the button of a refused action may be missing; null if it should be shown disabled. */
function reasonForMissing(phase: Phase, role: Role, action: ActionName): string | null {
  const rows = BOOKING_PROCESS.filter(
    (row) => row.action === action && row.from.includes(phase) && row.actor.includes(role),
  );
  if (rows.length === 0) return 'the phase does not know it';
  if (rows.every((row) => row.offered !== undefined)) return 'the table shows it only while it is allowed';
  return GONE[action] ?? null;
}
