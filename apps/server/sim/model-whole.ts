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

/** The rules for several casts, written a second time: the domain is only asked what a single participation does (rules.md 5, section 11). */

interface Stated {
  readonly state: ParticipationState;
}

export interface ModelStep<Participation> {
  readonly participation: Participation;
  readonly decision: Decision;
}

export interface ForAllContext<Participation> {
  readonly actor: Actor;
  readonly now: Date;
  readonly factsOf: (participation: Participation) => StoreFacts;
  /** A planted fault: nobody is told that another cast could not take part. */
  readonly forgetsOthers?: boolean;
}

const inPhase = ({ state }: Stated, ...phases: Phase[]) => phases.includes(phaseOf(state));
const OPEN_TO_ROW_7: readonly Phase[] = ['pending', 'held', 'due'];

/** What a guest's command that names no cast applies to. */
const FOR_WHOLE: Partial<Record<Command['action'], readonly Phase[]>> = {
  withdraw: ['pending', 'held'],
  cancel: ['due', 'meeting', 'noShow'],
  cancelNoShow: ['noShow'],
  finish: ['meeting', 'noShow'],
};

/** The participations a guest's command applies to, or why it names them wrongly. */
export function participationsOfGuest<Participation extends Stated>(
  participations: readonly Participation[],
  action: Command['action'],
  named: Participation | undefined,
): Result<readonly Participation[], 'ACTION_NOT_ALLOWED' | 'VALIDATION'> {
  const several = participations.length > 1;
  if (named) {
    // Row 21: who did not come is left behind alone only once another one came.
    const nobodyCame = participations.every(({ state }) => state.arrivedAt === null);
    const onlyForAll =
      action === 'withdraw' || action === 'cancel' || (action === 'cancelNoShow' && nobodyCame);
    return several && onlyForAll ? fail('ACTION_NOT_ALLOWED') : ok([named]);
  }
  const phases = FOR_WHOLE[action];
  if (!phases) return several ? fail('VALIDATION') : ok(participations);
  const fitting = participations.filter((participation) => inPhase(participation, ...phases));
  return ok(fitting.length > 0 ? fitting : participations);
}

/** A command on some participations in a booking, with its consequences for the others; one refused participation refuses them all. */
export function decideForAll<Participation extends Stated>(
  participations: readonly Participation[],
  acted: readonly Participation[],
  command: Command,
  { actor, now, factsOf, forgetsOthers }: ForAllContext<Participation>,
): Result<readonly ModelStep<Participation>[], CommandError> {
  const states = new Map(participations.map((participation) => [participation, participation.state]));
  const somebodyCame = participations.some(({ state }) => state.arrivedAt !== null);
  const endsForAll = acted.some((participation) => inPhase(participation, 'meeting'));
  const steps: ModelStep<Participation>[] = [];
  const take = (participation: Participation, one: Command, by: Actor, others: SiblingFacts) => {
    const decision = decide(states.get(participation)!, one, {
      ...factsOf(participation),
      ...others,
      actor: by,
      now,
    });
    if (!decision.ok) return decision.error.code;
    steps.push({ participation, decision: decision.value });
    states.set(participation, decision.value.state);
    return null;
  };
  const follow = (phases: readonly Phase[], action: 'confirm' | 'couldNotTakePart') => {
    for (const participation of participations.filter((each) =>
      phases.includes(phaseOf(states.get(each)!)),
    )) {
      const refusal = take(participation, { action }, 'system', ALONE);
      if (refusal) throw new Error(`The model cannot ${action}: ${refusal}`);
    }
  };
  for (const participation of acted) {
    const others = participations.filter((each) => each !== participation).map((each) => states.get(each)!);
    const facts = {
      several: others.length > 0,
      isLastApproval: others.every((state) => phaseOf(state) === 'held'),
      anotherArrived: others.some((state) => state.arrivedAt !== null),
      anotherInMeeting: endsForAll,
    };
    const refusal = take(participation, command, actor, facts);
    if (refusal) return fail(refusal);
  }
  if (command.action === 'approve' && steps.every(({ decision }) => decision.phase === 'due'))
    follow(['held'], 'confirm');
  const couldNot = steps.some(({ decision }) => couldNotTakePart(decision.state, command, actor));
  if (couldNot && !somebodyCame && !forgetsOthers) follow(OPEN_TO_ROW_7, 'couldNotTakePart');
  return ok(steps);
}

/** Refused, not answered, cancelled by herself, or suspended. */
const couldNotTakePart = ({ status }: ParticipationState, command: Command, actor: Actor) =>
  (status === 'AUTO_CANCEL' && command.action === 'suspend') ||
  status === 'REJECT' ||
  status === 'AUTO_REJECT' ||
  (actor === 'cast' && command.action === 'cancel');

/** The clock's next work on a booking: all participations due for the same change at the same time. */
export function nextWork<Participation extends Stated>(participations: readonly Participation[]) {
  const works = participations.flatMap((participation) => {
    const due = nextDue(participation.state);
    return due ? [{ participation, ...due }] : [];
  });
  const [first] = works.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  if (!first) return null;
  const same = works.filter(
    ({ at, action }) => at.getTime() === first.at.getTime() && action === first.action,
  );
  return {
    at: first.at,
    action: first.action,
    participations: same.map(({ participation }) => participation),
  };
}

/** Only money, checkout and reviews can still change. */
export const isFinalForAll = (participations: readonly Stated[]): boolean =>
  participations.every((participation) => inPhase(participation, 'finished', 'closed'));
