import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tools/test/global-database.ts';
import { testClock, type MovableClock } from '#platform/clock';
import { createDb, createPool, type Db } from '#platform/database';
import { createLog } from '#platform/log';
import { addMinutes } from '@yoimachi/domain/time';
import type { BotCheck } from '../port.ts';
import { turnstileBotCheck } from '../turnstile.ts';

/** What siteverify says, as Cloudflare documents it, or how it fails. */
type Verdict = object | 'GARBAGE' | 'RESET' | 'SILENT' | 500;

const VALID = {
  success: true,
  'error-codes': [],
  hostname: 'www.example.jp',
  action: 'send-code',
  cdata: '',
};
const SECRET = 'turnstile_secret_of_the_test';
let database: TestDatabase;
let db: Db;
let server: Server;
let clock: MovableClock;
let check: BotCheck;
let asked: URLSearchParams[] = [];
let next: Verdict = VALID;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
  if (request.method === 'POST' && request.url === '/turnstile/v0/siteverify')
    asked.push(new URLSearchParams(text));
  if (next === 'RESET') return void request.socket.destroy();
  if (next === 'SILENT') return;
  response.writeHead(next === 500 ? 500 : 200, { 'content-type': 'application/json' });
  response.end(next === 'GARBAGE' ? '<html>' : JSON.stringify(next));
}

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(createPool({ url: database.url, size: 2 }));
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = [];
  next = VALID;
  clock = testClock('2026-11-20T03:00:00.000Z');
  const embedded: BotCheck = {
    challenge: async (level) => JSON.stringify({ parameters: { level } }),
    accept: async (solution) => solution.includes('right work'),
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = { siteKey: 'site_key_0', secretKey: SECRET, url, hostname: 'www.example.jp' };
  const log = createLog({ logLevel: 'silent' });
  check = turnstileBotCheck(config, {
    db,
    clock,
    log,
    embedded,
    get timeoutMs() {
      return next === 'SILENT' ? 200 : 20_000;
    },
  });
});
afterEach(() => server.closeAllConnections());
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

const token = () => JSON.stringify({ turnstile: crypto.randomUUID() });

test('a token that Cloudflare vouches for counts once', async () => {
  const solution = token();
  expect(await check.accept(solution, 'normal')).toBe(true);
  expect(Object.fromEntries(asked[0]!)).toEqual({ secret: SECRET, response: JSON.parse(solution).turnstile });
  expect(await check.accept(solution, 'normal')).toBe(false);
  expect(asked).toHaveLength(1);
  const other = token();
  const both = await Promise.all([check.accept(other, 'normal'), check.accept(other, 'normal')]);
  expect(both.sort()).toEqual([false, true]);
});

test.each([
  [{ success: false, 'error-codes': ['invalid-input-response'] }],
  [{ ...VALID, hostname: 'phishing.example' }],
  [{ ...VALID, action: 'login' }],
  [{ success: true }],
])('%j is refused', async (verdict) => {
  next = verdict;
  expect(await check.accept(token(), 'normal')).toBe(false);
});

test.each([
  '',
  'nonsense',
  '{}',
  '{"turnstile":""}',
  '{"work":"right work"}',
  `{"turnstile":"${'x'.repeat(2_049)}"}`,
])('%.40s is no solution, and nobody is asked', async (solution) => {
  expect(await check.accept(solution, 'normal')).toBe(false);
  expect(asked).toEqual([]);
});

test('the widget is named; who has to prove more works, too', async () => {
  const [normal, hard] = await Promise.all([check.challenge('normal'), check.challenge('hard')]);
  expect(JSON.parse(normal)).toMatchObject({
    turnstile: {
      siteKey: 'site_key_0',
      action: 'send-code',
      script: expect.stringContaining('/turnstile/v0/api.js'),
    },
    work: null,
  });
  expect(JSON.parse(hard).work).toContain('hard');
  expect(await check.accept(token(), 'hard')).toBe(false);
  const both = JSON.stringify({ turnstile: 'a token', challenge: {}, solution: 'right work' });
  expect(await check.accept(both, 'hard')).toBe(true);
});

test.each<Verdict>(['RESET', 'SILENT', 'GARBAGE', 500])(
  'while Cloudflare does not answer (%s) the embedded check stands alone, for a minute',
  async (verdict) => {
    next = verdict;
    const work = '{"solution":"right work"}';
    expect(await check.accept(work, 'normal')).toBe(false);
    expect(await check.accept(token(), 'normal')).toBe(false);
    expect(JSON.parse(await check.challenge('normal'))).toEqual({ parameters: { level: 'normal' } });
    expect(await check.accept(work, 'normal')).toBe(true);
    await clock.advanceTo(addMinutes(clock.now(), 1));
    expect(JSON.parse(await check.challenge('normal'))).toHaveProperty('turnstile');
    expect(await check.accept(work, 'normal')).toBe(false);
  },
);
