import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays, dayOf, instantAt } from '@yoimachi/domain/time';
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/global-database.ts';
import { assertCoherent } from '#money/points';
import { addSchedule, signUpGuest, startTestApp, verifiedCast, type Person, type TestApp } from './index.ts';
import { arrive, book, buyPoints, finish, moveClock, registerCard, type Traveller } from './journey.ts';
import { countdown } from './countdown.ts';
import { killableServer, type KillableServer } from './killable-server.ts';
import { LIVES_TIMEOUT_MS } from './program.ts';
import { randomOf } from './random.ts';
import { resendingClient } from './resending-client.ts';
import { eventually } from './eventually.ts';

const KILLS = 20;
const COUPLES = 3;
/** How many answers the server may give after each start; a round of all couples takes some sixty. */
const MOST_ANSWERS = 24;
/** And how much longer it may live. */
const MORE_MS = 60;
const MAX_ROUNDS = 40;
const EVENING_COST = 15_000;
const SEED = Number(process.env['SEED'] ?? 20_261_121);

/** The noon at which the product's clock starts. */
const firstDay = addDays(dayOf(new Date()), 1);

let database: TestDatabase;
let app: TestApp;
let server: KillableServer;
let dataDir: string;
let onAnswer: () => void = () => {};

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-journey-'));
  const start = instantAt(firstDay, 12 * 60);
  app = await startTestApp({ databaseUrl: database.url, startAt: start.toISOString() });
  const value = JSON.stringify(start.getTime() - Date.now());
  await app.db.insertInto('setting').values({ key: 'clock.offset_ms', value }).execute();
  server = killableServer(database.url, dataDir);
});
afterEach(async () => {
  await server.kill();
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Couple = Record<'guest' | 'cast', Person>;

/** Each round takes two days: requests at noon on the first, the meeting on the second. */
const eveningOf = (round: number) => addDays(firstDay, round * 2 + 1);

/** A guest with nothing but an account, and a cast with a schedule on the evening of every round. */
async function couple(): Promise<Couple> {
  const [guest, cast] = [await signUpGuest(app), await verifiedCast(app)];
  const evening = { fromMinute: 1020, toMinute: 1230, workMinute: 1260 };
  for (let round = 0; round < MAX_ROUNDS; round++)
    await addSchedule(app, cast.userId, { day: eveningOf(round), ...evening });
  return { guest, cast };
}

/** Kills the server again and again; whatever it had confirmed must be in the database. */
async function killAgainAndAgain({ facts }: Traveller, progress: { kills: number }): Promise<void> {
  const random = randomOf(SEED);
  while (progress.kills < KILLS) {
    // By what was answered: how far a product comes within a second is the machine's affair.
    const answers = countdown(Math.ceil(random() * MOST_ANSWERS));
    onAnswer = answers.tick;
    await answers.reached;
    await sleep(random() * MORE_MS);
    await server.kill();
    progress.kills += 1;
    for (const fact of facts) await fact();
    await assertCoherent(app.db);
    await server.start();
  }
}

/** From card to settlement, round after round, while the server is being killed; returns the number of rounds. */
async function travel(one: Traveller, people: readonly Couple[], progress: { kills: number }) {
  await Promise.all(people.map(({ guest }) => registerCard(one, guest)));
  let rounds = 0;
  for (; progress.kills < KILLS && rounds < MAX_ROUNDS; rounds++) {
    const evening = eveningOf(rounds);
    await moveClock(one, instantAt(addDays(evening, -1), 12 * 60));
    const bookings = await Promise.all(
      people.map(async ({ guest, cast }) => {
        await buyPoints(one, guest, EVENING_COST);
        return { cast, bookingId: await book(one, guest, cast, evening) };
      }),
    );
    await moveClock(one, instantAt(evening, 18 * 60));
    await Promise.all(bookings.map(({ cast, bookingId }) => arrive(one, cast, bookingId)));
    await moveClock(one, instantAt(evening, 19 * 60 + 30));
    await Promise.all(bookings.map(({ cast, bookingId }) => finish(one, cast, bookingId)));
  }
  return rounds;
}

async function nothingWaits(now: Date): Promise<void> {
  const due = app.db.selectFrom('participation').select('id').where('due_at', '<=', now);
  const waiting = app.db.selectFrom('outbox').select('id').where('processed_at', 'is', null);
  const open = app.db.selectFrom('purchase').select('id').where('check_at', 'is not', null);
  expect([await due.execute(), await waiting.execute(), await open.execute()]).toEqual([[], [], []]);
}

test(
  `killed ${KILLS} times on the way from card to settlement, nothing that was answered is lost`,
  { timeout: LIVES_TIMEOUT_MS },
  async () => {
    console.log(`Journey with SEED=${SEED}`);
    const people = await Promise.all(Array.from({ length: COUPLES }, couple));
    const one: Traveller = { client: resendingClient(server, () => onAnswer()), db: app.db, facts: [] };
    const progress = { kills: 0 };
    await server.start();
    const [rounds] = await Promise.all([travel(one, people, progress), killAgainAndAgain(one, progress)]);
    expect(rounds).toBeGreaterThan(0);

    const end = instantAt(addDays(eveningOf(rounds), 1), 12 * 60);
    await moveClock(one, end);
    await eventually(() => nothingWaits(end));
    for (const fact of one.facts) await fact();
    await assertCoherent(app.db);
    const settled = await app.db.selectFrom('booking').select(['open', 'settled_points']).execute();
    const paid = { open: false, settled_points: EVENING_COST };
    expect(settled).toEqual(Array.from({ length: rounds * COUPLES }, () => paid));
    const wallets = await app.db.selectFrom('wallet').select(['paid_points', 'held_points']).execute();
    expect(wallets).toEqual(people.map(() => ({ paid_points: 0, held_points: 0 })));
    console.log(`${rounds} rounds, ${one.facts.length} answers kept, ${one.client.lost()} calls sent again`);
  },
);
