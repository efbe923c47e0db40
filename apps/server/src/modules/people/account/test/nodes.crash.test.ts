import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountRoutes as routes } from '@yoimachi/contract/account';
import { UserType } from '@yoimachi/domain/account';
import { createTestDatabase, type TestDatabase } from '../../../../../../../tools/test/global-database.ts';
import { newPhone, signUp, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { killableServer, type KillableServer } from '../../../../test-support/killable-server.ts';

/* Two nodes joined by nothing but the database: one of this process, one of its own. */
let database: TestDatabase;
let dataDir: string;
let app: TestApp;
let other: KillableServer;
let here: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-nodes-'));
  other = killableServer(database.url, dataDir);
  await other.start();
  app = await startTestApp({ databaseUrl: database.url, startAt: new Date().toISOString() });
  here = await app.app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await other.kill();
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Less than the time after which a node looks by itself whose sessions have ended. */
const AT_ONCE = { timeout: 20_000, interval: 20 };

/** A socket that is signed in on a node. */
async function open(url: string, token: string): Promise<Socket> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  sockets.push(socket);
  socket.emit('authen', JSON.stringify({ token }));
  await new Promise((resolve) => socket.once('authenticated', resolve));
  return socket;
}

async function endOthers(url: string, token: string): Promise<void> {
  const { method, path } = routes.endOtherSessions;
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
  const answer = await fetch(`${url}/v1${path}`, { method, headers });
  expect(answer.status).toBe(200);
}

test('a session that ends while the other node hears nothing ends its sockets when it hears again', async () => {
  const phone = newPhone();
  const [lost, mine] = [await signUp(app, UserType.GUEST, phone), await signUp(app, UserType.GUEST, phone)];
  const socket = await open(await other.url(), await lost.token());
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen session_ended'`.execute(app.db);
  await endOthers(here, await mine.token());
  await expect.poll(() => socket.connected, AT_ONCE).toBe(false);
});

test("a session that ends on one node ends its sockets on the other, and nobody else's", async () => {
  const there = await other.url();
  for (const [ends, holds] of [
    [here, there],
    [there, here],
  ] as const) {
    const phone = newPhone();
    const [lost, mine] = [await signUp(app, UserType.GUEST, phone), await signUp(app, UserType.GUEST, phone)];
    const stranger = await signUp(app, UserType.CAST);
    const [lostSocket, mySocket, strange] = [
      await open(holds, await lost.token()),
      await open(holds, await mine.token()),
      await open(holds, await stranger.token()),
    ];
    const early = await open(ends, await lost.token());
    await endOthers(ends, await mine.token());
    await expect.poll(() => [early.connected, lostSocket.connected], AT_ONCE).toEqual([false, false]);
    expect([mySocket.connected, strange.connected]).toEqual([true, true]);
  }
});
