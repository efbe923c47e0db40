import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Route } from '@yoimachi/contract/route';
import {
  BOOKING_PROCESS,
  isOpen,
  isOver,
  PHASES,
  phaseOf,
  type ParticipationState,
  type Phase,
  type Role,
} from '@yoimachi/domain/booking';
import { guestWithPoints, verifiedCast, type Person, type TestApp } from '../../../test-support/index.ts';
import { assertCoherent } from '../../points/index.ts';
import { stateOf } from '../part.ts';
import {
  bookingCalls,
  CASES,
  caughtUp,
  takesVersion,
  verdictOf,
  type Case,
  type Stored,
  type Verdict,
} from './matrix.cases.ts';
import { startTrialApp, type TrialApp } from './matrix.rollback.ts';
import { BANDS, MOMENTS, STORIES, type Band, type MomentName } from './matrix.stories.ts';
import { requested, type Booked } from './support.ts';

/** Rows of the process that no call on one booking of one cast can take, and why. */
const NOT_BY_CALL: Readonly<Record<string, string>> = {
  '1': 'begins the process',
  '2a': 'needs several casts',
  '6': 'is a change of the schedule',
  '21a': 'is for a clock that is late; a call first does what the clock owes',
  '24': 'needs several casts',
};
/** A clock that has done its work leaves no part in these. */
const NEVER: Partial<Record<Phase, readonly Band[]>> = {
  pending: ['end + 15 …'],
  due: ['start + 15 …', 'end − 15 …', 'end …', 'end + 15 …'],
  meeting: ['before the day', 'on the day'],
  claimed: ['before the day', 'on the day', 'start − 60 …', 'start …'],
  noShow: ['before the day', 'on the day', 'start − 60 …', 'start …', 'end …', 'end + 15 …'],
  finished: ['before the day', 'on the day', 'start − 60 …', 'start …'],
};

let trials: TrialApp;
let app: TestApp;
let strangers: Record<Role, Person>;
const specimens = new Map<string, Booked>();
const takenRows = new Set<string>();
const foreignTried = new Set<string>();
const seenPlaces = new Set<string>();
const ACCEPTED = 'accepted';

beforeAll(async () => {
  trials = await startTrialApp();
  app = trials.app;
  strangers = { guest: await guestWithPoints(app), cast: await verifiedCast(app) };
  for (const name of Object.keys(STORIES)) specimens.set(name, await requested(app));
});
afterAll(async () => {
  await assertCoherent(app.db);
  await app.close();
});

/** The part as it is stored; one statement, since it is read after every call. */
async function load(bookingId: string) {
  const reviewedAt = (author: Role) => sql<Date | null>`(select created_at from review
    where participation_id = p.id and author = ${author})`;
  const row = await app.db
    .selectFrom('participation as p')
    .innerJoin('booking as b', 'b.id', 'p.booking_id')
    .selectAll('p')
    .select(['b.confirmed_at', 'b.payment_deadline_at'])
    .select([reviewedAt('guest').as('guest_at'), reviewedAt('cast').as('cast_at')])
    .where('b.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const stored: Stored = {
    state: stateOf(row),
    reviewedAt: { guest: row.guest_at, cast: row.cast_at },
  };
  return { row, stored };
}

function inputOf(route: Route, made: Case, booked: Booked, version: number): object {
  const { bookingId } = booked;
  if (route.method === 'GET') return { params: { bookingId } };
  return { body: { bookingId, ...(takesVersion(route) && { version }), ...made.body } };
}

/** Tries one call as one person; whatever it did is taken back. A row of the process taken for the first time leaves coherent books. */
async function tryCall(route: Route, input: object, person: Person, booked: Booked, row?: string) {
  return trials.trial(async () => {
    const answer = await app.call(route, input, person);
    if (row !== undefined && answer.status === 200 && !takenRows.has(row)) {
      await assertCoherent(app.db);
      takenRows.add(row);
    }
    const after = await load(booked.bookingId);
    return { given: answer.status === 200 ? ACCEPTED : answer.code, ...after };
  });
}

/** What differs from the expectation, cell by cell. */
class Differences {
  readonly found: string[] = [];
  expect(cell: string, expected: unknown, given: unknown): void {
    const [left, right] = [JSON.stringify(expected), JSON.stringify(given)];
    if (left !== right) this.found.push(`${cell}: ${right} instead of ${left}`);
  }
}

/** The settlement's instant and the booking's payment are the store's matter; the books are compared as a whole. */
const seen = ({ settledAt: _settledAt, paymentDeadlineAt: _deadline, ...state }: ParticipationState) => state;

function leftBy(verdict: Verdict, made: Case, state: ParticipationState, now: Date) {
  if (typeof verdict !== 'string') return seen(verdict.after);
  return seen(made.catchesUp === 'always' ? caughtUp(state, now) : state);
}

/** The two people of a part make every call on it. */
async function tryOwn(booked: Booked, differences: Differences): Promise<void> {
  const { stored } = await load(booked.bookingId);
  const now = app.clock.now();
  for (const [name, route] of bookingCalls) {
    const role = route.who as Role;
    for (const made of CASES[name]!) {
      const cell = `${name} (${made.name})`;
      const verdict = verdictOf(made, role, stored, now);
      const decision = typeof verdict === 'string' ? undefined : verdict.decision;
      const input = inputOf(route, made, booked, stored.state.version);
      const got = await tryCall(route, input, booked[role], booked, decision?.transition);
      differences.expect(cell, typeof verdict === 'string' ? verdict : ACCEPTED, got.given);
      differences.expect(`${cell} leaves`, leftBy(verdict, made, stored.state, now), seen(got.stored.state));
      if (decision) differences.expect(`${cell} is due`, decision.nextDueAt, got.row.due_at);
    }
  }
}

/** Everybody else makes every call on a part, and its own people make it on an older version. */
async function tryForeign(booked: Booked, differences: Differences): Promise<void> {
  const { stored } = await load(booked.bookingId);
  for (const [name, route] of bookingCalls) {
    const [role, other] = route.who === 'guest' ? (['guest', 'cast'] as const) : (['cast', 'guest'] as const);
    const [made] = CASES[name]!;
    const attempt = async (who: string, code: string, person: Person, version: number) => {
      const got = await tryCall(route, inputOf(route, made!, booked, version), person, booked);
      differences.expect(`${name} by ${who}`, code, got.given);
      differences.expect(`${name} by ${who} leaves`, stored, got.stored);
    };
    const { version } = stored.state;
    await attempt('a stranger', 'NOT_FOUND', strangers[role], version);
    await attempt('a stranger of the other kind', 'FORBIDDEN', strangers[other], version);
    await attempt('the other side', 'FORBIDDEN', booked[other], version);
    if (takesVersion(route)) await attempt('one who saw less', 'CONFLICT', booked[role], version - 1);
  }
}

type Try = (booked: Booked, differences: Differences) => Promise<void>;

/** What has been tried at a moment, so that stories that stand at the same place are tried once. */
class Round {
  readonly found: string[] = [];
  readonly #name: MomentName;
  readonly #tried = new Set<string>();
  constructor(name: MomentName) {
    this.#name = name;
  }

  /** Every story's part: `owed` alone where the clock is late with it. */
  async run(stories: readonly string[], owed: 'owed' | 'all'): Promise<void> {
    for (const story of stories) {
      const booked = specimens.get(story)!;
      const { stored } = await load(booked.bookingId);
      const isOwed = caughtUp(stored.state, app.clock.now()) !== stored.state;
      if (owed === 'owed' && !isOwed) continue;
      const key = JSON.stringify([isOwed, seen(stored.state), stored.reviewedAt]);
      const place = placeOf(phaseOf(stored.state), MOMENTS[this.#name].band);
      const isNew = !isOwed && !foreignTried.has(`${stored.state.status}, ${place}`);
      if (this.#tried.has(key) || !(isNew || this.#matters(stored.state))) continue;
      this.#tried.add(key);
      await this.#try(story, booked, tryOwn);
      if (!isNew) continue;
      foreignTried.add(`${stored.state.status}, ${place}`);
      seenPlaces.add(place);
      await this.#try(story, booked, tryForeign);
    }
  }

  /** What is over does not change from minute to minute but by the end of the reviews: the first moment of a band stands for it. */
  #matters(state: ParticipationState): boolean {
    const name = this.#name;
    const isFirst = Object.values(MOMENTS).find(({ band }) => band === MOMENTS[name].band) === MOMENTS[name];
    return isOpen(state) || isFirst || (isOver(state) && (name === 'lastReview' || name === 'reviewsClosed'));
  }

  async #try(story: string, booked: Booked, each: Try): Promise<void> {
    const differences = new Differences();
    await each(booked, differences);
    this.found.push(...differences.found.map((text) => `${story}: ${text}`));
  }
}

const placeOf = (phase: Phase, band: Band) => `${phase}, ${band}`;

/** All stories at one moment: before the clock has worked, after it, and after the stories' own steps. */
async function tryMoment(name: MomentName): Promise<string[]> {
  const stories = [...specimens.keys()];
  const round = new Round(name);
  await app.clock.advanceTo(MOMENTS[name].at);
  const people = [...specimens.values()].flatMap(({ guest, cast }) => [guest, cast]);
  for (const person of [...people, ...Object.values(strangers)]) await person.token();
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

test.each(Object.keys(MOMENTS) as MomentName[])(
  '%s: the server answers as the table says',
  async (name) => {
    expect(await tryMoment(name)).toEqual([]);
  },
  120_000,
);

test('every row of a person was taken, and every phase was met in every band it can be in', () => {
  const rows = BOOKING_PROCESS.filter(({ actor }) => actor.includes('guest') || actor.includes('cast'));
  expect(rows.map(({ id }) => id).filter((id) => !takenRows.has(id) && !(id in NOT_BY_CALL))).toEqual([]);
  const places = PHASES.flatMap((phase) =>
    BANDS.filter((band) => !NEVER[phase]?.includes(band)).map((band) => placeOf(phase, band)),
  );
  expect([...seenPlaces].sort()).toEqual(places.sort());
});
