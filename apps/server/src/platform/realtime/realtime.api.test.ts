import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { AUTH_CODE } from '@yoimachi/contract/errors';
import { ok } from '@yoimachi/domain/result';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { buildApp, type App } from '../../app.ts';
import { parseConfig } from '#platform/config';
import { unauthenticated, type Access } from '#platform/http';

const access: Access = {
  async authenticate(token) {
    if (token === 'old') return unauthenticated(AUTH_CODE.EXPIRED);
    if (token === 'gone') return unauthenticated(AUTH_CODE.SUSPENDED);
    return ok({ accountId: token, userType: 1, sessionId: `session of ${token}` });
  },
  isSessionOpen: async () => true,
};

let database: TestDatabase;
let app: App;
let url: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const config = parseConfig({
    SECRET_KEY: Buffer.alloc(32).toString('base64'),
    LOG_LEVEL: 'silent',
  });
  if (!config.ok) throw new Error('configuration');
  const features = { factories: [() => ({ access })], routes: {} };
  app = await buildApp({ config: config.value, databaseUrl: database.url, webDir: null, features });
  url = await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
afterAll(async () => {
  await app.close();
  await database.drop();
});

function connect(transports = ['websocket']): Socket {
  const socket = io(url, { transports, forceNew: true, reconnection: false });
  sockets.push(socket);
  return socket;
}
const heard = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve));

async function authenticated(token: string): Promise<Socket> {
  const socket = connect();
  socket.emit('authen', JSON.stringify({ token, extra: 'field' }));
  expect(await heard(socket, 'authenticated')).toEqual({ userId: token });
  return socket;
}

it('pushes a live document to its account and to nobody else', async () => {
  const [mine, alsoMine, other] = await Promise.all([
    authenticated('a'),
    authenticated('a'),
    authenticated('b'),
  ]);
  const foreign: unknown[] = [];
  other.onAny((event) => foreign.push(event));
  const both = Promise.all([heard(mine, 'user.point'), heard(alsoMine, 'user.point')]);
  app.context.realtime.pushLiveDocument('a', 'user.point', 3, { points: 500 });
  const message = { version: 3, document: { points: 500 } };
  expect(await both).toEqual([message, message]);
  expect(foreign).toEqual([]);
});

it('announces to everybody who is signed in, and to nobody else', async () => {
  const [one, other] = await Promise.all([authenticated('a'), authenticated('b')]);
  const stranger = connect();
  const foreign: unknown[] = [];
  stranger.onAny((event) => foreign.push(event));
  await heard(stranger, 'connect');
  const both = Promise.all([heard(one, 'clock.moved'), heard(other, 'clock.moved')]);
  const message = { now: '2026-11-21T09:00:00.000Z' };
  app.context.realtime.announce('clock.moved', message);
  expect(await both).toEqual([message, message]);
  expect(foreign).toEqual([]);
});

it('lets an expired token be followed by a fresh one, and refuses what is ended or broken', async () => {
  const socket = connect();
  socket.emit('authen', JSON.stringify({ token: 'old' }));
  expect(await heard(socket, 'unauthenticated')).toEqual({ code: 10 });
  socket.emit('authen', JSON.stringify({ token: 'a' }));
  await heard(socket, 'authenticated');
  for (const payload of [JSON.stringify({ token: 'gone' }), '{', { token: 'a' }, undefined]) {
    const refused = connect();
    refused.emit('authen', payload);
    await heard(refused, 'disconnect');
  }
});

it('a connection handed to another person hears no more of the first', async () => {
  const socket = await authenticated('a');
  socket.emit('authen', JSON.stringify({ token: 'b' }));
  await heard(socket, 'authenticated');
  const next = heard(socket, 'user.point');
  app.context.realtime.pushLiveDocument('a', 'user.point', 9, {});
  app.context.realtime.pushLiveDocument('b', 'user.point', 1, {});
  expect(await next).toMatchObject({ version: 1 });
});

it('ends with its session', async () => {
  const socket = await authenticated('a');
  const ended = heard(socket, 'disconnect');
  app.context.realtime.endSession('session of a');
  expect(await ended).toBe('io server disconnect');
});

it('speaks websocket only', async () => {
  expect((await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).status).toBe(400);
});
