import { hostname } from 'node:os';
import { gzipSync } from 'node:zlib';
import { Writable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { fail } from '@yoimachi/domain/result';
import { parseConfig } from '#platform/config';
import { createLog } from '#platform/log';
import { createMetrics } from '#platform/metrics';
import { answerUnknown, createHttp } from './create-http.ts';
import { ToldFailure } from './told-failure.ts';

const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk));
    done();
  },
});
let app: FastifyInstance;

beforeAll(async () => {
  const config = parseConfig({ LOG_LEVEL: 'info' });
  if (!config.ok) throw new Error('configuration');
  const log = createLog(config.value, sink);
  app = await createHttp(config.value, log, createMetrics());
  answerUnknown(app);
  app.get('/throws', async () => {
    throw new Error('the inside of the server');
  });
  app.get('/database-away', async () => {
    throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
  });
  app.post('/takes', async () => ({}));
  app.get('/named/:name', async () => ({}));
  app.get('/healthz', async () => ({}));
  log.info({ phone: '09012345678', body: { email: 'a@b.c', deep: { place: '銀座' } } }, 'private');
});

/** Every header that helmet writes. */
const SECURITY = /^(content-security|cross-origin|origin-agent|referrer|strict-transport|x-(?!request-id))/;

describe('the HTTP server', () => {
  it('shows nothing of its inside, and logs it', async () => {
    const response = await app.inject('/throws?words=private-words');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ code: 'INTERNAL', message: expect.any(String) });
    expect(lines.join('')).toContain('the inside of the server');
    expect(lines.join('')).not.toContain('private-words');
  });

  it('answers what cannot be read as a request in its own form, and ends the line', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const said = async (path: string, headers = {}) => {
      const answer = await fetch(`${address}${path}`, { headers });
      const body = { code: 'VALIDATION', message: expect.any(String) };
      expect(await answer.json()).toEqual(body);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      return answer.status;
    };
    expect(await said(`/takes?words=${'a'.repeat(20_000)}`)).toBe(431);
    expect(await said('/takes', { 'x-long': 'a'.repeat(20_000) })).toBe(431);
    expect(await said(`/named/${'a'.repeat(3_000)}`)).toBe(414);
  });

  it('writes one line for each request, with its id, where and by whom it was written, and probes only for who looks closely', async () => {
    const before = lines.length;
    const { headers } = await app.inject({ url: '/throws', headers: { 'x-request-id': 'not-of-a-proxy' } });
    const written = lines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
    const requestId = String(headers['x-request-id']);
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    const about = { requestId, host: hostname(), pid: process.pid, role: 'api+realtime+worker' };
    expect(written).toMatchObject([
      { ...about, level: 'error', msg: 'a call failed' },
      { ...about, level: 'info', msg: 'answered', status: 500, version: expect.stringMatching(/^\d+\./) },
    ]);
    for (const { time } of written) expect(new Date(time as string).toISOString()).toBe(time);
    await app.inject('/healthz');
    expect(lines.length).toBe(before + written.length);
  });

  it('takes the id that a trusted proxy gives, unless it is none', async () => {
    const config = parseConfig({ LOG_LEVEL: 'info', TRUST_PROXY: 'true' });
    if (!config.ok) throw new Error('configuration');
    const said: string[] = [];
    const log = createLog(config.value, { write: (line) => void said.push(line) });
    const http = await createHttp(config.value, log, createMetrics());
    http.post('/acts', async () => {
      await new Promise(setImmediate);
      log.info('something was done');
      return {};
    });
    const idOf = async (id: string) => {
      const answer = await http.inject({
        method: 'POST',
        url: '/acts',
        payload: { a: 1 },
        headers: { 'x-request-id': id },
      });
      return answer.headers['x-request-id'];
    };
    expect(await idOf('0123abcd.proxy')).toBe('0123abcd.proxy');
    expect(said.map((line) => (JSON.parse(line) as { requestId: string }).requestId)).toEqual(
      Array.from({ length: 2 }, () => '0123abcd.proxy'),
    );
    for (const odd of ['short', "it's; drop table account", 'a'.repeat(49)])
      expect(await idOf(odd), odd).toMatch(/^[\da-f-]{36}$/);
    await http.close();
  });

  it('asks to wait while the database is away', async () => {
    const response = await app.inject('/database-away');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '3']);
    expect(response.json()).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('時間') });
  });

  it.each([
    ['is https', { PUBLIC_URL: 'https://www.example.jp' }, true],
    ['is http', { PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: 'true' }, false],
    ['is not told', {}, false],
  ])('asks for TLS for good when the public address %s', async (_, env, asks) => {
    const config = parseConfig({ LOG_LEVEL: 'silent', ...env });
    if (!config.ok) throw new Error('configuration');
    const http = await createHttp(config.value, createLog(config.value), createMetrics());
    const { headers } = await http.inject('/');
    expect(headers['strict-transport-security']).toBe(
      asks ? 'max-age=31536000; includeSubDomains' : undefined,
    );
    await http.close();
  });

  it('believes the last address of a chain behind a proxy, and none without', async () => {
    for (const [TRUST_PROXY, seen] of [
      ['true', '192.0.2.7'],
      ['false', '127.0.0.1'],
    ] as const) {
      const config = parseConfig({ LOG_LEVEL: 'silent', TRUST_PROXY });
      if (!config.ok) throw new Error('configuration');
      const http = await createHttp(config.value, createLog(config.value), createMetrics());
      http.get('/from', (request, reply) => reply.send(request.ip));
      const headers = { 'x-forwarded-for': '203.0.113.1, 192.0.2.7' };
      expect((await http.inject({ url: '/from', headers })).body).toBe(seen);
      await http.close();
    }
  });

  it('answers what it cannot read, and what it does not know', async () => {
    const headers = { 'content-type': 'application/json' };
    const broken = await app.inject({ method: 'POST', url: '/takes', headers, payload: '{"a":' });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'VALIDATION']);
    const large = await app.inject({
      method: 'POST',
      url: '/takes',
      headers,
      payload: `"${'x'.repeat(70_000)}"`,
    });
    expect([large.statusCode, large.json().code]).toEqual([413, 'VALIDATION']);
    const nowhere = await app.inject('/nowhere');
    expect([nowhere.statusCode, nowhere.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  it('sends every security header with every answer, of its pages with what may run in them', async () => {
    const config = parseConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://www.example.jp' });
    if (!config.ok) throw new Error('configuration');
    const http = await createHttp(config.value, createLog(config.value), createMetrics(), ["'sha256-abc'"]);
    http.get('/here', async () => 'text');
    http.get('/throws', async () => Promise.reject(new Error('inside')));
    const expected = {
      'content-security-policy':
        "default-src 'self';script-src 'self' 'sha256-abc';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;worker-src 'self' blob:;connect-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-frame-options': 'SAMEORIGIN',
      'x-permitted-cross-domain-policies': 'none',
      'x-xss-protection': '0',
    };
    for (const url of ['/here', '/here', '/throws', '/nowhere'])
      expect((await http.inject(url)).headers, url).toMatchObject(expected);
    await http.close();
  });

  it('sends with answers of the API only what means something there', async () => {
    const config = parseConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://www.example.jp' });
    if (!config.ok) throw new Error('configuration');
    const http = await createHttp(config.value, createLog(config.value), createMetrics(), ["'sha256-abc'"]);
    http.get('/v1/here', async () => 'text');
    for (const url of ['/v1/here', '/v1/nowhere', '/v1/%zz']) {
      const headers = Object.entries((await http.inject(url)).headers);
      expect(Object.fromEntries(headers.filter(([name]) => SECURITY.test(name))), url).toEqual({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      });
    }
    await http.close();
  });

  it('does not unpack a body', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const payload = gzipSync(JSON.stringify('x'));
    expect((await app.inject({ method: 'POST', url: '/takes', headers, payload })).statusCode).toBe(400);
  });

  it('forbids foreign scripts and frames', async () => {
    const policy = (await app.inject('/nowhere')).headers['content-security-policy'];
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('answers a failure that was thrown from below as it says', async () => {
    const config = parseConfig({ LOG_LEVEL: 'silent' });
    if (!config.ok) throw new Error('configuration');
    const http = await createHttp(config.value, createLog(config.value), createMetrics());
    http.get('/away', () => {
      throw new ToldFailure(fail('UNAVAILABLE'), 'a service is away');
    });
    const answer = await http.inject('/away');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(answer.headers['retry-after']).toBeDefined();
    await http.close();
  });

  it('lets Turnstile in where its keys are configured', async () => {
    const config = parseConfig({
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'https://www.example.jp',
      TURNSTILE_SITE_KEY: '0x4AAAAAAAAAAAAAAAAAAAAA',
      TURNSTILE_SECRET_KEY: '0x4AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    });
    if (!config.ok) throw new Error('configuration');
    const http = await createHttp(config.value, createLog(config.value), createMetrics());
    const policy = (await http.inject('/nowhere')).headers['content-security-policy'];
    expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com;");
    expect(policy).toContain('frame-src https://challenges.cloudflare.com;');
    await http.close();
  });

  it('redacts private fields', () => {
    expect(lines.join('')).not.toMatch(/09012345678|a@b\.c|銀座/);
  });
});
