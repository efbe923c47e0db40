import { sql } from 'kysely';
import { isFinal, nextDue, type ParticipationState, type Role } from '@yoimachi/domain/booking';
import type { Person, TestApp } from '../../../../test-support/index.ts';
import { assertCoherent } from '#money/points';
import { STATE } from '../process/participation.ts';
import { ACCEPTED, callsOn, foreignCalls, makeCall, type Attempt, type Call } from './matrix.attempts.ts';
import { actsOn } from './matrix.operator.ts';
import { lift, ownActsOn, peopleOf, suspend } from './matrix.people.ts';
import type { TrialApp } from './matrix.rollback.ts';
import { caughtUp, type Stored, type Verdict } from './matrix.verdict.ts';
import type { Several } from './several.support.ts';

/** What differs from the expectation, cell by cell. */
class Differences {
  readonly found: string[] = [];
  expect(cell: string, expected: unknown, given: unknown): void {
    const [left, right] = [JSON.stringify(expected), JSON.stringify(given)];
    if (left !== right) this.found.push(`${cell}: ${right} instead of ${left}`);
  }
}

/** The settlement's instant and the booking's payment are up to the store; the books are compared as a whole. */
const seen = ({ settledAt: _settledAt, paymentDeadlineAt: _deadline, ...state }: ParticipationState) => state;
/** What two bookings in the same state have in common. */
export const seenParticipations = (stored: Stored) =>
  stored.map(({ state, reviewedAt }) => ({ state: seen(state), reviewedAt }));
export const statesOf = (stored: Stored) => stored.map(({ state }) => seen(state));

interface Loaded {
  readonly stored: Stored;
  readonly dueAt: readonly (Date | null)[];
}

/** Tries what people do to bookings and rolls back whatever it did. */
export class Trials {
  readonly #trials: TrialApp;
  readonly #app: TestApp;
  readonly #strangers: Readonly<Record<Role, Person>>;
  /** Process rows that were exercised, including as a consequence. */
  readonly takenRows = new Set<string>();

  constructor(trials: TrialApp, strangers: Readonly<Record<Role, Person>>) {
    this.#trials = trials;
    this.#app = trials.app;
    this.#strangers = strangers;
  }

  /** The participations as stored; one statement, since it runs after every accepted call. */
  async load(bookingId: string): Promise<Loaded> {
    const reviewedAt = (author: Role) => sql<Date | null>`(select created_at from review
      where participation_id = p.id and author = ${author})`;
    const { rows } = await sql<
      ParticipationState & { due: Date | null; guest: Date | null; cast: Date | null }
    >`
      select ${STATE}, p.due_at as due, ${reviewedAt('guest')} as guest, ${reviewedAt('cast')} as cast
      from participation p join booking b on b.id = p.booking_id where b.id = ${bookingId} order by p.id`.execute(
      this.#app.db,
    );
    const stored = rows.map((row) => {
      const { due: _, guest, cast, ...state } = row;
      return { state, reviewedAt: { guest, cast } };
    });
    return { stored, dueAt: rows.map(({ due }) => due) };
  }

  /** A call whose effect is kept; returns the participations afterwards. */
  async make(booked: Several, call: Call) {
    const { stored } = await this.load(booked.bookingId);
    const { given } = await makeCall(this.#app, booked, call, stored);
    return { given, after: (await this.load(booked.bookingId)).stored };
  }

  /**
   * Every call by everybody in the booking on all participations; `some`: only accepted ones, and everything the guest does to the whole.
   * Returns what differs from the domain's verdict.
   */
  async tryOwn(booked: Several, which: 'all' | 'some' = 'all'): Promise<string[]> {
    await this.#awaken(booked);
    const { stored } = await this.load(booked.bookingId);
    const calls = callsOn(this.#app, booked, stored, this.#app.clock.now());
    const chosen = calls.filter(({ verdict, isForAll }) => isForAll || typeof verdict !== 'string');
    return this.#try(booked, stored, which === 'all' ? calls : chosen);
  }

  /** Every operator act on a booking with no pending clock work. */
  async tryOperator(booked: Several): Promise<string[]> {
    const { stored } = await this.load(booked.bookingId);
    return this.#try(booked, stored, actsOn(this.#app, booked, stored, this.#app.clock.now()));
  }

  /** What its people do to themselves leaves the booking as it is; what a suspension ended stays so when it is lifted. */
  async tryPeople(booked: Several): Promise<string[]> {
    const { stored } = await this.load(booked.bookingId);
    const differences = new Differences();
    for (const { cell, expected, run } of ownActsOn(this.#app, booked, stored))
      await this.#trials.trial(async () => {
        differences.expect(cell, expected, await run());
        differences.expect(`${cell}: after`, stored, (await this.load(booked.bookingId)).stored);
      });
    for (const person of peopleOf(booked))
      await this.#trials.trial(async () => {
        await suspend(this.#app, person);
        const ended = await this.load(booked.bookingId);
        const { ok } = await lift(this.#app, person);
        differences.expect('lifted', true, ok);
        differences.expect('lifted: after', ended, await this.load(booked.bookingId));
      });
    return differences.found;
  }

  /**
   * Everybody else makes every call on a booking and, unless `strangers` only, its own people make it on an older version or about somebody
   * else.
   */
  async tryForeign(booked: Several, whom: 'all' | 'strangers' = 'all'): Promise<string[]> {
    await this.#awaken(booked);
    const before = await this.load(booked.bookingId);
    const differences = new Differences();
    await this.#trials.trial(async () => {
      for (const call of foreignCalls(this.#app, booked, before.stored, this.#strangers)) {
        if (whom === 'all' || call.isByStranger)
          differences.expect(call.cell, call.code, (await call.run()).given);
      }
      differences.expect('others leave', before, await this.load(booked.bookingId));
    });
    return differences.found;
  }

  /** Sessions are started outside a trial, which would end them. */
  async #awaken({ guest, casts }: Several): Promise<void> {
    for (const person of [guest, ...casts, ...Object.values(this.#strangers)]) await person.token();
  }

  async #try(booked: Several, stored: Stored, attempts: readonly Attempt[]): Promise<string[]> {
    const isOwed = caughtUp(stored, this.#app.clock.now()).steps.length > 0;
    const differences = new Differences();
    const leaving = (attempt: Attempt) => leavesAll(attempt, stored, isOwed);
    for (const attempt of attempts.filter((each) => !leaving(each)))
      await this.#tryAlone(booked, stored, attempt, differences);
    await this.#tryTogether(booked, stored, attempts.filter(leaving), differences);
    return differences.found;
  }

  /** What changes something. A row exercised for the first time must leave coherent books. */
  async #tryAlone(booked: Several, before: Stored, attempt: Attempt, differences: Differences) {
    const { cell, verdict, catchesUp, run } = attempt;
    const owed = caughtUp(before, this.#app.clock.now());
    const steps = [...(catchesUp ? owed.steps : []), ...(typeof verdict === 'string' ? [] : verdict.steps)];
    const rows = steps.map(({ decision }) => decision.transition);
    const { answer, after } = await this.#trials.trial(async () => {
      const given = await run();
      if (rows.some((row) => !this.takenRows.has(row))) await assertCoherent(this.#app.db);
      return { answer: given, after: await this.load(booked.bookingId) };
    });
    for (const row of rows) this.takenRows.add(row);
    const leaves = typeof verdict !== 'string' ? verdict.after : catchesUp ? owed.stored : before;
    differences.expect(cell, codeOf(verdict), answer.given);
    differences.expect(`${cell} leaves`, statesOf(leaves), statesOf(after.stored));
    if (typeof verdict === 'string') return;
    if (verdict.version !== null) differences.expect(`${cell} version`, verdict.version, answer.version);
    if (verdict.steps.length > 0) expectBooking(cell, leaves, after, differences);
  }

  /** What changes nothing, most of it refused: all of it together leaves the booking as it was. */
  async #tryTogether(
    booked: Several,
    before: Stored,
    attempts: readonly Attempt[],
    differences: Differences,
  ) {
    await this.#trials.trial(async () => {
      for (const { cell, verdict, run } of attempts)
        differences.expect(cell, codeOf(verdict), (await run()).given);
      const { stored } = await this.load(booked.bookingId);
      differences.expect('what changes nothing leaves', before, stored);
    });
  }
}

/** What must hold for a changed booking as a whole: the clock's next work, and that it settles once, with its last participation. */
function expectBooking(cell: string, leaves: Stored, after: Loaded, differences: Differences): void {
  const dueAt = leaves.map(({ state }) => nextDue(state)?.at ?? null);
  differences.expect(`${cell} is due`, dueAt, after.dueAt);
  const settles = isFinal(leaves.map(({ state }) => ({ id: '', state })));
  const expected = leaves.map(() => settles);
  const settled = after.stored.map(({ state }) => state.settledAt !== null);
  differences.expect(`${cell} settles`, expected, settled);
}

const codeOf = (verdict: Verdict) => (typeof verdict === 'string' ? verdict : ACCEPTED);

/** Whether something changes nothing, not even pending clock work. */
const leavesAll = ({ verdict, catchesUp }: Attempt, stored: Stored, isOwed: boolean) =>
  typeof verdict === 'string' ? !isOwed || !catchesUp : verdict.after === stored;
