import { ok, type Result } from '@yoimachi/domain/result';
import type { CommandError } from './booking-errors.ts';
import { BOOKING_PROCESS } from './booking-process.ts';
import type { Action, Command, DecideContext, Facts, SiblingFacts, StoreFactsOf } from './command.ts';
import { decide, type Decision } from './decide.ts';
import { nextDue, type Due } from './due.ts';
import type { NotificationKind } from './notifications.ts';
import { phaseOf, type ParticipationState, type Phase } from './state.ts';
import type { Actor } from './values.ts';

/** One cast's participation with its name within the booking. */
export interface Participation {
  readonly id: string;
  readonly state: ParticipationState;
}

/** What happens to one participation. */
export interface Step {
  readonly id: string;
  /** `system`: the consequence of another participation's change. */
  readonly actor: Actor;
  readonly decision: Decision;
}

/** What a command does to a booking: a step for each participation it changes, in order, and all participations afterwards. */
export interface BookingDecision {
  readonly steps: readonly Step[];
  readonly participations: readonly Participation[];
}

/** With what the store knows of each acted participation, where the action asks for it. */
export type DecideBookingContext<A extends Action> = DecideContext &
  (keyof StoreFactsOf<A> extends never
    ? { readonly factsOf?: undefined }
    : { readonly factsOf: (id: string) => StoreFactsOf<A> });

/**
 * The booking process for all casts of a booking: `command` for each of the `acted` participations, and the consequences for the others.
 * The last approval confirms the booking (row 2b); while nobody has arrived, one cast who cannot take part ends it for all (row 7); after
 * an arrival each participation is independent (rules.md 5). One refused participation refuses the whole.
 */
export function decideBooking<C extends Command>(
  participations: readonly Participation[],
  acted: readonly string[],
  command: C,
  context: DecideBookingContext<C['action']>,
): Result<BookingDecision, CommandError> {
  const { factsOf, actor, now }: DecideContext & { readonly factsOf?: ((id: string) => object) | undefined } =
    context;
  const forAll = acted.some((id) => phaseIn(participations, id) === 'meeting');
  const steps: Step[] = [];
  let current = participations;
  for (const id of acted) {
    const facts = { ...siblingFacts(current, id), anotherInMeeting: forAll, ...factsOf?.(id) } as Facts;
    const decision = decide<Command>(stateIn(current, id), command, { ...facts, actor, now });
    if (!decision.ok) return decision;
    steps.push({ id, actor, decision: decision.value });
    current = replaced(current, id, decision.value.state);
  }
  for (const effect of effectsOf(participations, current, steps)) {
    const decision = decide(stateIn(current, effect.id), effect.command, { actor: 'system', now });
    if (!decision.ok) throw new Error(`${effect.command.action} cannot follow: ${decision.error.code}`);
    steps.push({ id: effect.id, actor: 'system', decision: decision.value });
    current = replaced(current, effect.id, decision.value.state);
  }
  return ok({ steps: goesOn(current) ? steps.map(whileOthersGoOn) : steps, participations: current });
}

/** What a participation's command has to know of the other casts, whatever the command. */
export function siblingFacts(
  participations: readonly Participation[],
  id: string,
): Omit<SiblingFacts, 'anotherInMeeting'> {
  const others = participations.filter((participation) => participation.id !== id);
  return {
    several: others.length > 0,
    isLastApproval: others.every(({ state }) => phaseOf(state) === 'held'),
    anotherArrived: others.some(({ state }) => state.arrivedAt !== null),
  };
}

/**
 * The participations a guest's command applies to. `named` is the one he chose; without it, all that fit: withdrawing and cancelling what
 * is open, a free cancellation of who did not come, the end for who is in the meeting and who never came (rows 8, 12 to 14, 21, 24, 28).
 */
export function participationsFor(
  participations: readonly Participation[],
  action: Command['action'],
  named?: string,
): readonly string[] {
  if (named !== undefined) return [named];
  const fitting = participations.filter(({ state }) => FITTING[action]?.includes(phaseOf(state)));
  const chosen = fitting.length > 0 ? fitting : participations;
  return chosen.map(({ id }) => id);
}

/**
 * Whether the guest can do this only for all casts of a booking: he cancels all of it, never one cast; and, while nobody has arrived, also
 * those he is waiting for (rules.md 5, row 21).
 */
export function isOnlyForAll(participations: readonly Participation[], action: Command['action']): boolean {
  if (participations.length === 1) return false;
  if (action === 'cancelNoShow') return participations.every(({ state }) => state.arrivedAt === null);
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

/** What the clock does next to a booking, and to which of its participations at once; null when nothing is due. */
export function nextDueOf(
  participations: readonly Participation[],
): (Due & { readonly ids: readonly string[] }) | null {
  let first: Due | null = null;
  for (const { state } of participations) {
    const due = nextDue(state);
    if (due && (first === null || due.at < first.at)) first = due;
  }
  if (first === null) return null;
  const { at, action } = first;
  const ids = participations.filter(({ state }) => {
    const due = nextDue(state);
    return due?.action === action && due.at.getTime() === at.getTime();
  });
  return { at, action, ids: ids.map(({ id }) => id) };
}

/** Whether all participations have ended and no claim is open: the booking settles. */
export function isFinal(participations: readonly Participation[]): boolean {
  return participations.every(({ state }) => FINAL.includes(phaseOf(state)));
}
const FINAL: readonly Phase[] = ['finished', 'closed'];

type Consequence = Extract<Command, { action: 'confirm' | 'couldNotTakePart' }>;
interface Effect {
  readonly id: string;
  readonly command: Consequence;
}

function effectsOf(
  before: readonly Participation[],
  after: readonly Participation[],
  steps: readonly Step[],
): Effect[] {
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

/** Whether any of the casts is still expected, or present. */
const goesOn = (participations: readonly Participation[]) =>
  participations.some(({ state }) => ['due', 'meeting', 'noShow'].includes(phaseOf(state)));

/** A guest left with other casts hears that those continue, not that his points were returned. */
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

function replaced(
  participations: readonly Participation[],
  id: string,
  state: ParticipationState,
): readonly Participation[] {
  return participations.map((participation) => (participation.id === id ? { id, state } : participation));
}
function stateIn(participations: readonly Participation[], id: string): ParticipationState {
  const participation = participations.find((candidate) => candidate.id === id);
  if (!participation) throw new Error(`The booking has no participation ${id}`);
  return participation.state;
}
const phaseIn = (participations: readonly Participation[], id: string) =>
  phaseOf(stateIn(participations, id));
