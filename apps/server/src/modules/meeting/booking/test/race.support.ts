import { expect } from 'vitest';
import pg from 'pg';
import { nextDue, phaseOf, type Phase } from '@yoimachi/domain/booking';
import type { Route } from '@yoimachi/contract/route';
import { createTestDatabase } from '../../../../../../../tools/test/global-database.ts';
import { startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { assertCoherent } from '#money/points';
import { runDue } from '../process/run-due.ts';
import { stateOf } from '../process/part.ts';
import { bookingOf, partsOf, type Several } from './several.support.ts';
import { shownOn } from './shown.support.ts';

/** The product with fifty connections; at its end its books must agree, and nobody may have waited in a circle. */
export async function startRaceApp(): Promise<TestApp> {
  const database = await createTestDatabase();
  const app = await startTestApp({ databaseUrl: database.url, config: { databasePool: 50 } });
  return {
    ...app,
    async close() {
      await assertCoherent(app.db);
      await app.close();
      const deadlocks = await deadlocksIn(database.url);
      await database.drop();
      expect(deadlocks, 'deadlocks').toBe(0);
    },
  };
}

/** Deadlocks that PostgreSQL broke in a database, also those that ended well at the second try. Its users must have gone. */
async function deadlocksIn(url: string): Promise<number> {
  const name = new URL(url).pathname.slice(1);
  const client = new pg.Client({
    connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href,
  });
  await client.connect();
  try {
    // A connection counts when it ends.
    await expect
      .poll(
        async () => (await client.query('select from pg_stat_activity where datname = $1', [name])).rowCount,
        {
          timeout: 10_000,
        },
      )
      .toBe(0);
    const { rows } = await client.query('select deadlocks from pg_stat_database where datname = $1', [name]);
    return Number(rows[0].deadlocks);
  } finally {
    await client.end();
  }
}

/** A call of one of a booking's people: of the guest for all casts, of the guest for one of them, or of a cast. */
export interface Kind {
  readonly route: Route;
  /** Of whose part: the cast's own, or that the guest names; absent: the guest's for all. */
  readonly cast?: number;
  /** What its body says beside the booking and its version. */
  readonly more?: object;
}

export interface Outcome {
  /** Calls that answered 200, by kind. */
  readonly winners: readonly number[];
  /** What the history says that happened, with the cast it happened to. */
  readonly changes: readonly string[];
  readonly codes: ReadonlySet<unknown>;
}

/** A call of one kind, by somebody who sees the booking as it is now, and what it costs. */
export async function callsOf(app: TestApp, several: Several, { route, cast, more }: Kind) {
  const { bookingId, guest, casts } = several;
  const parts = await partsOf(app, bookingId);
  const version =
    cast === undefined ? parts.reduce((sum, part) => sum + part.version, 0) : parts[cast]!.version;
  const named = route.who === 'guest' && cast !== undefined && { castId: casts[cast]!.userId };
  const about = { ...(cast !== undefined && { castId: casts[cast]!.userId }), ...more };
  const shown = await shownOn(app.db, route, bookingId, app.clock.now(), about);
  const body = { bookingId, version, ...named, ...shown, ...more } as never;
  const caller = route.who === 'guest' ? guest : casts[cast!]!;
  await caller.token();
  return () => app.call(route, { body }, caller);
}

/** Fifty calls at once of people who all saw the same booking, the kinds in turn, together with what else happens. */
export async function rush(
  app: TestApp,
  several: Several,
  kinds: readonly Kind[],
  ...others: readonly (() => Promise<unknown>)[]
): Promise<Outcome> {
  const calls = await Promise.all(kinds.map((kind) => callsOf(app, several, kind)));
  const before = (await changesOf(app, several)).length;
  const sent = Array.from({ length: 50 }, (_, index) => calls[index % kinds.length]!());
  const [answers] = await Promise.all([Promise.all(sent), ...others.map((other) => other())]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  await expectWhole(app, several);
  const isWon = answers.map(({ status }) => status === 200);
  return {
    winners: kinds.map(
      (_, kind) => isWon.filter((won, index) => won && index % kinds.length === kind).length,
    ),
    changes: (await changesOf(app, several)).slice(before),
    codes: new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code)),
  };
}

/** The clock of several processes at once: each has found every part of the booking due by `now`. */
export async function sweeps(app: TestApp, { bookingId }: Several, now: Date): Promise<void> {
  const parts = await partsOf(app, bookingId);
  await app.clock.advanceTo(now);
  await Promise.all([...parts, ...parts, ...parts].map(({ id }) => runDue(app.context, id, now)));
}

/** The one call that won: its kind's place. Fails where it was none, or more than one. */
export function winnerOf({ winners }: Outcome): number {
  expect(winners.reduce((sum, count) => sum + count, 0)).toBe(1);
  return winners.indexOf(1);
}

/** Changes of the place are left out: they change no part. */
const eventsOf = (app: TestApp, { bookingId }: Several) =>
  app.db
    .selectFrom('booking_event')
    .select(['action', 'at', 'participation_id'])
    .where('booking_id', '=', bookingId)
    .where('action', 'not like', '%Place')
    .orderBy('id')
    .execute();

/** The history: `approve 1` is the approval by the second cast. */
export async function changesOf(app: TestApp, several: Several): Promise<string[]> {
  const parts = await partsOf(app, several.bookingId);
  const events = await eventsOf(app, several);
  return events.map(
    ({ action, participation_id }) => `${action} ${parts.findIndex(({ id }) => id === participation_id)}`,
  );
}

export async function phasesOf(app: TestApp, { bookingId }: Several): Promise<Phase[]> {
  const { confirmed_at } = await bookingOf(app, bookingId);
  return (await partsOf(app, bookingId)).map((part) => phaseOf(stateOf({ ...part, confirmed_at })));
}

/**
 * A booking and its parts belong together: each change of a part is one line of its history, all are confirmed or none, the clock
 * knows what is next, and the hold was resolved exactly when the last part had ended.
 */
export async function expectWhole(app: TestApp, several: Several): Promise<void> {
  const { bookingId } = several;
  const [booking, parts, events] = [
    await bookingOf(app, bookingId),
    await partsOf(app, bookingId),
    await eventsOf(app, several),
  ];
  for (const part of parts) {
    expect(events.filter(({ participation_id }) => participation_id === part.id)).toHaveLength(part.version);
    const { confirmed_at, payment_deadline_at } = booking;
    const due = nextDue(stateOf({ ...part, confirmed_at, payment_deadline_at }));
    expect([part.due_at, part.due_action]).toEqual([due?.at ?? null, due?.action ?? null]);
  }
  const phases = await phasesOf(app, several);
  const isOver = phases.every((phase) => phase === 'finished' || phase === 'closed');
  const waits = phases.some((phase) => phase === 'pending' || phase === 'held');
  if (waits) expect(phases.every((phase) => phase === 'pending' || phase === 'held')).toBe(true);
  expect({ open: booking.open, isSettled: booking.settled_at !== null }).toEqual({
    open: !isOver,
    isSettled: isOver,
  });
  const resolved = await app.db
    .selectFrom('hold_resolution as r')
    .innerJoin('hold as h', 'h.id', 'r.hold_id')
    .select('r.used_points')
    .where('h.booking_id', '=', bookingId)
    .execute();
  const billed = parts.reduce((sum, part) => sum + (part.billed_points ?? 0), 0);
  expect(resolved).toHaveLength(isOver ? 1 : 0);
  if (!isOver) return;
  expect(booking.settled_points).toBe(billed);
  if (booking.missing_points === 0) expect(resolved).toEqual([{ used_points: billed }]);
}
