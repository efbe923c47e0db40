import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { billingRoutes, type Purchase } from '@yoimachi/contract/billing';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { clusterPlace } from '../../../../tools/database/place.ts';
import { readPostmaster } from '../../../../tools/database/postmaster.ts';
import { makeTemporaryDataDir } from '../../../../tools/test/temporary-cluster.ts';
import { registerCard } from '../modules/money/billing/test/support.ts';
import { assertCoherent } from '#money/points';
import { givePoints, signUpGuest, startTestApp, type Person, type TestApp } from './index.ts';
import { eventually } from './eventually.ts';
import { startProgram } from './program.ts';

const GUESTS = 4;
const POINTS = 500;
const KILLS = 2;
const PRODUCT = fileURLToPath(new URL('./embedded-product.program.ts', import.meta.url));

let temporary: Awaited<ReturnType<typeof makeTemporaryDataDir>>;
let product: ChildProcess;
let url: string;
let app: TestApp;
const said: string[] = [];
const backAfterMs: number[] = [];

beforeEach(async () => {
  temporary = await makeTemporaryDataDir();
  product = startProgram(
    PRODUCT,
    { DATA_DIR: temporary.dataDir, PATH: process.env['PATH'] ?? '' },
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const lines = createInterface(product.stdout!);
  const [line] = (await once(lines, 'line', { signal: AbortSignal.timeout(60_000) })) as [string];
  lines.on('line', (sentence) => said.push(sentence));
  const at = JSON.parse(line) as { url: string; databaseUrl: string };
  ({ url } = at);
  app = await startTestApp({ databaseUrl: at.databaseUrl, startAt: new Date().toISOString() });
});
afterEach(async () => {
  await app.close();
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  await ended;
  await temporary.remove();
});

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: Record<string, unknown>;
}

async function send(token: string, method: string, path: string, body?: object, key = ''): Promise<Answer> {
  const answer = await fetch(`${url}/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(key && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: text === '' ? {} : JSON.parse(text),
  };
}

/** Buys again and again, each purchase under its key until it is answered; returns what was confirmed as paid. */
async function buy(guest: Person, seen: Answer[], isOver: () => boolean): Promise<string[]> {
  const token = await guest.token();
  const paid: string[] = [];
  const body = { points: POINTS, returnPath: '/guest' };
  while (!isOver()) {
    const key = crypto.randomUUID();
    for (;;) {
      const answer = await send(token, 'POST', billingRoutes.buyPoints.path, body, key);
      seen.push(answer);
      if (answer.status === 503) {
        await sleep(100);
        continue;
      }
      const purchase = answer.body as unknown as Purchase;
      if (purchase.status === 'SUCCEEDED') paid.push(purchase.purchaseId);
      break;
    }
  }
  return paid;
}

/** Reads again and again, as screens do. */
async function read(guest: Person, seen: Answer[], isOver: () => boolean): Promise<void> {
  const token = await guest.token();
  while (!isOver()) {
    seen.push(await send(token, 'GET', notificationRoutes.userNotification.path));
    await sleep(20);
  }
}

async function killDatabase(seen: readonly Answer[]): Promise<void> {
  const place = clusterPlace(temporary.dataDir);
  const [before, killedAt] = [seen.length, performance.now()];
  process.kill(readPostmaster(place)!.pid, 'SIGKILL');
  const since = () => seen.slice(before);
  await eventually(() => expect(since().some(({ status }) => status === 503)).toBe(true));
  await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200));
  backAfterMs.push(performance.now() - killedAt);
  const back = seen.length;
  await eventually(() => expect(seen.slice(back).some(({ status }) => status === 200)).toBe(true));
}

/** A session end made by another process is noticed at once, so sessions are cached and listened for again. */
async function sessionsAreHeardOf(guest: Person): Promise<void> {
  const token = await guest.token();
  const ask = () => send(token, 'GET', notificationRoutes.userNotification.path);
  await eventually(async () => {
    const { rows } = await app.app.pool.query(
      `select from pg_stat_activity
       where datname = current_database() and query = 'listen session_ended' and pid <> pg_backend_pid()`,
    );
    // Ours and the product's.
    expect(rows).toHaveLength(2);
  });
  expect((await ask()).status).toBe(200);
  await app.ok(accountRoutes.logout, {}, token);
  await eventually(async () => expect(await ask()).toMatchObject({ status: 401, body: { code: 21 } }));
}

it('a database killed under load is back without a hand: calls wait with 503, and nothing that was answered is lost', async () => {
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => signUpGuest(app)));
  for (const guest of guests) {
    await registerCard(app, guest, '4242424242424242');
    // The first purchase asks for 3-D Secure.
    await givePoints(app, guest.userId, POINTS);
    await guest.token();
  }
  const seen: Answer[] = [];
  const served = () => seen.filter(({ status }) => status === 200).length;
  let over = false;
  const load = Promise.all([
    ...guests.map((guest) => buy(guest, seen, () => over)),
    ...guests.map((guest) => read(guest, seen, () => over).then(() => [])),
  ]);
  for (let kills = 0; kills < KILLS; kills++) {
    const before = served();
    const busy = () => expect(served()).toBeGreaterThan(before + 8 * GUESTS);
    await eventually(busy);
    await killDatabase(seen);
  }
  over = true;
  const answered = (await load).flat();

  expect(product.exitCode).toBeNull();
  // They come through a pipe, and what is ready is known before.
  const backs = () => said.filter((sentence) => sentence.startsWith('The database is back'));
  await eventually(() => expect(backs()).toHaveLength(KILLS));
  const others = seen.filter(({ status }) => status !== 200 && status !== 503);
  expect(others).toEqual([]);
  const refused = seen.filter(({ status }) => status === 503);
  for (const { retryAfter, body } of refused) {
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(body).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('時間をおいて') });
  }
  expect(answered.length).toBeGreaterThan(0);

  // The product itself finishes what was begun.
  const open = app.db.selectFrom('purchase').select('id').where('check_at', 'is not', null);
  await eventually(async () => expect(await open.execute()).toEqual([]));
  const waiting = app.db.selectFrom('outbox').select('id').where('processed_at', 'is', null);
  await eventually(async () => expect(await waiting.execute()).toEqual([]));
  const credited = await app.db
    .selectFrom('purchase')
    .select('id')
    .where('status', '=', 'SUCCEEDED')
    .execute();
  const ids = new Set(credited.map(({ id }) => id));
  expect(answered.filter((id) => !ids.has(id))).toEqual([]);
  await assertCoherent(app.db);
  await sessionsAreHeardOf(guests[0]!);
  console.log(
    `${answered.length} purchases answered, ${refused.length} calls refused, back after ${backAfterMs.map(Math.round).join(' and ')} ms`,
  );
});
