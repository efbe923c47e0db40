import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Socket } from 'socket.io-client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chatRoutes } from '@yoimachi/contract/chat';
import type { SocketAnswer } from '@yoimachi/contract/live';
import type { Route } from '@yoimachi/contract/route';
import { allRoutes } from '@yoimachi/contract/table';
import { UserType } from '@yoimachi/domain/account';
import { MESSAGES_PER_MINUTE } from '@yoimachi/domain/chat';
import { chatting, favor, lines, send, wordsTo } from '../modules/talk/chat/test/support.ts';
import { connectTo, heard } from '../platform/realtime/test/kit.ts';
import { agreeToAll } from './consents.ts';
import { signUpUnasked, startTestApp, typed, useRewoundApp, verifiedCast, type Person } from './index.ts';
import { somebodyWaitsFor } from './waits-for.ts';
import { wildValue } from './wild-values.ts';

const app = useRewoundApp();
/** Calls are limited in number, as in the product. */
const ACTS_PER_MINUTE = 120;

let url: string;
const closings: (() => void)[] = [];
beforeAll(async () => {
  url = await app.app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => closings.splice(0).forEach((close) => close()));

interface Said {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

function connect(at = url): Socket {
  const socket = connectTo(at);
  closings.push(() => socket.disconnect());
  return socket;
}

async function signIn(person: Person, at = url): Promise<Socket> {
  const socket = connect(at);
  socket.emit('authen', JSON.stringify({ token: await person.token() }));
  await heard(socket, 'authenticated');
  return socket;
}

async function call(socket: Socket, payload: unknown): Promise<Said> {
  const { status, body } = (await socket.emitWithAck('call', payload)) as SocketAnswer;
  return { status, body: JSON.parse(body) as Said['body'] };
}
const sendMessage = (socket: Socket, token: string, body: unknown) =>
  call(socket, { name: 'sendMessage', token, body });

/** The same as a request. */
async function request(token: string, body: unknown): Promise<Said> {
  const said = await app.app.http.inject({
    method: 'POST',
    url: `/v1${chatRoutes.sendMessage.path}`,
    headers: { authorization: `Bearer ${token}` },
    payload: body as object,
  });
  return { status: said.statusCode, body: said.json() };
}

it('may be a message, and nothing else of the table', async () => {
  const onSocket = (Object.entries(allRoutes) as [string, Route][]).filter(([, route]) => route.onSocket);
  expect(onSocket.map(([name]) => name)).toEqual(['sendMessage']);
  for (const [name, route] of onSocket) {
    const { params, query, file, idempotent, records, answer } = route;
    expect([params, query, file, idempotent, records], name).toEqual(Array(5).fill(undefined));
    expect(answer, name).toBeDefined();
  }
  const { guest, cast } = await chatting(app);
  const socket = await signIn(guest);
  const token = await guest.token();
  // So many may be said on a socket within some seconds.
  const others = Object.keys(allRoutes).filter((name) => name !== 'sendMessage');
  for (const name of ['constructor', '__proto__', 'unknown', ...others.slice(0, 150)]) {
    const body = wordsTo(cast, 'こんばんは');
    expect(await call(socket, { name, token, body }), name).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  }
});

describe('a message on a socket', () => {
  it('is stored and answered as one that is requested, and both are one message', async () => {
    const { guest, cast } = await chatting(app);
    const [socket, token] = [await signIn(guest), await guest.token()];
    const body = wordsTo(cast, '奥の席です');
    const said = await sendMessage(socket, token, body);
    expect(said).toMatchObject({
      status: 200,
      body: { warning: null, message: { number: 3, text: '奥の席です' } },
    });
    expect(await request(token, body)).toEqual(said);
    expect(await sendMessage(socket, token, body)).toEqual(said);
    const other = wordsTo(cast, '入口です');
    const [one, two, three] = await Promise.all([
      sendMessage(socket, token, other),
      request(token, other),
      sendMessage(socket, token, other),
    ]);
    expect([two, three]).toEqual([one, one]);
    expect(await lines(app, cast, guest)).toEqual(['NOTICE', 'はじめまして', '奥の席です', '入口です']);
  });

  it.each([
    ['no text', { text: '' }],
    ['nothing visible', { text: ' \u200b\u2800 ' }],
    ['too much', { text: 'あ'.repeat(1001) }],
    ['a number', { text: '電話は09012345678です' }],
    ['what is no text', { text: '\u0007' }],
    ['half a character', { text: '\ud800' }],
    ['another type', { text: 1 }],
    ['nobody', { friendId: 'nobody' }],
    ['a stranger', { friendId: randomUUID() }],
    ['no name of its own', { clientId: undefined }],
  ])('is refused as one that is requested: %s', async (_, change) => {
    const { guest, cast } = await chatting(app);
    const [socket, token] = [await signIn(guest), await guest.token()];
    const body = () => ({ ...wordsTo(cast, 'こんばんは'), ...change });
    const requested = await request(token, body());
    expect(requested.status).toBeGreaterThanOrEqual(400);
    expect(await sendMessage(socket, token, body())).toEqual(requested);
    expect(await lines(app, cast, guest)).toEqual(['NOTICE', 'はじめまして']);
  });

  it('is refused whatever it is, as one that is requested', async () => {
    const { guest, cast } = await chatting(app);
    const token = await guest.token();
    const bodies = fc.oneof(
      wildValue,
      fc.record({ friendId: wildValue, clientId: fc.uuid(), text: wildValue }, { requiredKeys: [] }),
      fc.record({ friendId: fc.constant(cast.userId), clientId: wildValue, text: wildValue }),
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const sent = JSON.parse(JSON.stringify(body ?? null)) as unknown;
        // A request without an object has no body that could be read.
        if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return;
        const socket = await signIn(guest);
        const said = await sendMessage(socket, token, sent);
        expect(said).toEqual(await request(token, sent));
        socket.disconnect();
      }),
      { numRuns: 40 },
    );
  });

  it('goes 20 times a minute, however it is sent, and only where one may write', async () => {
    const { guest, cast } = await chatting(app);
    const [socket, token] = [await signIn(guest), await guest.token()];
    for (let count = 0; count < MESSAGES_PER_MINUTE; count++) {
      const body = wordsTo(cast, `${count}`);
      expect(await (count % 2 ? sendMessage(socket, token, body) : request(token, body))).toMatchObject({
        status: 200,
      });
    }
    const limited = await sendMessage(socket, token, wordsTo(cast, '多すぎる'));
    expect(limited).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', details: { retryAfterSeconds: 60 } },
    });
    const other = await verifiedCast(app);
    await favor(app, { guest, cast: other });
    expect(await sendMessage(socket, token, wordsTo(other, 'こんばんは'))).toMatchObject({
      status: 403,
      body: { code: 'CHAT_WAITS_FOR_CAST' },
    });
  });

  it('is stored although the process is asked to end meanwhile', async () => {
    const ending = await startTestApp({ databaseUrl: app.databaseUrl });
    const at = await ending.app.http.listen({ port: 0, host: '127.0.0.1' });
    const { guest, cast } = await chatting(app);
    const [socket, token] = [await signIn(guest, at), await guest.token()];
    const locked = Promise.withResolvers<number>();
    const release = Promise.withResolvers<void>();
    const holding = app.db.transaction().execute(async (trx) => {
      await sql`select from chat_conversation where guest_id = ${guest.userId} for update`.execute(trx);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      locked.resolve(rows[0]!.pid);
      await release.promise;
    });
    const pid = await locked.promise;
    socket.emit('call', { name: 'sendMessage', token, body: wordsTo(cast, 'まだ間に合う') }, () => undefined);
    await somebodyWaitsFor(app.app.pool, pid);
    const closed = ending.close();
    await heard(socket, 'disconnect');
    release.resolve();
    await Promise.all([holding, closed]);
    expect(await lines(app, cast, guest)).toEqual(['NOTICE', 'はじめまして', 'まだ間に合う']);
  });

  it('counts among all acts of an account', async () => {
    const limited = await startTestApp({ databaseUrl: app.databaseUrl, config: { rateLimit: true } });
    const at = await limited.app.http.listen({ port: 0, host: '127.0.0.1' });
    const { guest, cast } = await chatting(app);
    const [socket, token] = [await signIn(guest, at), await guest.token()];
    const codes = new Set<unknown>();
    for (let count = 0; count < ACTS_PER_MINUTE + 8; count++)
      codes.add((await sendMessage(socket, token, { ...wordsTo(cast, ''), clientId: 'x' })).body['code']);
    expect([...codes]).toEqual(['VALIDATION', 'RATE_LIMITED']);
    socket.disconnect();
    await limited.close();
  });
});

describe('who is on a socket', () => {
  it('has to have signed in, and is whoever the token of a message says', async () => {
    const { guest, cast } = await chatting(app);
    const nobody = connect();
    await heard(nobody, 'connect');
    const token = await guest.token();
    expect(await sendMessage(nobody, token, wordsTo(cast, 'こんばんは'))).toMatchObject({
      status: 401,
      body: { code: 10 },
    });
    const socket = await signIn(guest);
    for (const wrong of ['nonsense', 'a.b.c', ''])
      expect(await sendMessage(socket, wrong, wordsTo(cast, 'こんばんは'))).toMatchObject({
        status: 401,
        body: { code: 10 },
      });
    expect(await sendMessage(socket, await cast.token(), wordsTo(guest, '私です'))).toMatchObject({
      status: 200,
      body: { message: { by: 'cast' } },
    });
    expect(await lines(app, guest, cast)).toEqual(['NOTICE', 'はじめまして', '私です']);
  });

  it.each([
    ['expired', 10],
    ['suspended', 20],
    ['ended', 21],
  ] as const)('is told where the token is of a session that has been %s', async (what, code) => {
    const { guest, cast } = await chatting(app);
    const token = await guest.token();
    const why = ['--take-fee', 'false', '--reason', '確認', '--operator', 'tanaka'];
    if (what === 'suspended') await typed(app, 'suspendAccount', guest.userId, ...why);
    if (what === 'ended') await app.ok(allRoutes.logout, {}, token);
    // The socket of a session that ends is closed: the token comes on another one.
    const socket = await signIn(cast);
    if (what === 'expired') await app.moveBy(15);
    const said = await sendMessage(socket, token, wordsTo(cast, 'こんばんは'));
    expect(said).toMatchObject({ status: 401, body: { code } });
    expect(said).toEqual(await request(token, wordsTo(cast, 'こんばんは')));
    expect(await lines(app, cast, guest)).toEqual(['NOTICE', 'はじめまして']);
  });

  it('is asked to agree first, and is refused while the product is closed', async () => {
    const newcomer = await signUpUnasked(app, UserType.GUEST);
    const cast = await verifiedCast(app);
    const [socket, token] = [await signIn(newcomer), await newcomer.token()];
    const asked = await sendMessage(socket, token, wordsTo(cast, 'こんばんは'));
    expect(asked).toMatchObject({ status: 403, body: { code: 'CONSENT_REQUIRED' } });
    expect(asked).toEqual(await request(token, wordsTo(cast, 'こんばんは')));
    await agreeToAll(app, newcomer);
    expect(await sendMessage(socket, token, wordsTo(cast, 'こんばんは'))).toMatchObject({
      body: { code: 'NOT_FOUND' },
    });
    await typed(app, 'beginMaintenance', '--until', '2026-11-20T12:30', '--operator', 'sato');
    await app.moveBy(1);
    expect(await sendMessage(socket, token, wordsTo(cast, 'こんばんは'))).toMatchObject({
      status: 503,
      body: { code: 'MAINTENANCE', details: { until: '2026-11-20T03:30:00.000Z' } },
    });
  });
});

describe('what is no call', () => {
  it.each([
    [undefined, 'name'],
    [null, 'name'],
    ['sendMessage', 'name'],
    [{}, 'name'],
    [{ name: 'sendMessage' }, 'token'],
    [{ name: 'sendMessage', token: 1 }, 'token'],
    [{ name: 'x'.repeat(101), token: '' }, 'name'],
    [{ name: 'sendMessage', token: 'x'.repeat(4001) }, 'token'],
  ])('is refused: %j', async (payload, field) => {
    const { guest } = await chatting(app);
    const socket = await signIn(guest);
    expect(await call(socket, payload)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: { field } },
    });
  });

  it('is refused where nobody waits for its answer, and nothing is done', async () => {
    const { guest, cast } = await chatting(app);
    const socket = await signIn(guest);
    const message = { name: 'sendMessage', token: await guest.token(), body: wordsTo(cast, 'こんばんは') };
    socket.emit('call', message);
    expect(await heard(socket, 'refused')).toMatchObject({ code: 'VALIDATION' });
    expect(await lines(app, cast, guest)).toEqual(['NOTICE', 'はじめまして']);
    await send(app, guest, cast, '次の一通');
  });
});
