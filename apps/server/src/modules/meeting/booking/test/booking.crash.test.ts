import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import { addDays, dayOf, instantAt, type Day } from '@yoimachi/domain/time';
import { createTestDatabase, type TestDatabase } from '../../../../../../../tools/test/global-database.ts';
import {
  addSchedule,
  guestWithPoints,
  startTestApp,
  verifiedCast,
  type Person,
  type TestApp,
} from '../../../../test-support/index.ts';
import { countdown } from '../../../../test-support/countdown.ts';
import { firstLineOf, LIVES_TIMEOUT_MS, startProgram } from '../../../../test-support/program.ts';
import { randomOf } from '../../../../test-support/random.ts';
import { assertCoherent } from '#money/points';
import { shownOn } from './shown.support.ts';
import { BOOKING_MODULES, requestBody } from './support.ts';

const ROUNDS = 8;
const COUPLES = 6;
const MORE_MS = 60;
const QUIET_TIMEOUT_MS = 60_000;
const SERVER = fileURLToPath(new URL('./crash-server.program.ts', import.meta.url));
const SEED = Number(process.env['SEED'] ?? 20_261_121);

let database: TestDatabase;
let app: TestApp;
let dataDir: string;
let server: ChildProcess | undefined;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-crash-'));
});
afterEach(async () => {
  server?.kill('SIGKILL');
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the product with its clock at `now`; it runs on from there in machine time. */
async function start(now: Date): Promise<string> {
  const offset = now.getTime() - Date.now();
  await app.db
    .insertInto('setting')
    .values({ key: 'clock.offset_ms', value: JSON.stringify(offset) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(offset) }))
    .execute();
  server = startProgram(
    SERVER,
    { DATA_DIR: dataDir, DATABASE_URL: database.url, LOG_LEVEL: 'error' },
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return firstLineOf(server);
}

async function kill(): Promise<void> {
  const ended = once(server!, 'exit');
  server!.kill('SIGKILL');
  await ended;
}

interface Sent {
  readonly route: Route;
  readonly body: object;
  readonly key: string;
  readonly as: Person;
}
const newCall = (route: Route, body: object, as: Person): Sent => ({
  route,
  body,
  key: crypto.randomUUID(),
  as,
});

/** The answer, or undefined when the server died first. */
async function send(url: string, { route, body, key, as }: Sent) {
  const token = await as.token();
  try {
    const response = await fetch(`${url}/v1${route.path}`, {
      method: route.method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      body: (await response.json()) as { bookingId?: string; version?: number },
    };
  } catch {
    return undefined;
  }
}

async function versionOf(bookingId: string): Promise<number> {
  const row = await app.db
    .selectFrom('participation')
    .select('version')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** What a guest does in a round: today's meeting from arrival to end, and a request for tomorrow, which she answers. */
async function evening(
  url: string,
  guest: Person,
  cast: Person,
  day: Day,
  today: string | undefined,
  { lost, onAnswer }: { readonly lost: Sent[]; readonly onAnswer: () => void },
) {
  const answered: string[] = [];
  const attempt = async (call: Sent) => {
    const answer = await send(url, call);
    if (answer) onAnswer();
    else lost.push(call);
    expect(answer?.status ?? 0).toBeLessThan(500);
    return answer?.status === 200 ? answer.body : undefined;
  };
  if (today !== undefined) {
    const seen = async () => ({ bookingId: today, version: await versionOf(today) });
    await attempt(newCall(castBookingRoutes.castArrived, await seen(), cast));
    const route = guestBookingRoutes.finishGuestBooking;
    const shown = await shownOn(app.db, route, today, app.clock.now());
    await attempt(newCall(route, { ...(await seen()), ...shown }, guest));
  }
  const body = requestBody({ ...cast, day, version: 1, scheduleId: '' });
  const request = await attempt(newCall(guestBookingRoutes.requestBooking, body, guest));
  if (request?.bookingId === undefined) return answered;
  answered.push(request.bookingId);
  const answer = { bookingId: request.bookingId, version: 1, decision: 1 };
  await attempt(newCall(castBookingRoutes.confirmBooking, answer, cast));
  return answered;
}

async function waitUntilQuiet(now: Date): Promise<void> {
  const deadline = performance.now() + QUIET_TIMEOUT_MS;
  for (;;) {
    const due = await app.db
      .selectFrom('participation')
      .select('id')
      .where('due_at', '<=', now)
      .limit(1)
      .execute();
    const waiting = await app.db
      .selectFrom('outbox')
      .select('id')
      .where('processed_at', 'is', null)
      .limit(1)
      .execute();
    if (due.length + waiting.length === 0) return;
    if (performance.now() > deadline) throw new Error(`Hangs: ${JSON.stringify({ due, waiting })}`);
    await sleep(100);
  }
}

test(
  'killed at any instant between request and settlement, the books stay right and nothing hangs',
  { timeout: LIVES_TIMEOUT_MS },
  async () => {
    console.log(`Crash test with SEED=${SEED}`);
    const random = randomOf(SEED);
    const firstDay = addDays(dayOf(new Date()), 1);
    const startAt = instantAt(firstDay, 18 * 60);
    app = await startTestApp({
      databaseUrl: database.url,
      startAt: startAt.toISOString(),
      modules: BOOKING_MODULES,
    });
    const couples = await Promise.all(
      Array.from({ length: COUPLES }, async () => {
        const [guest, cast] = [await guestWithPoints(app, 400_000), await verifiedCast(app)];
        for (let round = 0; round <= ROUNDS + 1; round++) {
          await addSchedule(app, cast.userId, {
            day: addDays(firstDay, round),
            fromMinute: 1020,
            toMinute: 1230,
            workMinute: 1260,
          });
        }
        return { guest, cast };
      }),
    );
    let lost: Sent[] = [];
    let lostCount = 0;
    const known = new Set<string>();

    for (let round = 0; round < ROUNDS; round++) {
      const now = instantAt(addDays(firstDay, round), 18 * 60);
      await app.clock.advanceTo(now);
      const url = await start(now);
      // Calls whose answers were lost are resent: what happened gives the same answer; what did not happens now or is refused.
      for (const call of lost) expect([200, 400, 404, 409]).toContain((await send(url, call))!.status);
      lostCount += lost.length;
      lost = [];
      const today = await todays(addDays(firstDay, round));
      // By what was answered: how far a product comes within a second is the machine's affair. The last two are killed once all was, so that
      // at least one meeting is confirmed in one and ended in the next.
      const portion = round < ROUNDS - 2 ? random() : 1;
      const answers = countdown(portion * 2 * (couples.length + today.size));
      const journeys = couples.map(({ guest, cast }) =>
        evening(url, guest, cast, addDays(firstDay, round + 1), today.get(guest.userId), {
          lost,
          onAnswer: answers.tick,
        }),
      );
      // A journey whose call was refused makes none of those that would follow.
      await Promise.race([answers.reached, Promise.all(journeys)]);
      await sleep(random() * MORE_MS);
      await kill();
      for (const bookingId of (await Promise.all(journeys)).flat()) known.add(bookingId);
      await assertCoherent(app.db);
    }

    const end = instantAt(addDays(firstDay, ROUNDS + 2), 12 * 60);
    await start(end);
    await waitUntilQuiet(end);
    await assertCoherent(app.db);
    const bookings = await app.db.selectFrom('booking').select(['id', 'open', 'settled_points']).execute();
    expect(bookings.filter((booking) => booking.open)).toEqual([]);
    const ids = new Set(bookings.map((booking) => booking.id));
    expect([...known].filter((id) => !ids.has(id))).toEqual([]);
    const paid = bookings.filter((booking) => booking.settled_points! > 0).length;
    console.log(`${ROUNDS} kills: ${lostCount} calls lost, ${bookings.length} bookings, ${paid} paid`);
    expect(paid).toBeGreaterThan(0);
    await kill();
  },
);

/** Each guest's booking that may begin today. */
async function todays(day: Day): Promise<Map<string, string>> {
  const rows = await app.db
    .selectFrom('participation')
    .select(['guest_id', 'booking_id'])
    .where('day', '=', day)
    .where('status', '=', 'APPROVE')
    .execute();
  return new Map(rows.map((row) => [row.guest_id, row.booking_id]));
}
