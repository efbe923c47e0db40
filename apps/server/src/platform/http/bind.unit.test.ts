import fastify, { type InjectOptions } from 'fastify';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { AUTH_CODE } from '@yoimachi/contract/errors';
import { route } from '@yoimachi/contract/route';
import { fail, ok } from '@yoimachi/domain/result';
import { unauthenticated, type Access } from './auth.ts';
import { testClock } from '#platform/clock';
import type { CallLimits } from './call-limits.ts';
import { bindRoutes } from './bind.ts';
import { createHttp } from './create-http.ts';
import type { Handlers } from './call.ts';
import { parseConfig } from '#platform/config';
import { createLog, pseudonymsBy } from '#platform/log';
import { createMetrics } from '#platform/metrics';
import { createUnreadQuery } from './unread-query.ts';

const routes = {
  echo: route('POST', '/echo/:id', 'guest', {
    summary: 'Echo.',
    params: z.object({ id: z.coerce.number().check(z.int()) }),
    query: z.object({ page: z.optional(z.coerce.number()) }),
    body: z.object({
      text: z.string().check(z.maxLength(3)),
      day: z.string().check(z.refine(() => true, 'DAY_INVALID')),
    }),
    answer: z.object({
      id: z.int(),
      text: z.string(),
      at: z.nullable(z.iso.datetime()),
      list: z.array(z.object({ a: z.int() })),
    }),
  }),
  empty: route('DELETE', '/empty', 'member', { summary: 'Empty.' }),
  open: route('GET', '/open', 'open', {
    summary: 'Open.',
    answer: z.object({ address: z.string() }),
  }),
  once: route('POST', '/once', 'cast', {
    summary: 'Once.',
    idempotent: true,
    answer: z.object({ key: z.string() }),
  }),
  broken: route('GET', '/broken', 'open', { summary: 'Broken.' }),
  taken: route('GET', '/taken', 'open', {
    summary: 'Taken.',
    errors: ['SCHEDULE_REFUSES_REQUESTS'],
  }),
} as const;

const handlers: Handlers<typeof routes> = {
  echo: async ({ params, body }) => {
    const row = { id: params.id, text: body.text, at: null, list: [{ a: 1, secret: 'x' }], secret: 'x' };
    return ok(row);
  },
  empty: async () => ok(),
  open: async ({ address }) => ok({ address }),
  once: async ({ idempotency }) => ok({ key: idempotency.key }),
  broken: async () => {
    throw new Error('inside');
  },
  taken: async () => fail('SCHEDULE_REFUSES_REQUESTS', 'fromMinute', { count: 2 }),
};

const principals = {
  guest: { accountId: 'g', userType: 1, sessionId: 's' },
  cast: { accountId: 'c', userType: 2, sessionId: 's' },
} as const;
const access: Access = {
  async authenticate(token) {
    if (token === 'guest' || token === 'cast') return ok(principals[token]);
    return unauthenticated(token === 'suspended' ? AUTH_CODE.SUSPENDED : AUTH_CODE.SESSION_ENDED);
  },
  isSessionOpen: async () => true,
};

async function call(options: InjectOptions, token?: string) {
  const app = fastify();
  bindRoutes(app, routes, handlers, { access, clock: testClock('2026-11-20T03:00:00Z') });
  const headers = { ...options.headers, ...(token && { authorization: `Bearer ${token}` }) };
  const response = await app.inject({ ...options, headers });
  return {
    status: response.statusCode,
    body: response.body === '' ? '' : response.json(),
    headers: response.headers,
  };
}

const echo = (payload: object, url = '/v1/echo/5') => ({ method: 'POST', url, payload }) as const;
const GOOD = { text: 'abc', day: 'x' };

describe('a bound route', () => {
  it('answers the fields of its schema and no others', async () => {
    const { status, body, headers } = await call(echo(GOOD), 'guest');
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: 5, text: 'abc', at: null, list: [{ a: 1 }] },
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('answers an empty 200 without an answer schema', async () => {
    expect(await call({ method: 'DELETE', url: '/v1/empty' }, 'cast')).toMatchObject({
      status: 200,
      body: '',
    });
  });

  it.each([
    ['no token', undefined, 401, 10],
    ['a suspended account', 'suspended', 401, 20],
    ['an ended session', 'ended', 401, 21],
    ['the other kind of account', 'cast', 403, 'FORBIDDEN'],
  ])('refuses %s', async (_, token, status, code) => {
    expect(await call(echo(GOOD), token)).toMatchObject({
      status,
      body: { code, message: expect.any(String) },
    });
  });

  it('refuses what its call does not read of a query, after it has asked for the token', async () => {
    const app = fastify();
    const unread = createUnreadQuery({ config: { production: false }, metrics: createMetrics() });
    bindRoutes(app, routes, handlers, { access, unread, clock: testClock('2026-11-20T03:00:00Z') });
    const get = (token: string) =>
      app.inject({
        method: 'DELETE',
        url: '/v1/empty?page=2&x=1',
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await get('nobody')).statusCode).toBe(401);
    const { statusCode, body } = await get('guest');
    expect([statusCode, JSON.parse(body)]).toMatchObject([
      400,
      { code: 'VALIDATION', details: { field: 'page', fields: [{ field: 'page' }, { field: 'x' }] } },
    ]);
  });

  it('ignores it in production, and counts it', async () => {
    const app = fastify();
    const metrics = createMetrics();
    const unread = createUnreadQuery({ config: { production: true }, metrics });
    bindRoutes(app, routes, handlers, { access, unread, clock: testClock('2026-11-20T03:00:00Z') });
    expect((await app.inject({ method: 'GET', url: '/v1/open?page=2' })).statusCode).toBe(200);
    expect(await metrics.unreadQueries.get()).toMatchObject({
      values: [{ labels: { route: 'GET /v1/open' }, value: 1 }],
    });
  });

  it('asks for the token before it looks at the input', async () => {
    expect(await call(echo({}))).toMatchObject({ status: 401 });
  });

  it('names each broken input', async () => {
    const { status, body } = await call(echo({ text: 'four' }), 'guest');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION', message: '入力内容をご確認ください。' });
    expect(body.details).toEqual({
      field: 'text',
      fields: [
        { field: 'text', code: 'TOO_LONG' },
        { field: 'day', code: 'REQUIRED' },
      ],
    });
    expect(await call(echo(GOOD, '/v1/echo/five'), 'guest')).toMatchObject({ status: 400 });
  });

  it('answers a failure by the catalogue', async () => {
    expect(await call({ url: '/v1/taken' })).toMatchObject({
      status: 409,
      body: {
        code: 'SCHEDULE_REFUSES_REQUESTS',
        message: 'この変更により、返信待ちのリクエスト2件をお断りすることになります。',
        details: { field: 'fromMinute', count: 2 },
      },
    });
  });

  it('demands a key where a call has one effect', async () => {
    const key = '0193a4bc-0000-7000-8000-00000000ABCD';
    expect(await call({ method: 'POST', url: '/v1/once' }, 'cast')).toMatchObject({
      status: 400,
      body: { code: 'IDEMPOTENCY_KEY_REQUIRED' },
    });
    const headers = { 'idempotency-key': key };
    expect((await call({ method: 'POST', url: '/v1/once', headers }, 'cast')).body).toEqual({
      key: key.toLowerCase(),
    });
  });
});

it('tells whoever calls too often how many seconds to wait, with a token or without', async () => {
  const app = fastify();
  const counts = new Map<string, number>();
  const limits: CallLimits = {
    take(_route, accountId, address) {
      const caller = accountId ?? address;
      counts.set(caller, (counts.get(caller) ?? 0) + 1);
      return counts.get(caller)! > 1 ? 10 : 0;
    },
  };
  bindRoutes(app, routes, handlers, { access, clock: testClock('2026-11-20T03:00:00Z'), limits });
  for (const headers of [{}, { authorization: 'Bearer guest' }]) {
    const url = 'authorization' in headers ? '/v1/empty' : '/v1/open';
    const method = url === '/v1/empty' ? 'DELETE' : 'GET';
    expect((await app.inject({ method, url, headers })).statusCode).toBe(200);
    const refused = await app.inject({ method, url, headers });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBe(10);
  }
});

describe('binding', () => {
  it('refuses a route without a handler and a handler without a route', () => {
    const { open, ...rest } = handlers;
    expect(() =>
      bindRoutes(fastify(), routes, rest, { access, clock: testClock('2026-11-20T03:00:00Z') }),
    ).toThrow('Routes without a handler: open');
    expect(() =>
      bindRoutes(fastify(), {}, { open }, { access, clock: testClock('2026-11-20T03:00:00Z') }),
    ).toThrow('Handlers without a route: open');
  });
});

it('an account is in the log by its pseudonym alone', async () => {
  const config = parseConfig({ LOG_LEVEL: 'info' });
  if (!config.ok) throw new Error('configuration');
  const accountId = '019ab1f0-6d3c-7cc1-9f3e-0a4b5c6d7e8f';
  const lines: string[] = [];
  const log = createLog(config.value, { write: (line) => void lines.push(line) });
  const app = await createHttp(config.value, log, createMetrics());
  bindRoutes(app, routes, handlers, {
    access: { ...access, authenticate: async () => ok({ ...principals.cast, accountId }) },
    clock: testClock('2026-11-20T03:00:00Z'),
    pseudonymOf: pseudonymsBy(Buffer.alloc(32, 1)),
  });
  const headers = { authorization: 'Bearer cast' };
  for (let n = 0; n < 2; n++)
    expect((await app.inject({ method: 'DELETE', url: '/v1/empty', headers })).statusCode).toBe(200);
  const accounts = lines.map((line) => (JSON.parse(line) as { account?: string }).account);
  expect(accounts).toEqual([expect.stringMatching(/^[\da-f]{16}$/), accounts[0]]);
  expect(lines.join('')).not.toContain(accountId);
  expect(pseudonymsBy(Buffer.alloc(32, 2))(accountId)).not.toBe(accounts[0]);
  await app.close();
});
