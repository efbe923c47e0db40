import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import pg from 'pg';
import { nextDue, phaseOf, type Phase } from '@yoimachi/domain/booking';
import type { Route } from '@yoimachi/contract/route';
import { createTestDatabase, type TestDatabase } from '../../../../../../../tools/test/global-database.ts';
import { startRewindableApp, type RewindableApp, type TestApp } from '../../../../test-support/index.ts';
import { assertCoherent } from '#money/points';
import { runDue } from '../process/run-due.ts';
import { readBooking } from '../process/participation.store.ts';
import { bookingOf, participationsOf, type Several } from './several.support.ts';
import { shownOn } from './shown.support.ts';
import { eventually } from '../../../../test-support/eventually.ts';

/**
 * The product with fifty connections, which each test finds as the first did; after each its books must balance, and at the end there must
 * have been no deadlock. Its result can be used only inside tests and hooks.
 */
export function useRaceApp(): TestApp {
  const holder = {} as { -readonly [K in keyof RewindableApp]: RewindableApp[K] };
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
    const options = { databaseUrl: database.url, config: { databasePool: 50 } };
    Object.assign(holder, await startRewindableApp(options));
  });
  afterEach(async () => {
    await assertCoherent(holder.db);
    await holder.rewind();
  });
  afterAll(async () => {
    await holder.close?.();
    if (!database) return;
    const deadlocks = await deadlocksIn(database.url);
    await database.drop();
    expect(deadlocks, 'deadlocks').toBe(0);
  });
  return holder;
}

/** Deadlocks PostgreSQL broke in a database, including those that succeeded on retry. Its users must have disconnected. */
async function deadlocksIn(url: string): Promise<number> {
  const name = new URL(url).pathname.slice(1);
  const client = new pg.Client({
    connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href,
  });
  await client.connect();
  try {
    // A connection's statistics count once it has closed.
    await eventually(async () => {
      const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name]);
      expect(rowCount).toBe(0);
    });
    const { rows } = await client.query('select deadlocks from pg_stat_database where datname = $1', [name]);
    return Number(rows[0].deadlocks);
  } finally {
    await client.end();
  }
}

/** A call by one of a booking's people: the guest for all casts, the guest for one of them, or a cast. */
export interface Kind {
  readonly route: Route;
  /** Whose participation: the cast's own, or the one the guest names; absent: the guest's call for all. */
  readonly cast?: number;
  /** What its body contains besides the booking and its version. */
  readonly more?: object;
}

export interface Outcome {
  /** Calls that answered 200, by kind. */
  readonly winners: readonly number[];
  /** What happened according to the history, with the cast it happened to. */
  readonly changes: readonly string[];
  readonly codes: ReadonlySet<unknown>;
}

/** A call of one kind, by somebody who sees the booking's current state and cost. */
export async function callsOf(app: TestApp, several: Several, { route, cast, more }: Kind) {
  const { bookingId, guest, casts } = several;
  const participations = await participationsOf(app, bookingId);
  const version =
    cast === undefined
      ? participations.reduce((sum, participation) => sum + participation.version, 0)
      : participations[cast]!.version;
  const named = route.who === 'guest' && cast !== undefined && { castId: casts[cast]!.userId };
  const about = { ...(cast !== undefined && { castId: casts[cast]!.userId }), ...more };
  const shown = await shownOn(app.db, route, bookingId, app.clock.now(), about);
  const body = { bookingId, version, ...named, ...shown, ...more } as never;
  const caller = route.who === 'guest' ? guest : casts[cast!]!;
  await caller.token();
  return () => app.call(route, { body }, caller);
}

/** Fifty simultaneous calls by people who all saw the same booking, the kinds in turn, along with whatever else happens. */
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
  await expectCoherentBooking(app, several);
  const isWon = answers.map(({ status }) => status === 200);
  return {
    winners: kinds.map(
      (_, kind) => isWon.filter((won, index) => won && index % kinds.length === kind).length,
    ),
    changes: (await changesOf(app, several)).slice(before),
    codes: new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code)),
  };
}

/** The clocks of several processes at once: each has found every participation in the booking due by `now`. */
export async function sweeps(app: TestApp, { bookingId }: Several, now: Date): Promise<void> {
  const participations = await participationsOf(app, bookingId);
  await app.clock.advanceTo(now);
  await Promise.all(
    [...participations, ...participations, ...participations].map(({ id }) => runDue(app.context, id, now)),
  );
}

/** The one call that won: its kind's index. Fails if there was none, or more than one. */
export function winnerOf({ winners }: Outcome): number {
  expect(winners.reduce((sum, count) => sum + count, 0)).toBe(1);
  return winners.indexOf(1);
}

/** Place changes are left out: they change no participation. */
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
  const participations = await participationsOf(app, several.bookingId);
  const events = await eventsOf(app, several);
  return events.map(
    ({ action, participation_id }) =>
      `${action} ${participations.findIndex(({ id }) => id === participation_id)}`,
  );
}

export async function phasesOf(app: TestApp, { bookingId }: Several): Promise<Phase[]> {
  return (await readBooking(app.db, bookingId)).map(({ state }) => phaseOf(state));
}

/**
 * A booking and its participations are consistent: each change of a participation is one line of its history, all are confirmed or none,
 * the clock knows what is next, and the hold was resolved exactly when the last participation had ended.
 */
export async function expectCoherentBooking(app: TestApp, several: Several): Promise<void> {
  const { bookingId } = several;
  const [booking, read, participations, events] = [
    await bookingOf(app, bookingId),
    await readBooking(app.db, bookingId),
    await participationsOf(app, bookingId),
    await eventsOf(app, several),
  ];
  for (const participation of participations) {
    expect(events.filter(({ participation_id }) => participation_id === participation.id)).toHaveLength(
      participation.version,
    );
    const due = nextDue(read.find(({ id }) => id === participation.id)!.state);
    expect([participation.due_at, participation.due_action]).toEqual([due?.at ?? null, due?.action ?? null]);
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
  const billed = participations.reduce((sum, participation) => sum + (participation.billed_points ?? 0), 0);
  expect(resolved).toHaveLength(isOver ? 1 : 0);
  if (!isOver) return;
  expect(booking.settled_points).toBe(billed);
  if (booking.missing_points === 0) expect(resolved).toEqual([{ used_points: billed }]);
}
