import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { io } from 'socket.io-client';
import { createTestDatabase, type TestDatabase } from '../../../tools/test/global-database.ts';
import { startServer } from './main.ts';
import { parseConfig } from '#platform/config';
import { createPool } from '#platform/database';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function configOf(env: Record<string, string> = {}) {
  const fixed = { SECRET_KEY: Buffer.alloc(32).toString('base64'), LOG_LEVEL: 'silent', PORT: '0' };
  const parsed = parseConfig({ ...fixed, ...env });
  if (!parsed.ok) throw new Error(parsed.sentences.join('\n'));
  return parsed.value;
}

const start = (env: Record<string, string> = {}, databaseUrl = database.url) =>
  startServer({ config: configOf(env), databaseUrl, webDir: null });

/** Read to its end: a server that closes waits for an answer that nobody takes. */
async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.status;
}

it('starts, serves and stops in order, open sockets included', async () => {
  const server = await start();
  for (const path of ['/healthz', '/readyz', '/metrics', '/v1/openapi.json'])
    expect(await statusOf(server.url + path), path).toBe(200);
  const socket = io(server.url, { transports: ['websocket'], reconnection: false });
  await new Promise((resolve) => socket.once('connect', () => resolve(null)));
  const told = new Promise((resolve) => socket.once('leaving', resolve));
  const left = new Promise((resolve) => socket.once('disconnect', resolve));
  await server.close();
  expect(await told).toEqual({ spreadSeconds: 2 });
  await left;
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});

it('ends although a client is gone and says no goodbye', async () => {
  const server = await start();
  const gone = connect(Number(new URL(server.url).port), '127.0.0.1');
  const asked = ['Host: here', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
  const key = `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`;
  const path = '/socket.io/?EIO=4&transport=websocket';
  gone.write(`GET ${path} HTTP/1.1\r\n${[...asked, key].join('\r\n')}\r\n\r\n`);
  await once(gone, 'data');
  // Who waits for its goodbye does so for thirty seconds.
  const cut = once(gone, 'close', { signal: AbortSignal.timeout(20_000) });
  gone.on('error', () => undefined).resume();
  await server.close();
  await expect(cut).resolves.toHaveLength(1);
});

it('two processes share one database from the first start on', async () => {
  const [one, two] = await Promise.all([start(), start({ SERVICES: 'worker' })]);
  expect(await statusOf(`${two.url}/readyz`)).toBe(200);
  expect(await statusOf(`${two.url}/v1/openapi.json`)).toBe(200);
  await Promise.all([one.close(), two.close()]);
});

it('does what is due at its start once its jobs are ready, and fails at none of it', async () => {
  const pool = createPool({ url: database.url, size: 1 });
  const overdue = `select from routine where due_at < now() - interval '2 days'`;
  const first = await start();
  await expect.poll(async () => (await pool.query('select from routine')).rowCount).toBeGreaterThan(0);
  await first.close();
  // Its jobs take the longest where their tables are still to be made.
  await pool.query(`update routine set due_at = due_at - interval '3 days'; drop schema pgboss cascade`);
  const again = await start();
  await expect.poll(async () => (await pool.query(overdue)).rowCount).toBe(0);
  const told = await (await fetch(`${again.url}/metrics`)).text();
  expect(told).not.toMatch(/due_runs_total\{.*outcome="failed".*\} [1-9]/);
  expect(told).toMatch(/due_runs_total\{/);
  await again.close();
  await pool.end();
});

it('leaves nothing open when it cannot listen or reach its database', async () => {
  const server = await start();
  await expect(start({ PORT: new URL(server.url).port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(start({}, 'postgres://nobody@127.0.0.1:1/none')).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
  await server.close();
});

it('production refuses a database that holds the demo, and leaves nothing open', async () => {
  const production = {
    NODE_ENV: 'production',
    SECRET_KEY: randomBytes(32).toString('base64'),
    DATABASE_URL: database.url,
    SUPPORT_MAIL: 'help@example.jp',
    DRAIN_SECONDS: '0',
    ISSUER_NAME: '見本商事',
    ISSUER_ADDRESS: '東京都',
    ISSUER_REGISTRATION_NUMBER: 'T7000012050002',
  };
  const pool = createPool({ url: database.url, size: 1 });
  try {
    await pool.query(`insert into setting (key, value) values ('demo', '{"seed": 1}')`);
    await expect(start(production)).rejects.toThrow(/^The database holds the demo, which production refuses/);
    await pool.query(`delete from setting where key = 'demo'`);
    await (await start(production)).close();
  } finally {
    await pool.end();
  }
});
