import { claimIsOpen, phaseOf, type ParticipationState } from '@yoimachi/domain/booking';
import { bookingCalls, CASES, type Case } from './matrix.cases.ts';
import { MOMENTS, type MomentName } from './matrix.stories.ts';
import { callersOf, caughtUp, verdictOf, type Caller, type Stored } from './matrix.verdict.ts';

/** The moments at which several people act: the first of each band, and the end of a claim's day. */
export const PATH_MOMENTS = [
  'asked',
  'dayBefore',
  'day',
  'arrival',
  'start',
  'noShow',
  'endNear',
  'end',
  'autoFinish',
  'claimStands',
] as const satisfies readonly MomentName[];
export type PathMoment = (typeof PATH_MOMENTS)[number];

/** One call of a path. */
export interface PathStep {
  readonly call: string;
  readonly made: Case;
  readonly caller: Caller;
}

/** A booking at a moment, and how it got there: by a call or, without one, by the clock. */
export interface Node {
  readonly moment: PathMoment;
  readonly stored: Stored;
  readonly from: Node | null;
  readonly step: PathStep | null;
}

/** A participation's state, including what its phase does not tell. */
function placeOfParticipation(state: ParticipationState): string {
  const phase = phaseOf(state);
  const marks = {
    met: phase === 'meeting' && state.arrivedBy === 'guest',
    asked: state.extensionAskedAt !== null,
    longer: phase === 'meeting' && state.endsAt > state.plannedEndsAt,
    about: claimIsOpen(state),
    objected: claimIsOpen(state) && state.objectedAt !== null,
    // Whose claim it is.
    absent: claimIsOpen(state) && state.claimType === 'GUEST_NO_SHOW',
    forced: phase === 'claimed' && state.status === 'FORCE_FINISH',
  };
  return [phase, ...Object.entries(marks).flatMap(([name, holds]) => (holds ? [name] : []))].join(' ');
}
const named = (stored: Stored, nameOf: (state: ParticipationState) => string): string =>
  stored
    .map(({ state }) => nameOf(state))
    .sort()
    .join(' + ');
/** The phases of the participations, regardless of whose. */
export const phasesOf = (stored: Stored): string => named(stored, phaseOf);
export const placesOf = (stored: Stored): string => named(stored, placeOfParticipation);
/** Each participation's state along with the phases of the others. */
export const besides = (stored: Stored): string[] =>
  stored.map(
    ({ state }, index) => `${placeOfParticipation(state)} beside ${phasesOf(stored.toSpliced(index, 1))}`,
  );
export const phasesAt = ({ stored, moment }: Pick<Node, 'stored' | 'moment'>): string =>
  `${phasesOf(stored)} at ${moment}`;

/**
 * Every state that people's calls and the clock lead a booking to from its request, each with one path to it. States with the same `nameOf`
 * count as one.
 */
export function explore(
  root: Stored,
  nameOf: (stored: Stored) => string,
  moments: readonly PathMoment[] = PATH_MOMENTS,
): Node[] {
  const found: Node[] = [];
  let here: Node[] = [{ moment: 'asked', stored: root, from: null, step: null }];
  for (const following of [...moments.slice(1), null]) {
    const met = new Map<string, Node>();
    const meet = (node: Node) => {
      const place = nameOf(node.stored);
      if (!met.has(place)) met.set(place, node);
    };
    here.forEach(meet);
    // Iterating a map's values includes those added meanwhile.
    for (const node of met.values()) nextOf(node).forEach(meet);
    found.push(...met.values());
    here = following === null ? [] : [...met.values()].map((node) => later(node, following));
  }
  return found;
}

const later = (from: Node, moment: PathMoment): Node => ({
  moment,
  stored: caughtUp(from.stored, MOMENTS[moment].at).stored,
  from,
  step: null,
});

/** The result of each call that the process now accepts on a booking. */
function nextOf(from: Node): Node[] {
  const { stored, moment } = from;
  return bookingCalls.flatMap(([call, route]) =>
    callersOf(stored, route).flatMap((caller) =>
      CASES[call]!.flatMap((made) => {
        const verdict = verdictOf(made, caller, stored, MOMENTS[moment].at);
        if (typeof verdict === 'string' || verdict.steps.length === 0) return [];
        return [{ moment, stored: verdict.after, from, step: { call, made, caller } }];
      }),
    ),
  );
}

/** The nodes on a path, from its root. */
function wayTo(node: Node): Node[] {
  const way: Node[] = [];
  for (let one: Node | null = node; one !== null; one = one.from) way.unshift(one);
  return way;
}

/** A small set of paths that together cover all that `targetsOf` names: the longest first, then those still missing. */
export function pathsThrough(nodes: readonly Node[], targetsOf: (node: Node) => string[]): Node[][] {
  const missing = new Set(nodes.flatMap(targetsOf));
  const paths: Node[][] = [];
  for (const node of nodes.toReversed()) {
    if (!targetsOf(node).some((target) => missing.has(target))) continue;
    const way = wayTo(node);
    for (const target of way.flatMap(targetsOf)) missing.delete(target);
    paths.push(way);
  }
  return paths;
}
