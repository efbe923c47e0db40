import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addDays, dayOf, instantAt } from '@yoimachi/domain/time';
import { createTestDatabase, type TestDatabase } from '../../../../tools/test/global-database.ts';
import { assertCoherent } from '../modules/points/index.ts';
import { addSchedule, signUpGuest, startTestApp, verifiedCast, type TestApp } from './index.ts';
import { journey, type Fact } from './journey.ts';
import { killableServer, type KillableServer } from './killable-server.ts';

const KILLS = 20;
const COUPLES = 3;
/** How long the server may live after each start. */
const LIFE_MS = 800;
const MAX_ROUNDS = 40;
const EVENING_COST = 15_000;
const SEED = Number(process.env['SEED'] ?? 20_261_121);

/** The noon at which the product's clock stands first. */
const firstDay = addDays(dayOf(new Date()), 1);

let database: TestDatabase;
let app: TestApp;
let server: KillableServer;
let dataDir: string;

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

/** Numbers from 0 to 1 that the seed decides. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Guests with nothing but an account, and casts with a schedule on the evening of every round. */
const couples = () =>
  Promise.all(
    Array.from({ length: COUPLES }, async () => {
      const [guest, cast] = [await signUpGuest(app), await verifiedCast(app)];
      const evening = { fromMinute: 1020, toMinute: 1230, workMinute: 1260 };
      for (let round = 0; round < MAX_ROUNDS; round++)
        await addSchedule(app, cast.userId, { day: eveningOf(round), ...evening });
      return { guest, cast };
    }),
  );
/** Each round has two days: requests at noon of the first, the meeting on the second. */
const eveningOf = (round: number) => addDays(firstDay, round * 2 + 1);

/** Kills the server again and again; what was answered by then must be in the database. */
async function killer(facts: readonly Fact[], progress: { kills: number }): Promise<void> {
  const random = randomOf(SEED);
  while (progress.kills < KILLS) {
    await server.url();
    await sleep(random() * LIFE_MS);
    await server.kill();
    progress.kills += 1;
    for (const fact of facts) await fact();
    await assertCoherent(app.db);
    await server.start();
  }
}

async function nothingWaits(now: Date): Promise<void> {
  const due = app.db.selectFrom('participation').select('id').where('due_at', '<=', now);
  const waiting = app.db.selectFrom('outbox').select('id').where('processed_at', 'is', null);
  const open = app.db.selectFrom('purchase').select('id').where('check_at', 'is not', null);
  expect([await due.execute(), await waiting.execute(), await open.execute()]).toEqual([[], [], []]);
}

test(
  `killed ${KILLS} times on the way from card to settlement, nothing that was answered is lost`,
  { timeout: 180_000 },
  async () => {
    console.log(`Journey with SEED=${SEED}`);
    const facts: Fact[] = [];
    const progress = { kills: 0 };
    const people = await couples();
    const steps = journey(server, app.db, facts);
    await server.start();
    const killing = killer(facts, progress);

    await Promise.all(people.map(({ guest }) => steps.registerCard(guest)));
    let rounds = 0;
    for (; progress.kills < KILLS && rounds < MAX_ROUNDS; rounds++) {
      const evening = eveningOf(rounds);
      await steps.moveClock(instantAt(addDays(evening, -1), 12 * 60));
      const bookings = await Promise.all(
        people.map(async ({ guest, cast }) => {
          await steps.buyPoints(guest, EVENING_COST);
          return { cast, bookingId: await steps.book(guest, cast, evening) };
        }),
      );
      await steps.moveClock(instantAt(evening, 18 * 60));
      await Promise.all(bookings.map(({ cast, bookingId }) => steps.arrive(cast, bookingId)));
      await steps.moveClock(instantAt(evening, 19 * 60 + 30));
      await Promise.all(bookings.map(({ cast, bookingId }) => steps.finish(cast, bookingId)));
    }
    await killing;

    const end = instantAt(addDays(eveningOf(rounds), 1), 12 * 60);
    await steps.moveClock(end);
    await vi.waitFor(() => nothingWaits(end), { timeout: 20_000, interval: 200 });
    for (const fact of facts) await fact();
    await assertCoherent(app.db);
    const settled = await app.db.selectFrom('booking').select(['open', 'settled_points']).execute();
    expect(settled).toEqual(
      Array.from({ length: rounds * COUPLES }, () => ({ open: false, settled_points: EVENING_COST })),
    );
    const wallets = await app.db.selectFrom('wallet').select(['paid_points', 'held_points']).execute();
    expect(wallets).toEqual(people.map(() => ({ paid_points: 0, held_points: 0 })));
    console.log(`${rounds} rounds, ${facts.length} answers kept, ${steps.lost()} calls sent again`);
  },
);
