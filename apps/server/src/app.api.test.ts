import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tools/test/global-database.ts';
import { buildApp } from './app.ts';
import { parseConfig } from '#platform/config';
import { newestMigration } from '#platform/database';
import type { AppContext, Module } from '#platform/module';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Settings without which production does not start. */
const PRODUCTION = {
  DATABASE_URL: 'postgres://handed-over-by-the-caller',
  ISSUER_NAME: '宵待ち株式会社',
  SUPPORT_MAIL: 'help@yoimachi.example',
  ISSUER_ADDRESS: '東京都中央区銀座1-1-1',
  ISSUER_REGISTRATION_NUMBER: 'T7000012050002',
};

const SECRET_KEY = randomBytes(32).toString('base64');

async function build(factory: (context: AppContext) => Module, env: Record<string, string> = {}) {
  const config = parseConfig({ SECRET_KEY, LOG_LEVEL: 'silent', ...env });
  if (!config.ok) throw new Error('configuration');
  const features = { factories: [factory], routes: {} };
  const app = await buildApp({ config: config.value, databaseUrl: database.url, webDir: null, features });
  return { app, url: await app.http.listen({ port: 0, host: '127.0.0.1' }) };
}

it('finishes a call that runs while it closes, with its database', async () => {
  const order: string[] = [];
  let begun = () => {};
  const running = new Promise<void>((resolve) => (begun = resolve));
  const { app, url } = await build(({ db }) => ({
    pages: (http) => {
      http.get('/slow', async () => {
        begun();
        await sleep(300);
        await db.selectFrom('setting').selectAll().execute();
        order.push('answered');
        return { done: true };
      });
    },
    close: async () => void order.push('feature closed'),
  }));
  const slow = fetch(`${url}/slow`).then((answer) => answer.json());
  await running;
  const closed = app.close().then(() => order.push('closed'));
  await sleep(100);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  expect(await slow).toEqual({ done: true });
  await closed;
  expect(order).toEqual(['answered', 'feature closed', 'closed']);
});

it('is not ready before it is told so', async () => {
  const { app, url } = await build(() => ({}));
  const asked = async () => {
    const answer = await fetch(`${url}/readyz`);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const migration = await newestMigration();
  // Nobody has opened its ears: it says so, and is given time.
  const same = {
    deaf: ['bell', 'jobs', 'live'],
    roles: ['api', 'realtime', 'worker'],
    version: expect.stringMatching(/^\d+\./),
    schema: { known: migration, applied: migration },
  };
  expect(await asked()).toEqual({
    status: 503,
    body: { status: 'unavailable', why: ['NOT_STARTED'], ...same },
  });
  app.setReady();
  expect(await asked()).toEqual({ status: 200, body: { status: 'ok', why: [], ...same } });
  await app.close();
});

it('answers calls while it drains, and ends their connections', async () => {
  const { app, url } = await build(() => ({}));
  app.setReady();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<{ status: number; connection: string | undefined; why: unknown }>((resolve, reject) => {
      get(`${url}${path}`, { agent }, (answer) => {
        void json(answer).then(
          (body) =>
            resolve({
              status: answer.statusCode!,
              connection: answer.headers.connection,
              why: (body as { why?: unknown }).why,
            }),
          reject,
        );
      }).on('error', reject);
    });
  expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive', why: [] });
  app.leave();
  // On the connection that was kept, then on others.
  expect(await ask('/healthz')).toEqual({ status: 200, connection: 'close', why: undefined });
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close', why: ['DRAINING'] });
  expect(await ask('/healthz')).toMatchObject({ status: 200 });
  await app.close();
  await expect(ask('/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('answers a call that had begun to come in when it closed its door', async () => {
  const { app, url } = await build(() => ({}));
  const coming = connect(Number(new URL(url).port), '127.0.0.1');
  coming.write('GET /healthz HTTP/1.1\r\nHost: here\r\n');
  await once(coming, 'connect');
  // It has been taken in when one that came later has been answered.
  await (await fetch(`${url}/healthz`)).text();
  const closed = app.close();
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
  coming.write('\r\n');
  expect(await text(coming)).toMatch(/^HTTP\/1\.1 200 [^]*"ok"/);
  await closed;
});

it('has a clock that moves outside production only', async () => {
  for (const [nodeEnv, movable] of [
    ['development', true],
    ['production', false],
  ] as const) {
    const { app } = await build(() => ({}), { NODE_ENV: nodeEnv, ...PRODUCTION });
    expect('advanceTo' in app.context.clock).toBe(movable);
    await app.close();
  }
});

it('shows its figures to this machine only, unless there is a token', async () => {
  const { app, url } = await build(() => ({}));
  const status = async (base: string, headers: Record<string, string> = {}) =>
    fetch(`${base}/metrics`, { headers }).then((answer) => answer.arrayBuffer().then(() => answer.status));
  expect(await status(url)).toBe(200);
  // A proxy on this machine acts on behalf of somebody else.
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect(await status(url, { [name]: '127.0.0.1' }), name).toBe(403);
  await app.close();

  const METRICS_TOKEN = 'figures-for-the-operators';
  const asking = await build(() => ({}), { METRICS_TOKEN });
  expect(await status(asking.url)).toBe(401);
  expect(await status(asking.url, { authorization: 'Bearer figures-for-the-operatorz' })).toBe(401);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}`, 'x-forwarded-for': '192.0.2.7' };
  expect(await status(asking.url, headers)).toBe(200);
  await asking.app.close();
});

it('closes a connection that does not say what it wants', async () => {
  const { app, url } = await build(() => ({}));
  const { port } = new URL(url);
  const openedAt = performance.now();
  const dribbling = connect(Number(port), '127.0.0.1');
  dribbling.write('GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: here\r\n');
  const drip = setInterval(() => dribbling.writable && dribbling.write('X-More: 1\r\n'), 500);
  dribbling.on('error', () => undefined).resume();
  await once(dribbling, 'close');
  clearInterval(drip);
  // Node's own patience ends after a minute.
  expect(performance.now() - openedAt).toBeLessThan(30_000);
  await app.close();
});
