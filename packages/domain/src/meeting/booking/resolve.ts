import { BOOKING_PROCESS } from './booking-process.ts';
import type { CommandError } from './booking-errors.ts';
import { GUARDS, SELECTORS, type Situation } from './guards.ts';
import type { ActionName } from './action-name.ts';
import type { Transition } from './process-types.ts';
import { phaseOf, type Phase } from './state.ts';

const MEETING_ACTIONS: readonly ActionName[] = [
  'finish',
  'end',
  'forceFinish',
  'askExtension',
  'claimGuestAbsent',
  'claimCastAbsent',
];
const BEFORE_MEETING: readonly Phase[] = ['held', 'due', 'noShow'];

/** The row a command takes, or null if the state or the person does not have the action. */
export function rowFor(situation: Situation): Transition | null {
  const { state, command, context } = situation;
  const phase = phaseOf(state);
  const row = BOOKING_PROCESS.find(
    (candidate) =>
      candidate.action === command.action &&
      candidate.from.includes(phase) &&
      candidate.actor.includes(context.actor) &&
      (!candidate.when || SELECTORS[candidate.when].holds(situation, candidate)),
  );
  return row ?? null;
}

/** Why a row is refused, or null when all its guards hold. */
export function refusalOf(row: Transition, situation: Situation): CommandError | null {
  const broken = row.guards.find((name) => !GUARDS[name].holds(situation, row));
  return broken ? GUARDS[broken].code : null;
}

/** Why there is no row: 'nobody has pressed the arrival button yet', or the state does not have the action. */
export function missingRowCode(action: ActionName, phase: Phase): CommandError {
  const beforeArrival = MEETING_ACTIONS.includes(action) && BEFORE_MEETING.includes(phase);
  return beforeArrival ? 'NOBODY_ARRIVED' : 'ACTION_NOT_ALLOWED';
}
