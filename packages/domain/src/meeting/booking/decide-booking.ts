import { ok, type Result } from '@yoimachi/domain/result';
import type { CommandError } from './booking-errors.ts';
import { BOOKING_PROCESS } from './booking-process.ts';
import type { Action, Command, DecideContext, Facts, SiblingFacts, StoreFactsOf } from './command.ts';
import { decide, type Decision } from './decide.ts';
import { nextDue, type Due } from './due.ts';
import type { NotificationKind } from './notifications.ts';
import { phaseOf, type ParticipationState, type Phase } from './state.ts';
import type { Actor } from './values.ts';

/** One cast's part with its name inside the booking. */
export interface Member {
  readonly id: string;
  readonly state: ParticipationState;
}

/** What happens to one part. */
export interface Step {
  readonly id: string;
  /** `system`: the consequence of another part's change. */
  readonly actor: Actor;
  readonly decision: Decision;
}

/** What a command does to a booking: a step for each part it changes, in order, and all parts afterwards. */
export interface BookingDecision {
  readonly steps: readonly Step[];
  readonly members: readonly Member[];
}

/** With what the store knows of each acted part, where the action asks for it. */
export type BookingContext<A extends Action> = DecideContext &
  (keyof StoreFactsOf<A> extends never
    ? { readonly factsOf?: undefined }
    : { readonly factsOf: (id: string) => StoreFactsOf<A> });

/**
 * The booking process for all casts of a booking: `command` for each of the `acted` parts, and what follows for the others.
 * The last approval confirms the booking (row 2b); while nobody has arrived one who cannot take part ends it for all (row 7);
 * after an arrival each part stands alone (rules.md 5). One refused part refuses the whole.
 */
export function decideBooking<C extends Command>(
  members: readonly Member[],
  acted: readonly string[],
  command: C,
  context: BookingContext<C['action']>,
): Result<BookingDecision, CommandError> {
  const { factsOf, actor, now }: DecideContext & { readonly factsOf?: ((id: string) => object) | undefined } =
    context;
  const forAll = acted.some((id) => phaseIn(members, id) === 'meeting');
  const steps: Step[] = [];
  let current = members;
  for (const id of acted) {
    const facts = { ...siblingFacts(current, id), anotherInMeeting: forAll, ...factsOf?.(id) } as Facts;
    const decision = decide<Command>(stateIn(current, id), command, { ...facts, actor, now });
    if (!decision.ok) return decision;
    steps.push({ id, actor, decision: decision.value });
    current = replaced(current, id, decision.value.state);
  }
  for (const effect of effectsOf(members, current, steps)) {
    const decision = decide(stateIn(current, effect.id), effect.command, { actor: 'system', now });
    if (!decision.ok) throw new Error(`${effect.command.action} cannot follow: ${decision.error.code}`);
    steps.push({ id: effect.id, actor: 'system', decision: decision.value });
    current = replaced(current, effect.id, decision.value.state);
  }
  return ok({ steps: goesOn(current) ? steps.map(whileOthersGoOn) : steps, members: current });
}

/** What a part's command has to know of the other casts, whatever the command. */
export function siblingFacts(members: readonly Member[], id: string): Omit<SiblingFacts, 'anotherInMeeting'> {
  const others = members.filter((member) => member.id !== id);
  return {
    several: others.length > 0,
    isLastApproval: others.every(({ state }) => phaseOf(state) === 'held'),
    anotherArrived: others.some(({ state }) => state.arrivedAt !== null),
  };
}

/**
 * The parts that a command of the guest is for. `named` is the one he chose; without it a command is for all that it fits:
 * withdrawing and cancelling for what is open, a free cancellation for who did not come, the end for who is in the meeting
 * and who never came (rows 8, 12 to 14, 21, 24, 28).
 */
export function partsFor(
  members: readonly Member[],
  action: Command['action'],
  named?: string,
): readonly string[] {
  if (named !== undefined) return [named];
  const fitting = members.filter(({ state }) => FITTING[action]?.includes(phaseOf(state)));
  const chosen = fitting.length > 0 ? fitting : members;
  return chosen.map(({ id }) => id);
}

/**
 * Whether the guest can do this only for all casts of a booking: he cancels all of it, never one cast; and while nobody has
 * arrived also whom he waits for (rules.md 5, row 21).
 */
export function isOnlyForAll(members: readonly Member[], action: Command['action']): boolean {
  if (members.length === 1) return false;
  if (action === 'cancelNoShow') return members.every(({ state }) => state.arrivedAt === null);
  return action === 'withdraw' || action === 'cancel';
}

const FITTING: Partial<Record<Command['action'], readonly Phase[]>> = {
  withdraw: ['pending', 'held'],
  cancel: ['due', 'meeting', 'noShow'],
  cancelNoShow: ['noShow'],
  finish: ['meeting', 'noShow'],
  suspend: ['pending', 'held', 'due'],
  cancelForPayment: ['pending', 'held', 'due'],
  forceCancel: ['pending', 'held', 'due', 'meeting', 'noShow'],
  forceEnd: ['meeting'],
};

/** What the clock does next to a booking, and to which of its parts at once; null when nothing is due. */
export function nextDueOf(members: readonly Member[]): (Due & { readonly ids: readonly string[] }) | null {
  let first: Due | null = null;
  for (const { state } of members) {
    const due = nextDue(state);
    if (due && (first === null || due.at < first.at)) first = due;
  }
  if (first === null) return null;
  const { at, action } = first;
  const ids = members.filter(({ state }) => {
    const due = nextDue(state);
    return due?.action === action && due.at.getTime() === at.getTime();
  });
  return { at, action, ids: ids.map(({ id }) => id) };
}

/** Whether all parts have come to their end and no claim is open: the booking settles. */
export function isFinal(members: readonly Member[]): boolean {
  return members.every(({ state }) => FINAL.includes(phaseOf(state)));
}
const FINAL: readonly Phase[] = ['finished', 'closed'];

type Consequence = Extract<Command, { action: 'confirm' | 'couldNotTakePart' }>;
interface Effect {
  readonly id: string;
  readonly command: Consequence;
}

function effectsOf(before: readonly Member[], after: readonly Member[], steps: readonly Step[]): Effect[] {
  const forEach = (phases: readonly Phase[], command: Consequence): Effect[] =>
    after.filter(({ state }) => phases.includes(phaseOf(state))).map(({ id }) => ({ id, command }));
  if (steps.some(({ decision }) => decision.action === 'approve' && decision.phase === 'due')) {
    return forEach(['held'], { action: 'confirm' });
  }
  const endsOthers = steps.some(({ decision }) => ENDS_OTHERS.has(decision.transition));
  if (!endsOthers || before.some(({ state }) => state.arrivedAt !== null)) return [];
  return forEach(['pending', 'held', 'due'], { action: 'couldNotTakePart' });
}

const ENDS_OTHERS = new Set(BOOKING_PROCESS.filter((row) => row.endsOthers).map((row) => row.id));

/** Whether one of the casts is still to come, or there. */
const goesOn = (members: readonly Member[]) =>
  members.some(({ state }) => ['due', 'meeting', 'noShow'].includes(phaseOf(state)));

/** Who is left with other casts hears that those go on, not that his points came back. */
const GOES_ON: Partial<Record<NotificationKind, NotificationKind>> = {
  GUEST_CANCELLED_BY_CAST: 'GUEST_ONE_CAST_CANCELLED',
  GUEST_NO_SHOW_CLOSED: 'GUEST_ONE_CAST_CANCELLED',
  GUEST_AUTO_CANCELLED: 'GUEST_ONE_CAST_CANCELLED',
  GUEST_ENDED_BY_OPERATOR: 'GUEST_ONE_CAST_CANCELLED',
};
function whileOthersGoOn(step: Step): Step {
  if (step.decision.phase !== 'closed') return step;
  const notify = step.decision.notify.map((kind) => GOES_ON[kind] ?? kind);
  return { ...step, decision: { ...step.decision, notify } };
}

function replaced(members: readonly Member[], id: string, state: ParticipationState): readonly Member[] {
  return members.map((member) => (member.id === id ? { id, state } : member));
}
function stateIn(members: readonly Member[], id: string): ParticipationState {
  const member = members.find((candidate) => candidate.id === id);
  if (!member) throw new Error(`The booking has no part ${id}`);
  return member.state;
}
const phaseIn = (members: readonly Member[], id: string) => phaseOf(stateIn(members, id));
