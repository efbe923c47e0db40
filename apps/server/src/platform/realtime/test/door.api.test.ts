import { request, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ok } from '@yoimachi/domain/result';
import { createTestDatabase, type TestDatabase } from '../../../../../../tools/test/global-database.ts';
import { buildApp, type App } from '../../../app.ts';
import { parseConfig } from '#platform/config';
import { unauthenticated, type Access } from '#platform/http';
import { accountOf } from './kit.ts';

const PER_ADDRESS = 8;
const PER_ACCOUNT = 2;
const SOCKET_PATH = '/socket.io/?EIO=4&transport=websocket';

const access: Access = {
  async authenticate(token) {
    if (token === 'old') return unauthenticated(10);
    return ok({ accountId: accountOf(token), userType: 1, sessionId: `session of ${token}` });
  },
  isSessionOpen: async () => true,
};

let database: TestDatabase;
let app: App;
let url: string;
const closings: (() => void)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const config = parseConfig({
    LOG_LEVEL: 'silent',
    SECRET_KEY: Buffer.alloc(32).toString('base64'),
    TRUST_PROXY: 'true',
    SOCKETS_PER_ADDRESS: String(PER_ADDRESS),
    SOCKETS_PER_ACCOUNT: String(PER_ACCOUNT),
  });
  if (!config.ok) throw new Error('configuration');
  const features = { factories: [() => ({ access })], routes: {} };
  app = await buildApp({ config: config.value, databaseUrl: database.url, webDir: null, features });
  url = await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => closings.splice(0).forEach((close) => close()));
afterAll(async () => {
  await app.close();
  await database.drop();
});

interface Upgraded {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: string;
  /** The raw connection of an accepted upgrade. */
  readonly wire: Duplex | null;
}

/** A websocket as any program can open it, without a socket.io client around it. */
function upgrade(from = '192.0.2.1', path = SOCKET_PATH): Promise<Upgraded> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.from('sixteen bytes ok').toString('base64'),
    'x-forwarded-for': `${crypto.randomUUID()}, ${from}`,
  };
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { headers, agent: false });
    asked.on('error', reject);
    asked.on('upgrade', (answer, wire) => {
      closings.push(() => wire.destroy());
      wire.on('error', () => undefined).resume();
      resolve({ status: answer.statusCode!, retryAfter: undefined, body: '', wire });
    });
    asked.on('response', (answer) => {
      void text(answer).then((body) =>
        resolve({ status: answer.statusCode!, retryAfter: answer.headers['retry-after'], body, wire: null }),
      );
    });
    asked.end();
  });
}

/** One masked text frame, as a browser sends it. */
function frame(packet: string): Buffer {
  const payload = Buffer.from(packet);
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

function connect(): Socket {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  closings.push(() => socket.disconnect());
  return socket;
}

function say(wire: Duplex, bytes: Buffer): void {
  if (wire.writable) wire.write(bytes);
}

/** Signs in on a new socket; returns the outcome. */
async function trySignIn(token: string) {
  const socket = connect();
  socket.emit('authen', JSON.stringify({ token }));
  const answers = ['authenticated', 'refused'].map(
    (event) =>
      new Promise<[string, unknown]>((resolve) => socket.once(event, (body) => resolve([event, body]))),
  );
  const [event, body] = await Promise.race(answers);
  return { socket, event, body };
}

async function signIn(token: string): Promise<Socket> {
  const { socket, event } = await trySignIn(token);
  expect(event).toBe('authenticated');
  return socket;
}

it(
  'closes ten seconds after its start whatever nobody signed in on, and keeps the others',
  { timeout: 120_000 },
  async () => {
    const startedAt = performance.now();
    const lives = async (wire: Duplex) => {
      // However it is closed: what had not been read yet makes it a reset.
      await new Promise((resolve) => wire.once('close', resolve));
      return performance.now() - startedAt;
    };
    const wires = (await Promise.all([upgrade(), upgrade(), upgrade(), upgrade()])).map(({ wire }) => wire!);
    const [, talking, connected, refused] = wires;
    connected!.write(frame('40'));
    refused!.write(frame('40'));
    const chatter = setInterval(() => {
      // Half a frame, bytes of one that never ends; a broken token again and again.
      say(talking!, Buffer.from([0x81]));
      say(connected!, frame('3'));
      say(refused!, frame('42["authen","{\\"token\\":\\"old\\"}"]'));
    }, 1_000);
    const left = await signIn('leaver');
    const stays = await signIn('stays');
    const leftEngine = new Promise((resolve) => left.io.engine.once('close', resolve));
    left.emit('authen', JSON.stringify({ token: 'leaver' }));
    // Leaves the namespace with an explicit packet, which would keep the connection open.
    left.io.engine.write('41');
    await leftEngine;
    expect(wires.map(({ closed }) => closed)).toEqual([false, false, false, false]);
    const ages = await Promise.all(wires.map(lives));
    clearInterval(chatter);
    expect(Math.max(...ages)).toBeLessThan(20_000);
    expect(stays.connected).toBe(true);
  },
);

it('refuses what an address opens beyond its limit, and says why and for how long', async () => {
  await Promise.all(Array.from({ length: PER_ADDRESS }, () => upgrade('192.0.2.2')));
  const beyond = await upgrade('192.0.2.2');
  expect([beyond.status, beyond.retryAfter]).toEqual([429, '60']);
  expect(JSON.parse(beyond.body)).toMatchObject({
    code: 'RATE_LIMITED',
    details: { tooManySocketsOf: 'address', retryAfterSeconds: 60 },
  });
  expect((await upgrade('192.0.2.3')).status).toBe(101);
  // One that names an existing connection is counted as well.
  expect((await upgrade('192.0.2.2', `${SOCKET_PATH}&sid=x`)).status).toBe(429);
});

it('lets an address in again when it has closed some', async () => {
  const full = await Promise.all(Array.from({ length: PER_ADDRESS }, () => upgrade('192.0.2.4')));
  expect((await upgrade('192.0.2.4')).status).toBe(429);
  full[0]!.wire!.destroy();
  await expect.poll(async () => (await upgrade('192.0.2.4')).status).toBe(101);
});

it('refuses what an account opens beyond its limit, and keeps what it has', async () => {
  const [first, second] = [await signIn('busy'), await signIn('busy')];
  const third = await trySignIn('busy');
  expect(third).toMatchObject({
    event: 'refused',
    body: { code: 'RATE_LIMITED', details: { tooManySocketsOf: 'account', retryAfterSeconds: 60 } },
  });
  await expect.poll(() => third.socket.connected).toBe(false);
  expect([first.connected, second.connected]).toEqual([true, true]);
  // The same socket may sign in again, with a fresh token.
  second.emit('authen', JSON.stringify({ token: 'busy' }));
  await new Promise((resolve) => second.once('authenticated', resolve));
  first.disconnect();
  await expect.poll(async () => (await trySignIn('busy')).event).toBe('authenticated');
});

it('keeps nothing of the request that a socket began with', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const asked = new Promise<WeakRef<IncomingMessage>>((resolve) =>
    app.http.server.prependOnceListener('upgrade', (began) => resolve(new WeakRef(began))),
  );
  await signIn('long stay');
  const began = await asked;
  await expect.poll(() => (collect(), began.deref() === undefined)).toBe(true);
});
