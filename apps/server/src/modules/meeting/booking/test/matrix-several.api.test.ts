import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOOKING_PROCESS, isOpen, PHASES } from '@yoimachi/domain/booking';
import { guestWithPoints, verifiedCast, type TestApp } from '../../../../test-support/index.ts';
import { assertCoherent } from '#money/points';
import { bookingCalls } from './matrix.cases.ts';
import {
  besides,
  explore,
  PATH_MOMENTS,
  pathsThrough,
  phasesAt,
  phasesOf,
  placesOf,
} from './matrix.paths.ts';
import type { Node, PathMoment } from './matrix.paths.ts';
import { startTrialApp } from './matrix.rollback.ts';
import { MOMENTS } from './matrix.stories.ts';
import { statesOf, Trials } from './matrix.trial.ts';
import { caughtUp, type Stored } from './matrix.verdict.ts';
import type { Several } from './several.support.ts';
import { at, requestedOf, severalCasts } from './support.ts';

/** A person's rows that no call on a booking exercises, and why. */
const NOT_BY_CALL: Readonly<Record<string, string>> = {
  '1': 'begins the process',
  '6': 'is a change of the schedule',
  '21a': 'is for a clock that is late; a call first does what the clock owes',
};
/** Consequences for the other casts, the clock's work, and operators. */
const OTHERS = [
  '2b',
  '7',
  '5',
  '19',
  '22',
  '27a',
  '33',
  '33a',
  '46',
  '46a',
  '10',
  '10a',
  '34',
  '34a',
  '34b',
  '46b',
  '46c',
  '46d',
  '46e',
  '46f',
];
/** State combinations two casts of one booking never have, and why. */
const NEVER_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  'the last approval confirms it for all': [
    ...['claimed', 'due', 'finished', 'held', 'meeting', 'noShow'].map((phase) => pairOf(phase, 'held')),
    ...['claimed', 'due', 'finished', 'meeting', 'noShow'].map((phase) => pairOf(phase, 'pending')),
  ],
  'until then one who ends it ends it for all': ['closed + held', 'closed + pending'],
  'who has not come is late at the same minute': ['due + noShow'],
  'a claim comes when nobody is waited for any more': ['claimed + due'],
};
/** Answers to requests sent the day before are due on the day itself. */
const LATE_DEADLINE = at(14);

const PAIRS = PHASES.flatMap((one, index) => PHASES.slice(index).map((other) => pairOf(one, other)));
function pairOf(...phases: string[]): string {
  return phases.sort().join(' + ');
}

interface Specimen extends Several {
  readonly way: readonly Node[];
}

let app: TestApp;
let trials: Trials;
let nodes: readonly Node[];
const specimens: Specimen[] = [];
const tried = new Set<string>();
const routes = new Map(bookingCalls);

beforeAll(async () => {
  const own = await startTrialApp();
  app = own.app;
  trials = new Trials(own, { guest: await guestWithPoints(app), cast: await verifiedCast(app) });
  const two = await several(2);
  nodes = [...explore(two, placesOf), ...explore(late(two), placesOf, ['asked', 'dayBefore', 'day'])];
  const three = explore(await several(3), phasesOf);
  const paths = [
    ...pathsThrough(nodes, (node) => [phasesAt(node), ...besides(node.stored)]),
    ...pathsThrough(three, (node) => [phasesOf(node.stored)]),
  ];
  for (const way of paths) specimens.push({ ...(await asked(way[0]!.stored)), way });
}, 300_000);
afterAll(async () => {
  await assertCoherent(app.db);
  await app.close();
});

const request = async (count: number) =>
  requestedOf(app, { guest: await guestWithPoints(app, 100_000), casts: await severalCasts(app, count) });
/** A new request to so many casts, as it is stored. */
const several = async (count: number): Promise<Stored> =>
  (await trials.load((await request(count)).bookingId)).stored;
const late = (stored: Stored): Stored =>
  stored.map((participation) => ({
    ...participation,
    state: { ...participation.state, deadlineAt: LATE_DEADLINE },
  }));

async function asked(root: Stored): Promise<Several> {
  const booked = await request(root.length);
  if (root[0]!.state.deadlineAt.getTime() === LATE_DEADLINE.getTime())
    await app.db
      .updateTable('participation')
      .set({ deadline_at: LATE_DEADLINE, due_at: LATE_DEADLINE })
      .where('booking_id', '=', booked.bookingId)
      .execute();
  return booked;
}

/** Whether something is tried for the first time. */
function isNew(target: string): boolean {
  if (tried.has(target)) return false;
  tried.add(target);
  return true;
}

/**
 * Tries what is new at a place: all calls for two casts' phases at a moment, once for those that are over; otherwise only what changes
 * something.
 */
async function tryPlace(specimen: Specimen, node: Node): Promise<string[]> {
  const { stored } = node;
  const isPair = stored.length === 2;
  const isOpenPair = isPair && stored.some(({ state }) => isOpen(state));
  const [newHere, newPhases, newPlace] = [
    isNew(phasesAt(node)),
    isNew(phasesOf(stored)),
    isPair && besides(stored).filter(isNew).length > 0,
  ];
  const isObjected = newPlace && stored.some(({ state }) => state.objectedAt !== null);
  const byOperator =
    isPair && (newPhases || isObjected)
      ? [...(await trials.tryOperator(specimen)), ...(await trials.tryPeople(specimen))]
      : [];
  if (isPair && newHere && (isOpenPair || newPhases))
    return [
      ...byOperator,
      ...(await trials.tryOwn(specimen)),
      ...(await trials.tryForeign(specimen, newPhases ? 'all' : 'strangers')),
    ];
  const isWorth = newPhases || newPlace || (isPair && newHere);
  return [...byOperator, ...(isWorth ? await trials.tryOwn(specimen, 'some') : [])];
}

/** The clock is behind with its work. */
async function tryOwed(specimen: Specimen): Promise<string[]> {
  const { stored } = await trials.load(specimen.bookingId);
  const owed = caughtUp(stored, app.clock.now());
  if (owed.steps.length === 0) return [];
  const place = `owed: ${phasesOf(stored)} → ${phasesOf(owed.stored)}`;
  return isNew(place) ? trials.tryOwn(specimen, 'some') : [];
}

/** What people do to a booking at a moment; after each call it is in the state the domain says, and what is new there is tried. */
async function follow(specimen: Specimen, moment: PathMoment): Promise<string[]> {
  const found: string[] = [];
  for (const node of specimen.way.filter((each) => each.moment === moment)) {
    const { step } = node;
    const done = step && (await trials.make(specimen, { ...step, route: routes.get(step.call)! }));
    if (done && done.given !== 'accepted') found.push(`${step.call}: ${done.given}`);
    const after = done?.after ?? (await trials.load(specimen.bookingId)).stored;
    const [is, must] = [after, node.stored].map((stored) => JSON.stringify(statesOf(stored)));
    if (is !== must) found.push(`${step?.call ?? 'the clock'} leaves ${is} instead of ${must}`);
    found.push(...(await tryPlace(specimen, node)));
  }
  return found;
}

/** With the calls the booking has been through. */
function named({ way }: Specimen, found: readonly string[]): string[] {
  const calls = way.flatMap(({ step }) =>
    step ? [`${step.call} ${step.caller.participation ?? ''}`.trim()] : [],
  );
  return found.map((text) => `${way[0]!.stored.length} casts, ${calls.join(', ')}: ${text}`);
}

async function tryMoment(moment: PathMoment): Promise<string[]> {
  await app.clock.advanceTo(MOMENTS[moment].at);
  const found: string[] = [];
  for (const specimen of specimens) found.push(...named(specimen, await tryOwed(specimen)));
  await app.app.sweeper.sweepNow();
  for (const specimen of specimens) found.push(...named(specimen, await follow(specimen, moment)));
  return found;
}

describe('the moments of an evening, one after the other', { shuffle: false }, () => {
  test.each(PATH_MOMENTS)(
    '%s: the server answers for several casts as the table says',
    async (moment) => {
      expect(await tryMoment(moment)).toEqual([]);
    },
    300_000,
  );

  test('every row of a person was taken, of an operator and the clock, at every place that two casts come to', () => {
    const rows = BOOKING_PROCESS.filter(({ actor }) => actor.includes('guest') || actor.includes('cast'));
    const ids = [...rows.map(({ id }) => id), ...OTHERS];
    expect(ids.filter((id) => !trials.takenRows.has(id) && !(id in NOT_BY_CALL))).toEqual([]);
    expect(PAIRS.filter((pair) => !tried.has(pair)).sort()).toEqual(
      Object.values(NEVER_TOGETHER).flat().sort(),
    );
    expect(nodes.map(phasesAt).filter((place) => !tried.has(place))).toEqual([]);
  });
});
