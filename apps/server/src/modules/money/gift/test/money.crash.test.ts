import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { couponRoutes } from '@yoimachi/contract/coupon';
import { giftRoutes } from '@yoimachi/contract/gift';
import type { Route } from '@yoimachi/contract/route';
import { createTestDatabase, type TestDatabase } from '../../../../../../../tools/test/global-database.ts';
import { killableServer, type KillableServer } from '../../../../test-support/killable-server.ts';
import {
  guestWithPoints,
  startTestApp,
  verifiedCast,
  type Person,
  type TestApp,
} from '../../../../test-support/index.ts';
import { makeCoupon } from '../../coupon/test/support.ts';
import { assertCoherent } from '#money/points';
import { offeredGifts, switchGifts } from '../index.ts';

const ROUNDS = 6;
const KILL_AFTER_MS = 100;
const GUESTS = 6;
const BOUGHT_POINTS = 40_000;

let database: TestDatabase;
let app: TestApp;
let server: KillableServer;
let dataDir: string;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-gift-crash-'));
  app = await startTestApp({ databaseUrl: database.url, startAt: new Date().toISOString() });
  await switchGifts(app.context, true);
  server = killableServer(database.url, dataDir);
});
afterEach(async () => {
  await server.kill();
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Call {
  readonly route: Route;
  readonly body: object;
  readonly key: string;
  readonly as: Person;
}

/** The status, or undefined when the server died first. */
async function send(url: string, { route, body, key, as }: Call): Promise<number | undefined> {
  const headers = {
    authorization: `Bearer ${await as.token()}`,
    'idempotency-key': key,
    'content-type': 'application/json',
  };
  try {
    const response = await fetch(`${url}/v1${route.path}`, {
      method: route.method,
      headers,
      body: JSON.stringify(body),
    });
    return response.status;
  } catch {
    return undefined;
  }
}

/** Sends one after the other and records what was answered; true when the server died during one of them. */
async function sendInOrder(url: string, calls: readonly Call[], answered: Set<Call>): Promise<boolean> {
  for (const call of calls) {
    const status = await send(url, call);
    if (status === undefined) return true;
    expect(status).toBe(200);
    answered.add(call);
  }
  return false;
}

test('killed while gifts are sent and coupons redeemed, each happens once when it is sent again', async () => {
  const cast = await verifiedCast(app);
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => guestWithPoints(app, BOUGHT_POINTS)));
  await Promise.all(guests.map((guest) => guest.token()));
  const rose = (await offeredGifts(app.db)).find(({ points }) => points === 500)!;
  const gift = { castId: cast.userId, giftId: rose.giftId, points: rose.points };
  const calls: Call[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await makeCoupon(app, { code: `CRASH${round}` });
    for (const as of guests) {
      const key = () => crypto.randomUUID();
      calls.push({ route: giftRoutes.sendGift, body: gift, key: key(), as });
      calls.push({ route: couponRoutes.redeemCoupon, body: { code: `CRASH${round}` }, key: key(), as });
    }
  }
  const answered = new Set<Call>();
  let lost = 0;
  for (let round = 0; round < ROUNDS; round++) {
    await server.start();
    const url = await server.url();
    const journeys = guests.map((guest) => {
      const own = calls.filter((call) => call.as === guest && !answered.has(call));
      return sendInOrder(url, own, answered);
    });
    await sleep(KILL_AFTER_MS * (1 + round));
    await server.kill();
    lost += (await Promise.all(journeys)).filter((wasLost) => wasLost).length;
    await assertCoherent(app.db);
  }
  await server.start();
  // Answered calls are resent too: the key replays the answer, nothing moves.
  for (const call of calls) expect(await send(await server.url(), call)).toBe(200);
  console.log(`${calls.length} calls, ${answered.size} answered before the last kill, ${lost} answers lost`);
  expect(lost).toBeGreaterThan(0);
  await assertCoherent(app.db);
  const { points } = await app.db
    .selectFrom('gift_sent')
    .select((eb) => eb.fn.sum<number>('points').as('points'))
    .executeTakeFirstOrThrow();
  expect(points).toBe(ROUNDS * GUESTS * rose.points);
  const redeemed = await app.db.selectFrom('coupon_redemption').select('id').execute();
  expect(redeemed).toHaveLength(ROUNDS * GUESTS);
});
