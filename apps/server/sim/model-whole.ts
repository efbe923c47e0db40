import {
  ALONE,
  decide,
  nextDue,
  phaseOf,
  type Actor,
  type Command,
  type Decision,
  type SiblingFacts,
  type StoreFacts,
  type ParticipationState,
  type Phase,
  type CommandError,
} from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';

/** The rules of several casts, written a second time: only what one part does is asked of the domain (rules.md 5, section 11). */

interface Stated {
  readonly state: ParticipationState;
}

export interface ModelStep<Part> {
  readonly part: Part;
  readonly decision: Decision;
}

export interface WholeContext<Part> {
  readonly actor: Actor;
  readonly now: Date;
  readonly factsOf: (part: Part) => StoreFacts;
  /** A planted fault: nobody hears that another cast could not take part. */
  readonly forgetsOthers?: boolean;
}

const inPhase = ({ state }: Stated, ...phases: Phase[]) => phases.includes(phaseOf(state));
const OPEN_TO_ROW_7: readonly Phase[] = ['pending', 'held', 'due'];

/** What a guest's command without a cast's name is for. */
const FOR_WHOLE: Partial<Record<Command['action'], readonly Phase[]>> = {
  withdraw: ['pending', 'held'],
  cancel: ['due', 'meeting', 'noShow'],
  cancelNoShow: ['noShow'],
  finish: ['meeting', 'noShow'],
};

/** The parts that a guest's command is for, or why it names them badly. */
export function partsOfGuest<Part extends Stated>(
  parts: readonly Part[],
  action: Command['action'],
  named: Part | undefined,
): Result<readonly Part[], 'ACTION_NOT_ALLOWED' | 'VALIDATION'> {
  const several = parts.length > 1;
  if (named)
    return several && (action === 'withdraw' || action === 'cancel')
      ? fail('ACTION_NOT_ALLOWED')
      : ok([named]);
  const phases = FOR_WHOLE[action];
  if (!phases) return several ? fail('VALIDATION') : ok(parts);
  const fitting = parts.filter((part) => inPhase(part, ...phases));
  return ok(fitting.length > 0 ? fitting : parts);
}

/** A command on some parts of a booking, with what follows for the others; one refused part refuses all. */
export function decideWhole<Part extends Stated>(
  parts: readonly Part[],
  acted: readonly Part[],
  command: Command,
  { actor, now, factsOf, forgetsOthers }: WholeContext<Part>,
): Result<readonly ModelStep<Part>[], CommandError> {
  const states = new Map(parts.map((part) => [part, part.state]));
  const somebodyCame = parts.some(({ state }) => state.arrivedAt !== null);
  const endsForAll = acted.some((part) => inPhase(part, 'meeting'));
  const steps: ModelStep<Part>[] = [];
  const take = (part: Part, one: Command, by: Actor, others: SiblingFacts) => {
    const decision = decide(states.get(part)!, one, { ...factsOf(part), ...others, actor: by, now });
    if (!decision.ok) return decision.error.code;
    steps.push({ part, decision: decision.value });
    states.set(part, decision.value.state);
    return null;
  };
  const follow = (phases: readonly Phase[], action: 'confirm' | 'couldNotTakePart') => {
    for (const part of parts.filter((each) => phases.includes(phaseOf(states.get(each)!)))) {
      const refusal = take(part, { action }, 'system', ALONE);
      if (refusal) throw new Error(`The model cannot ${action}: ${refusal}`);
    }
  };
  for (const part of acted) {
    const others = parts.filter((each) => each !== part).map((each) => states.get(each)!);
    const facts = {
      several: others.length > 0,
      isLastApproval: others.every((state) => phaseOf(state) === 'held'),
      anotherArrived: others.some((state) => state.arrivedAt !== null),
      anotherInMeeting: endsForAll,
    };
    const refusal = take(part, command, actor, facts);
    if (refusal) return fail(refusal);
  }
  if (command.action === 'approve' && steps.every(({ decision }) => decision.phase === 'due'))
    follow(['held'], 'confirm');
  const couldNot = steps.some(({ decision }) => couldNotTakePart(decision.state, command, actor));
  if (couldNot && !somebodyCame && !forgetsOthers) follow(OPEN_TO_ROW_7, 'couldNotTakePart');
  return ok(steps);
}

/** Refused, not answered, or cancelled by herself. */
const couldNotTakePart = ({ status }: ParticipationState, command: Command, actor: Actor) =>
  status === 'REJECT' || status === 'AUTO_REJECT' || (actor === 'cast' && command.action === 'cancel');

/** The clock's next work on a booking: all parts that have the same to do at the same time. */
export function nextWork<Part extends Stated>(parts: readonly Part[]) {
  const works = parts.flatMap((part) => {
    const due = nextDue(part.state);
    return due ? [{ part, ...due }] : [];
  });
  const [first] = works.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  if (!first) return null;
  const same = works.filter(
    ({ at, action }) => at.getTime() === first.at.getTime() && action === first.action,
  );
  return { at: first.at, action: first.action, parts: same.map(({ part }) => part) };
}

/** Nothing can change any more but money, checkout and reviews. */
export const isFinalWhole = (parts: readonly Stated[]): boolean =>
  parts.every((part) => inPhase(part, 'finished', 'closed'));
