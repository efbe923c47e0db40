import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BOOKING_PROCESS,
  isOpen,
  isOver,
  PHASES,
  phaseOf,
  type ParticipationState,
  type Phase,
} from '@yoimachi/domain/booking';
import { guestWithPoints, verifiedCast, type TestApp } from '../../../../test-support/index.ts';
import { assertCoherent } from '#money/points';
import { bookingCalls, CASES } from './matrix.cases.ts';
import { startTrialApp } from './matrix.rollback.ts';
import { BANDS, MOMENTS, STORIES, type Band, type MomentName } from './matrix.stories.ts';
import { seenParticipations, Trials } from './matrix.trial.ts';
import { caughtUp } from './matrix.verdict.ts';
import { requested, type Booked } from './support.ts';

/** Process rows that no call on a single-cast booking can exercise, and why. */
const NOT_BY_CALL: Readonly<Record<string, string>> = {
  '1': 'begins the process',
  '2a': 'needs several casts',
  '6': 'is a change of the schedule',
  '21a': 'is for a clock that is late; a call first does what the clock owes',
  '24': 'needs several casts',
};
/** Once the clock has done its work, no participation is left in these. */
const NEVER: Partial<Record<Phase, readonly Band[]>> = {
  pending: ['end + 15 …'],
  due: ['start + 15 …', 'end − 15 …', 'end …', 'end + 15 …'],
  meeting: ['before the day', 'on the day'],
  claimed: ['before the day', 'on the day', 'start − 60 …', 'start …'],
  noShow: ['before the day', 'on the day', 'start − 60 …', 'start …', 'end …', 'end + 15 …'],
  finished: ['before the day', 'on the day', 'start − 60 …', 'start …'],
};

let app: TestApp;
let trials: Trials;
const specimens = new Map<string, Booked>();
const foreignTried = new Set<string>();
const seenPlaces = new Set<string>();

beforeAll(async () => {
  const own = await startTrialApp();
  app = own.app;
  trials = new Trials(own, { guest: await guestWithPoints(app), cast: await verifiedCast(app) });
  for (const name of Object.keys(STORIES)) specimens.set(name, await requested(app));
});
afterAll(async () => {
  await assertCoherent(app.db);
  await app.close();
});

/** A single-cast booking as the trials take it. */
const whole = ({ guest, cast, bookingId }: Booked) => ({ guest, casts: [cast], bookingId });

/** What has been tried at a moment, so that stories in the same state are tried only once. */
class Round {
  readonly found: string[] = [];
  readonly #name: MomentName;
  readonly #tried = new Set<string>();
  constructor(name: MomentName) {
    this.#name = name;
  }

  /** Every story's participation: only `owed` where the clock is behind with it. */
  async run(stories: readonly string[], owed: 'owed' | 'all'): Promise<void> {
    for (const story of stories) {
      const booked = specimens.get(story)!;
      const { stored } = await trials.load(booked.bookingId);
      const { state } = stored[0]!;
      const isOwed = caughtUp(stored, app.clock.now()).steps.length > 0;
      if (owed === 'owed' && !isOwed) continue;
      const key = JSON.stringify([isOwed, seenParticipations(stored)]);
      const place = placeOf(phaseOf(state), MOMENTS[this.#name].band);
      const isNew = !isOwed && !foreignTried.has(`${state.status}, ${place}`);
      if (this.#tried.has(key) || !(isNew || this.#matters(state))) continue;
      this.#tried.add(key);
      this.#add(story, await trials.tryOwn(whole(booked)));
      if (!isNew) continue;
      foreignTried.add(`${state.status}, ${place}`);
      seenPlaces.add(place);
      this.#add(story, await trials.tryForeign(whole(booked)));
    }
  }

  /** What is over does not change minute by minute, only when the review time ends: the first moment of a band represents it. */
  #matters(state: ParticipationState): boolean {
    const name = this.#name;
    const isFirst = Object.values(MOMENTS).find(({ band }) => band === MOMENTS[name].band) === MOMENTS[name];
    return isOpen(state) || isFirst || (isOver(state) && (name === 'lastReview' || name === 'reviewsClosed'));
  }

  #add(story: string, differences: readonly string[]): void {
    this.found.push(...differences.map((text) => `${story}: ${text}`));
  }
}

const placeOf = (phase: Phase, band: Band) => `${phase}, ${band}`;

/** All stories at one moment: before the clock's work, after it, and after the stories' own steps. */
async function tryMoment(name: MomentName): Promise<string[]> {
  const stories = [...specimens.keys()];
  const round = new Round(name);
  await app.clock.advanceTo(MOMENTS[name].at);
  await round.run(stories, 'owed');
  await app.app.sweeper.sweepNow();
  await round.run(stories, 'all');
  for (const story of stories) await STORIES[story]![name]?.(app, specimens.get(story)!);
  await round.run(stories, 'all');
  return round.found;
}

test('has a case for every call that names a booking, and no other', () => {
  expect(Object.keys(CASES).sort()).toEqual(bookingCalls.map(([name]) => name).sort());
});

describe('the moments of an evening, one after the other', { shuffle: false }, () => {
  test.each(Object.keys(MOMENTS) as MomentName[])(
    '%s: the server answers as the table says',
    async (name) => {
      expect(await tryMoment(name)).toEqual([]);
    },
    300_000,
  );

  test('every row of a person was taken, and every phase was met in every band it can be in', () => {
    const rows = BOOKING_PROCESS.filter(({ actor }) => actor.includes('guest') || actor.includes('cast'));
    expect(
      rows.map(({ id }) => id).filter((id) => !trials.takenRows.has(id) && !(id in NOT_BY_CALL)),
    ).toEqual([]);
    const places = PHASES.flatMap((phase) =>
      BANDS.filter((band) => !NEVER[phase]?.includes(band)).map((band) => placeOf(phase, band)),
    );
    expect([...seenPlaces].sort()).toEqual(places.sort());
  });
});
