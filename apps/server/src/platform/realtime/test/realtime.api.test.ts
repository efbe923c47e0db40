import fc from 'fast-check';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AUTH_CODE } from '@yoimachi/contract/errors';
import type { LiveEvent, MissedPage } from '@yoimachi/contract/live';
import { ok } from '@yoimachi/domain/result';
import { createTestDatabase, type TestDatabase } from '../../../../../../tools/test/global-database.ts';
import { buildApp, type App } from '../../../app.ts';
import { parseConfig } from '#platform/config';
import { withTransaction } from '#platform/database';
import { unauthenticated, type Access } from '#platform/http';
import { MOST_KEPT } from '../live.store.ts';
import { forgetLive, tell } from '../index.ts';
import { wildValue } from '../../../test-support/wild-values.ts';
import { accountOf, connectTo, heard, pointsOf } from './kit.ts';

const access: Access = {
  async authenticate(token) {
    if (token === 'old') return unauthenticated(AUTH_CODE.EXPIRED);
    if (token === 'gone') return unauthenticated(AUTH_CODE.SUSPENDED);
    if (token === 'ending') app.context.realtime.endSession(ENDING);
    if (token === 'ended') return unauthenticated(AUTH_CODE.SESSION_ENDED);
    return ok({ accountId: accountOf(token), userType: 1, sessionId: `session of ${token}` });
  },
  isSessionOpen: async (sessionId) => sessionId !== ENDING,
};
/** Ends, and is told to the sockets, while somebody signs in by it. */
const ENDING = 'session of ending';
/** Names that a client keeps for itself. */
const RESERVED = new Set([
  'connect',
  'connect_error',
  'disconnect',
  'disconnecting',
  'newListener',
  'removeListener',
]);
const AT = new Date('2026-11-21T09:00:00Z');

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
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.disconnect());
  await app.context.db.deleteFrom('live_event').execute();
  await app.context.db.deleteFrom('live_head').execute();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

function connect(): Socket {
  const socket = connectTo(url);
  sockets.push(socket);
  return socket;
}

/** Signs in; what came before the answer is in `events`. */
async function signIn(token: string, extra: object = {}) {
  const socket = connect();
  const events: LiveEvent[] = [];
  socket.on('live', (event: LiveEvent) => events.push(event));
  socket.emit('authen', JSON.stringify({ token, extra: 'field', ...extra }));
  const answer = (await heard(socket, 'authenticated')) as { userId: string; seq: number };
  expect(answer.userId).toBe(accountOf(token));
  return { socket, events, seq: answer.seq };
}

const tellPoints = (token: string, ...versions: number[]) =>
  withTransaction(app.context.db, (trx) =>
    tell(
      trx,
      versions.map((version) => ({ accountId: accountOf(token), ...pointsOf(version), at: AT })),
    ),
  );
const eventOf = (seq: number, version = seq) => ({ seq, ...pointsOf(version), at: AT.toISOString() });

describe('what an account is told', () => {
  it('comes to all its sockets, numbered, and to nobody else', async () => {
    const [mine, alsoMine, other] = await Promise.all([signIn('a'), signIn('a'), signIn('b')]);
    await tellPoints('a', 7);
    await tellPoints('a', 8, 9);
    const told = [eventOf(1, 7), eventOf(2, 8), eventOf(3, 9)];
    await expect.poll(() => [mine.events, alsoMine.events]).toEqual([told, told]);
    expect([mine.seq, other.events]).toEqual([0, []]);
    expect((await signIn('a')).seq).toBe(3);
  });

  it('is nothing when its change did not happen, and takes no number', async () => {
    const { events } = await signIn('a');
    await withTransaction(app.context.db, async (trx) => {
      await tell(trx, [{ accountId: accountOf('a'), ...pointsOf(1), at: AT }]);
      return { ok: false, error: { code: 'CONFLICT' } };
    });
    await tellPoints('a', 2);
    await expect.poll(() => events).toEqual([eventOf(1, 2)]);
  });

  it('has to be what the contract says', async () => {
    const wrong = { accountId: accountOf('a'), name: 'booking.changed' as const, at: AT };
    const told = withTransaction(app.context.db, (trx) =>
      tell(trx, [{ ...wrong, payload: { bookingId: 'x' } }]),
    );
    await expect(told).rejects.toThrow();
  });
});

describe('who was away', () => {
  it('is told what came after the last number, in order and by pages', async () => {
    await tellPoints('a', ...Array.from({ length: 230 }, (_, index) => index + 1));
    const { socket, seq } = await signIn('a', { since: 5 });
    expect(seq).toBe(230);
    const pages = [(await heard(socket, 'missed')) as MissedPage];
    while (pages.at(-1)!.events.at(-1)!.seq < 230) {
      socket.emit('missed', { since: pages.at(-1)!.events.at(-1)!.seq });
      pages.push((await heard(socket, 'missed')) as MissedPage);
    }
    expect(pages.map((page) => [page.since, page.events.length])).toEqual([
      [5, 100],
      [105, 100],
      [205, 25],
    ]);
    expect(pages.flatMap(({ events }) => events)).toEqual(
      Array.from({ length: 225 }, (_, index) => eventOf(index + 6)),
    );
  });

  it('hears at once that there was nothing', async () => {
    await tellPoints('a', 1);
    const { socket } = await signIn('a', { since: 1 });
    socket.emit('missed', { since: 1 });
    expect(await heard(socket, 'missed')).toEqual({ since: 1, seq: 1, events: [] });
  });

  it.each([
    ['a number never given', 4],
    ['one whose next is not kept any more', 0],
  ])('loads anew after %s', async (_, since) => {
    await tellPoints('a', 1, 2, 3);
    await app.context.db.deleteFrom('live_event').where('seq', '=', 1).execute();
    const { socket } = await signIn('a', { since });
    expect(await heard(socket, 'tooOld')).toEqual({ seq: 3 });
    socket.emit('missed', { since });
    expect(await heard(socket, 'tooOld')).toEqual({ seq: 3 });
    socket.emit('missed', { since: 1 });
    expect(await heard(socket, 'missed')).toEqual({ since: 1, seq: 3, events: [eventOf(2), eventOf(3)] });
  });

  it('is told nothing of a week ago, and of the newest only so many', async () => {
    const day = (days: number) => new Date(AT.getTime() + days * 86_400_000);
    const tellAt = (token: string, at: Date, count = 1) =>
      withTransaction(app.context.db, (trx) =>
        tell(
          trx,
          Array.from({ length: count }, () => ({ accountId: accountOf(token), ...pointsOf(1), at })),
        ),
      );
    // The second is of a change that was due earlier: what is before it by its number goes with it.
    for (const days of [3, 0, 4]) await tellAt('a', day(days));
    await tellAt('b', day(3), MOST_KEPT + 5);
    await forgetLive(app.context.db, day(2));
    const kept = await app.context.db
      .selectFrom('live_event')
      .select((eb) => ['account_id', eb.fn.min('seq').as('from'), eb.fn.count('seq').as('count')])
      .groupBy('account_id')
      .execute();
    expect(Object.fromEntries(kept.map((row) => [row.account_id, [row.from, row.count]]))).toEqual({
      [accountOf('a')]: [3, 1],
      [accountOf('b')]: [6, MOST_KEPT],
    });
    await tellAt('a', day(5));
    expect((await signIn('a')).seq).toBe(4);
  });
});

it('announces to everybody who is signed in, and to nobody else', async () => {
  const [one, other] = await Promise.all([signIn('a'), signIn('b')]);
  const stranger = connect();
  const foreign: unknown[] = [];
  stranger.onAny((event) => foreign.push(event));
  await heard(stranger, 'connect');
  const both = Promise.all([heard(one.socket, 'clock.moved'), heard(other.socket, 'clock.moved')]);
  const message = { now: '2026-11-21T09:00:00.000Z' };
  app.context.realtime.announce('clock.moved', message);
  expect(await both).toEqual([message, message]);
  expect(foreign).toEqual([]);
});

describe('a token', () => {
  it('that has expired may be followed by a fresh one; what is ended or broken is refused', async () => {
    const socket = connect();
    socket.emit('authen', JSON.stringify({ token: 'old' }));
    expect(await heard(socket, 'unauthenticated')).toMatchObject({ code: 10 });
    socket.emit('authen', JSON.stringify({ token: 'a' }));
    await heard(socket, 'authenticated');
    for (const [token, code] of [
      ['gone', 20],
      ['ended', 21],
    ] as const) {
      const refused = connect();
      refused.emit('authen', JSON.stringify({ token }));
      expect(await heard(refused, 'unauthenticated')).toMatchObject({ code });
      await heard(refused, 'disconnect');
    }
    for (const payload of ['{', '{}', '[]', { token: 'a' }, undefined, JSON.stringify({ token: 1 })]) {
      const refused = connect();
      refused.emit('authen', payload);
      expect(await heard(refused, 'refused')).toMatchObject({
        code: 'VALIDATION',
        details: { field: 'token' },
      });
      await heard(refused, 'disconnect');
    }
  });

  it('whose session ends meanwhile is refused', async () => {
    const socket = connect();
    socket.emit('authen', JSON.stringify({ token: 'ending' }));
    expect(await heard(socket, 'unauthenticated')).toMatchObject({ code: AUTH_CODE.SESSION_ENDED });
    await heard(socket, 'disconnect');
  });

  it('of another side than it says is refused', async () => {
    const socket = connect();
    socket.emit('authen', JSON.stringify({ token: 'a', userType: 2 }));
    expect(await heard(socket, 'refused')).toMatchObject({ code: 'FORBIDDEN' });
    await heard(socket, 'disconnect');
  });

  it('of another person takes over a connection, which hears no more of the first', async () => {
    const { socket, events } = await signIn('a');
    socket.emit('authen', JSON.stringify({ token: 'b' }));
    await heard(socket, 'authenticated');
    await tellPoints('a', 9);
    await tellPoints('b', 4);
    await expect.poll(() => events).toEqual([eventOf(1, 4)]);
  });

  it('of two people at once leaves the connection to the second alone', async () => {
    const socket = connect();
    const events: LiveEvent[] = [];
    socket.on('live', (event: LiveEvent) => events.push(event));
    const answers: unknown[] = [];
    socket.on('authenticated', ({ userId }: { userId: string }) => answers.push(userId));
    for (const token of ['a', 'b']) socket.emit('authen', JSON.stringify({ token }));
    await expect.poll(() => answers).toEqual([accountOf('a'), accountOf('b')]);
    await tellPoints('a', 9);
    await tellPoints('b', 4);
    await expect.poll(() => events).toEqual([eventOf(1, 4)]);
  });
});

describe('what makes no sense', () => {
  it.each([-1, 1.5, '1', null, 2 ** 60, {}, [1]])(
    'as a number, %j, is answered and harms nothing',
    async (since) => {
      await tellPoints('a', 1);
      const socket = connect();
      const refusal = { code: 'VALIDATION', details: { field: 'since' } };
      socket.emit('authen', JSON.stringify({ token: 'a', since }));
      expect(await heard(socket, 'refused')).toMatchObject(refusal);
      socket.emit('authen', JSON.stringify({ token: 'a' }));
      await heard(socket, 'authenticated');
      for (const payload of [{ since }, since, undefined]) {
        socket.emit('missed', payload);
        expect(await heard(socket, 'refused')).toMatchObject(refusal);
      }
      socket.emit('missed', { since: 0 });
      expect(await heard(socket, 'missed')).toMatchObject({ seq: 1 });
    },
  );

  it('as an event is answered, and before signing in nothing is told', async () => {
    await tellPoints('a', 1);
    const socket = connect();
    socket.emit('missed', { since: 0 });
    expect(await heard(socket, 'unauthenticated')).toMatchObject({ code: 10 });
    socket.emit('live', eventOf(5));
    expect(await heard(socket, 'refused')).toMatchObject({ code: 'NOT_FOUND' });
    socket.emit('authen', JSON.stringify({ token: 'a' }));
    expect(await heard(socket, 'authenticated')).toMatchObject({ seq: 1 });
  });

  it('at random is answered or closed, tells nothing of others, and hurts nobody else', async () => {
    const { events } = await signIn('b');
    await tellPoints('b', 777_777);
    const known = [
      'authenticated',
      'live',
      'missed',
      'refused',
      'tooOld',
      'unauthenticated',
      'connect',
      'disconnect',
    ];
    const names = fc.oneof(
      fc.constantFrom('authen', 'missed', 'live', 'head', 'join', '__proto__'),
      fc.string(),
    );
    const authen = fc.record(
      {
        token: fc.oneof(fc.constantFrom('a', 'old', 'gone'), wildValue),
        since: wildValue,
        userType: wildValue,
      },
      { requiredKeys: [] },
    );
    const payloads = fc.oneof(
      wildValue,
      authen,
      authen.map((each) => JSON.stringify(each)),
      fc.record({ since: wildValue }),
    );
    const said = fc.array(fc.tuple(names, payloads), { minLength: 1, maxLength: 12 });
    const others = [accountOf('b'), 'session of', '777777'];
    await fc.assert(
      fc.asyncProperty(said, async (packets) => {
        const socket = connect();
        const heardAll: [string, unknown][] = [];
        socket.onAny((event: string, payload: unknown) => heardAll.push([event, payload]));
        await heard(socket, 'connect');
        for (const [event, payload] of packets) if (!RESERVED.has(event)) socket.emit(event, payload);
        // What was said before it is answered before it, unless the connection was closed.
        socket.emit('authen', JSON.stringify({ token: 'a' }));
        await expect
          .poll(() => !socket.connected || heardAll.some(([event]) => event === 'authenticated'))
          .toBe(true);
        socket.disconnect();
        for (const [event, payload] of heardAll) {
          expect(known).toContain(event);
          for (const text of others) expect(JSON.stringify(payload)).not.toContain(text);
        }
      }),
      { numRuns: 60 },
    );
    await tellPoints('b', 777_778);
    await expect.poll(() => events.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('as a frame closes its connection', async () => {
    const { socket } = await signIn('a');
    const others = await signIn('a');
    socket.emit('missed', { since: 'x'.repeat(1_000_000) });
    expect(await heard(socket, 'disconnect')).toBe('transport close');
    await tellPoints('a', 1);
    await expect.poll(() => others.events).toEqual([eventOf(1)]);
  });
});

describe('too much', () => {
  it('asking is answered with how long to wait, and the connection goes on', async () => {
    const { socket, events } = await signIn('a');
    const answers: string[] = [];
    socket.onAny((event: string) => answers.push(event));
    for (let asked = 0; asked < 40; asked++) socket.emit('missed', { since: 0 });
    await expect.poll(() => answers.length).toBe(40);
    expect(answers.filter((event) => event === 'refused')).toHaveLength(10);
    await tellPoints('a', 1);
    await expect.poll(() => events).toEqual([eventOf(1)]);
  });

  it('talking is closed', async () => {
    const { socket } = await signIn('a');
    const ended = heard(socket, 'disconnect');
    for (let said = 0; said < 300; said++) socket.emit('hello');
    expect(await ended).toBe('io server disconnect');
  });
});

it('ends with its session', async () => {
  const { socket } = await signIn('a');
  const ended = heard(socket, 'disconnect');
  app.context.realtime.endSession('session of a');
  expect(await ended).toBe('io server disconnect');
});

it('speaks websocket only', async () => {
  expect((await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).status).toBe(400);
});
