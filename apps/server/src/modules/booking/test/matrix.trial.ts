import { sql } from 'kysely';
import type { Route } from '@yoimachi/contract/route';
import { isFinal, nextDue, type ParticipationState, type Role } from '@yoimachi/domain/booking';
import type { Person, TestApp } from '../../../test-support/index.ts';
import { assertCoherent } from '../../points/index.ts';
import { stateOf } from '../part.ts';
import { bookingCalls, CASES, takesCast, takesVersion, type Case } from './matrix.cases.ts';
import type { TrialApp } from './matrix.rollback.ts';
import { callersOf, caughtUp, verdictOf, versionFor } from './matrix.verdict.ts';
import type { Caller, Stored, Verdict } from './matrix.verdict.ts';
import type { Several } from './several.support.ts';

const ACCEPTED = 'accepted';

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
/** What two bookings at the same place have in common. */
export const seenParts = (stored: Stored) =>
  stored.map(({ state, reviewedAt }) => ({ state: seen(state), reviewedAt }));
export const statesOf = (stored: Stored) => stored.map(({ state }) => seen(state));

interface Loaded {
  readonly stored: Stored;
  readonly dueAt: readonly (Date | null)[];
}
interface Attempt {
  readonly name: string;
  readonly route: Route;
  readonly made: Case;
  readonly caller: Caller;
  readonly verdict: Verdict;
}

/** Tries calls on bookings and takes back whatever they did. */
export class Trials {
  readonly #trials: TrialApp;
  readonly #app: TestApp;
  readonly #strangers: Readonly<Record<Role, Person>>;
  /** Rows of the process that were taken, also as a consequence. */
  readonly takenRows = new Set<string>();

  constructor(trials: TrialApp, strangers: Readonly<Record<Role, Person>>) {
    this.#trials = trials;
    this.#app = trials.app;
    this.#strangers = strangers;
  }

  /** The parts as they are stored; one statement, since it is read after every call that is accepted. */
  async load(bookingId: string): Promise<Loaded> {
    const reviewedAt = (author: Role) => sql<Date | null>`(select created_at from review
      where participation_id = p.id and author = ${author})`;
    const rows = await this.#app.db
      .selectFrom('participation as p')
      .innerJoin('booking as b', 'b.id', 'p.booking_id')
      .selectAll('p')
      .select(['b.confirmed_at', 'b.payment_deadline_at'])
      .select([reviewedAt('guest').as('guest_at'), reviewedAt('cast').as('cast_at')])
      .where('b.id', '=', bookingId)
      .orderBy('p.id')
      .execute();
    const stored = rows.map((row) => ({
      state: stateOf(row),
      reviewedAt: { guest: row.guest_at, cast: row.cast_at },
    }));
    return { stored, dueAt: rows.map((row) => row.due_at) };
  }

  /** Sessions begin outside of a trial, which would end them. */
  async #awaken({ guest, casts }: Several): Promise<void> {
    for (const person of [guest, ...casts, ...Object.values(this.#strangers)]) await person.token();
  }

  /** A call that is to stay done; answers the parts afterwards and whether it was accepted. */
  async make(booked: Several, step: Pick<Attempt, 'route' | 'made' | 'caller'>) {
    const { stored } = await this.load(booked.bookingId);
    const { given } = await this.#call(booked, step, stored);
    return { given, after: (await this.load(booked.bookingId)).stored };
  }

  /**
   * Every call by everybody of the booking on all parts; `some`: those that are accepted, and all that the guest does to the whole.
   * Answers what differs from the domain's word.
   */
  async tryOwn(booked: Several, which: 'all' | 'some' = 'all'): Promise<string[]> {
    console.log(
      (globalThis as any).N,
      (globalThis as any).T,
      (globalThis as any).C,
      performance.now(),
      process.cpuUsage(),
    );
    await this.#awaken(booked);
    const { stored } = await this.load(booked.bookingId);
    const now = this.#app.clock.now();
    const owed = caughtUp(stored, now);
    const differences = new Differences();
    const idle: Attempt[] = [];
    for (const attempt of attemptsOn(stored, now)) {
      if (which === 'some' && typeof attempt.verdict === 'string' && attempt.caller.part !== null) continue;
      if (leavesAll(attempt, stored, owed.steps.length > 0)) idle.push(attempt);
      else await this.#tryAlone(booked, stored, attempt, differences);
    }
    await this.#tryTogether(booked, stored, idle, differences);
    return differences.found;
  }

  /** A call that changes something. A row taken for the first time leaves coherent books. */
  async #tryAlone(booked: Several, before: Stored, attempt: Attempt, differences: Differences) {
    const { verdict, made } = attempt;
    const cell = cellOf(attempt);
    const owed = caughtUp(before, this.#app.clock.now());
    const rows = [
      ...(made.catchesUp === 'always' ? owed.steps : []),
      ...(typeof verdict === 'string' ? [] : verdict.steps),
    ].map(({ decision }) => decision.transition);
    const { answer, after } = await this.#trials.trial(async () => {
      const given = await this.#call(booked, attempt, before);
      if (rows.some((row) => !this.takenRows.has(row))) {
        const t1 = performance.now();
        await assertCoherent(this.#app.db);
        (globalThis as any).C = ((globalThis as any).C ?? 0) + performance.now() - t1;
      }
      return { answer: given, after: await this.load(booked.bookingId) };
    });
    for (const row of rows) this.takenRows.add(row);
    const leaves =
      typeof verdict !== 'string' ? verdict.after : made.catchesUp === 'always' ? owed.stored : before;
    differences.expect(cell, codeOf(verdict), answer.given);
    differences.expect(`${cell} leaves`, statesOf(leaves), statesOf(after.stored));
    if (typeof verdict === 'string') return;
    if (verdict.version !== null) differences.expect(`${cell} version`, verdict.version, answer.version);
    if (verdict.steps.length > 0) expectBooking(cell, leaves, after, differences);
  }

  /** Calls that change nothing, most of them refused: together they leave the booking as it was. */
  async #tryTogether(
    booked: Several,
    before: Stored,
    attempts: readonly Attempt[],
    differences: Differences,
  ) {
    await this.#trials.trial(async () => {
      for (const attempt of attempts) {
        const { given } = await this.#call(booked, attempt, before);
        differences.expect(cellOf(attempt), codeOf(attempt.verdict), given);
      }
      const { stored } = await this.load(booked.bookingId);
      differences.expect('calls that change nothing leave', before, stored);
    });
  }

  async #call(
    { guest, casts, bookingId }: Several,
    { route, made, caller }: Pick<Attempt, 'route' | 'made' | 'caller'>,
    stored: Stored,
  ) {
    const { role, part } = caller;
    const input =
      route.method === 'GET'
        ? { params: { bookingId } }
        : {
            body: {
              bookingId,
              ...(takesVersion(route) && { version: versionFor(stored, caller) }),
              ...(role === 'guest' && part !== null && { castId: casts[part]!.userId }),
              ...made.body,
            },
          };
    (globalThis as any).N = ((globalThis as any).N ?? 0) + 1;
    const t0 = performance.now();
    const answer = await this.#app.call(route, input, role === 'guest' ? guest : casts[part!]!);
    (globalThis as any).T = ((globalThis as any).T ?? 0) + performance.now() - t0;
    const { version } = (answer.body ?? {}) as { readonly version?: number };
    return { given: answer.status === 200 ? ACCEPTED : answer.code, version };
  }

  /**
   * Everybody else makes every call on a booking, and, unless it was tried before, its own people make it on an older version or about
   * somebody else.
   */
  async tryForeign(booked: Several, whom: 'all' | 'strangers' = 'all'): Promise<string[]> {
    await this.#awaken(booked);
    const before = await this.load(booked.bookingId);
    const differences = new Differences();
    await this.#trials.trial(async () => {
      for (const attempt of foreignAttempts(booked, before.stored, this.#strangers)) {
        if (whom === 'strangers' && attempt.person !== this.#strangers[attempt.route.who as Role]) continue;
        const answer = await this.#app.call(attempt.route, attempt.input, attempt.person);
        differences.expect(attempt.cell, attempt.code, answer.status === 200 ? ACCEPTED : answer.code);
      }
      differences.expect('others leave', before, await this.load(booked.bookingId));
    });
    return differences.found;
  }
}

/** What holds for a changed booking as a whole: the next work of the clock, and that it settles once, with its last part. */
function expectBooking(cell: string, leaves: Stored, after: Loaded, differences: Differences): void {
  const dueAt = leaves.map(({ state }) => nextDue(state)?.at ?? null);
  differences.expect(`${cell} is due`, dueAt, after.dueAt);
  const settles = isFinal(leaves.map(({ state }) => ({ id: '', state })));
  const settled = after.stored.map(({ state }) => state.settledAt !== null);
  differences.expect(
    `${cell} settles`,
    leaves.map(() => settles),
    settled,
  );
}

const codeOf = (verdict: Verdict) => (typeof verdict === 'string' ? verdict : ACCEPTED);

/** Whether a call changes nothing, not even what the clock owes. */
const leavesAll = ({ verdict, made }: Attempt, stored: Stored, isOwed: boolean) =>
  typeof verdict === 'string' ? !isOwed || made.catchesUp !== 'always' : verdict.after === stored;

const cellOf = ({ name, made, caller }: Attempt) =>
  `${name} (${made.name}) by ${caller.role}${caller.part === null ? '' : ` of ${caller.part}`}`;

/** All calls of all people of a booking with the answers they must get. */
function* attemptsOn(stored: Stored, now: Date): Generator<Attempt> {
  for (const [name, route] of bookingCalls) {
    const callers = callersOf(stored, route.who as Role).filter(
      ({ role, part }) => role === 'cast' || part === null || takesCast(route),
    );
    for (const caller of callers) {
      for (const made of CASES[name]!.filter(({ ofOnePart }) => !ofOnePart || stored.length === 1))
        yield { name, route, made, caller, verdict: verdictOf(made, caller, stored, now) };
    }
  }
}

function* foreignAttempts(booked: Several, stored: Stored, strangers: Readonly<Record<Role, Person>>) {
  const { guest, casts, bookingId } = booked;
  const anyone: Record<Role, Person> = { guest, cast: casts[0]! };
  for (const [name, route] of bookingCalls) {
    const role = route.who as Role;
    const other = role === 'guest' ? 'cast' : 'guest';
    const [made] = CASES[name]!;
    const inputOf = (version: number, more: object = {}) =>
      route.method === 'GET'
        ? { params: { bookingId } }
        : { body: { bookingId, ...(takesVersion(route) && { version }), ...made!.body, ...more } };
    const attempt = (who: string, code: string, person: Person, input: object) => ({
      route,
      cell: `${name} by ${who}`,
      code,
      person,
      input,
    });
    const whole = inputOf(versionFor(stored, { role, part: role === 'guest' ? null : 0 }));
    yield attempt('a stranger', 'NOT_FOUND', strangers[role], whole);
    yield attempt('a stranger of the other kind', 'FORBIDDEN', strangers[other], whole);
    yield attempt('the other side', 'FORBIDDEN', anyone[other], whole);
    if (role === 'guest' && takesCast(route)) {
      const about = { castId: strangers.cast.userId };
      yield attempt('the guest about a stranger', 'NOT_FOUND', guest, inputOf(1, about));
    }
    if (!takesVersion(route)) continue;
    for (const caller of callersOf(stored, role)) {
      const { part } = caller;
      const about = role === 'guest' && part !== null ? { castId: casts[part]!.userId } : {};
      const person = role === 'guest' ? guest : casts[part!]!;
      const input = inputOf(versionFor(stored, caller) - 1, about);
      yield attempt(`one who saw less (${part ?? 'all'})`, 'CONFLICT', person, input);
    }
  }
}
