import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AUTH_CODE, authMessages, errorCatalogue, isErrorCode } from '@yoimachi/contract/errors';
import type { Route } from '@yoimachi/contract/route';
import { allRoutes } from '@yoimachi/contract/table';
import { addDays } from '@yoimachi/domain/time';
import { EVENING, requested, type Booked } from '../modules/booking/test/support.ts';
import { offeredGifts, switchGifts } from '../modules/gift/index.ts';
import { register } from '../modules/profile/test/support.ts';
import { addStore, useTestApp } from './index.ts';
import { inputs, wildValue, type InputSchema, type Known } from './wild-values.ts';

/** Calls of one route by guest, cast and nobody together. */
const CALLS = Number(process.env['FUZZ_CALLS'] ?? 60);
const SEED = Number(process.env['SEED'] ?? 20_261_121);
console.log(`Contract fuzz with SEED=${SEED}`);

const app = useTestApp({ config: { logLevel: 'silent', databasePool: 4 } });
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
/** Answers of the HTTP layer itself, said as VALIDATION: body or address too long, unknown content type. */
const HTTP_REFUSALS = [413, 414, 415];
/** What every call may answer besides the errors it declares. */
const GENERAL = ['VALIDATION', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'IDEMPOTENCY_KEY_REQUIRED'];

let booked: Booked;
let known: Known;
let tokens: readonly (string | undefined)[];

// Anew for each route: the calls before may have ended the sessions, the booking or the schedule.
beforeEach(async () => {
  booked = await requested(app);
  const { guest, cast, bookingId } = booked;
  await register(app, cast);
  await switchGifts(app.context, true);
  const gifts = await offeredGifts(app.db);
  const firebaseTokens = [await guest.firebaseToken(), await cast.firebaseToken(), 'nonsense'];
  tokens = [await guest.token(), await cast.token(), undefined];
  known = {
    bookingId: [bookingId, crypto.randomUUID()],
    castId: [cast.userId, crypto.randomUUID()],
    guestId: [guest.userId, crypto.randomUUID()],
    giftId: [gifts[0]!.id, crypto.randomUUID()],
    scheduleId: [cast.scheduleId, crypto.randomUUID()],
    version: [1, 2, 2 ** 31, -1],
    scheduleVersion: [1, 2 ** 31],
    price30: [5000, 2 ** 31, 0],
    price15: [2500, 2 ** 31],
    firebase_token: firebaseTokens,
    refreshSecret: [guest.refreshSecret, 'nonsense'],
    phone: ['09012345678', guest.phone, '0312345678', '+819012345678'],
    birthday: ['1990-04-01', '2010-04-01', '1000-01-01', '2999-12-31'],
    day: [EVENING, addDays(EVENING, 1), '0000-01-01', '9999-12-31', '2026-02-29', '2999-12-31'],
    from: [EVENING, '1000-01-01', '2999-12-31'],
    to: [EVENING, addDays(EVENING, 20), '2999-12-31'],
    startMinute: [1080, 1095, 0],
    endMinute: [1170, 1800],
    guestCount: [1, 2, -1, 2 ** 31],
    returnPath: ['/guest', '/guest/buy-point?step=result', '//evil.example'],
    points: [500, 1000, 499, 2 ** 31, -500],
    storeId: [await addStore(app), crypto.randomUUID()],
    storeArea: ['銀座', '祇園', 'その他', '月面'],
    storePrefecture: [13, 26, 47],
    prefecture: ['13', '31', '48'],
    district: ['銀座', 'その他', '月面'],
    storePhoneNumber: ['03-1234-5678', '0312345678\u0000'],
    storeUrl: ['https://a.example', 'https://a.example/\u0000', 'https://a.example/\ud800', 'ftp://a'],
    bankCode: ['0562'],
    branchCode: ['011'],
    accountNumber: ['1234567', '１２\u0000'],
    nameKana: ['タカハシ'],
    accountHolder: ['タカハシ'],
    email: ['a@example.jp', 'a\u0000@example.jp'],
    cursor: cursors(bookingId),
  };
});

/** Positions that lists could mean, most of them out of range. */
function cursors(id: string): string[] {
  const search = (order: string, value: unknown) => JSON.stringify([order, value, id]);
  const texts = [
    search('NEWEST', '9999-99-99T99:99:99Z'),
    search('NEWEST', 5),
    search('RECOMMENDED', 2 ** 53 - 1),
    search('PRICE_LOW', 'x'),
    `0000-01-01T00:00:00.000Z ${id}`,
    `2026-02-30T00:00:00.000Z ${id}`,
    `2026-11-20T00:00:00.000Z ${id}`,
    '2026-11-20T00:00:00.000Z ------------------------------------',
  ];
  return [...texts.map((text) => Buffer.from(text).toString('base64url')), id, '999999999999999', 'x'];
}

interface Call {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly caller: number;
  readonly key: string;
  readonly contentType: string;
}

const schemaOf = (schema: z.ZodMiniType | undefined): InputSchema =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as InputSchema) : {};

function calls(route: Route): fc.Arbitrary<Call> {
  const part = (schema: z.ZodMiniType | undefined) =>
    schema ? inputs(schemaOf(schema), known) : fc.oneof(fc.constant(undefined), wildValue);
  return fc.record({
    params: part(route.params),
    query: part(route.query),
    body: part(route.body),
    // Mostly somebody who may call.
    caller: route.who === 'cast' ? fc.constantFrom(1, 1, 1, 0, 2) : fc.constantFrom(0, 0, 0, 1, 2),
    key: fc.oneof({ weight: 9, arbitrary: fc.uuid() }, { weight: 1, arbitrary: fc.constant('x') }),
    contentType: fc.oneof(
      { weight: 19, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/xml') },
    ),
  });
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
/** Also what no browser would send, such as half a character. */
const encode = (value: unknown) => encodeURIComponent(asText(value).toWellFormed());

async function send(route: Route, call: Call) {
  const params = new Map(fieldsOf(call.params));
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encode(params.get(name) ?? '-') || '-');
  const query = fieldsOf(call.query).map(([name, value]) => `${encode(name)}=${encode(value ?? '')}`);
  const token = tokens[call.caller];
  const hasBody = route.method !== 'GET' && call.body !== undefined;
  return app.app.http.inject({
    method: route.method,
    url: `/v1${path}?${query.join('&')}`,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'idempotency-key': call.key,
      ...(hasBody && { 'content-type': call.contentType }),
    },
    ...(hasBody && { payload: JSON.stringify(call.body) }),
  });
}

/** What is wrong with an answer; null when it is as the contract says. */
function wrong(route: Route, status: number, text: string): string | null {
  if (status === 200) {
    if (route.file !== undefined) return text === '' ? 'answers an empty file' : null;
    if (!route.answer) return text === '' ? null : 'answers more than nothing';
    const parsed = route.answer.safeParse(JSON.parse(text));
    return parsed.success ? null : `does not fit the answer: ${JSON.stringify(parsed.error.issues)}`;
  }
  if (status >= 500) return 'breaks';
  const { code, message, ...rest } = JSON.parse(text) as Record<string, unknown>;
  if (Object.keys(rest).some((name) => name !== 'details')) return 'tells more than code, message, details';
  if (typeof message !== 'string' || !JAPANESE.test(message) || /[{}]/.test(message))
    return 'has no Japanese message';
  if (status === 401) {
    const known401 = Object.values(AUTH_CODE).some((auth) => auth === code && message === authMessages[auth]);
    return known401 ? null : '401 without its number';
  }
  if (typeof code !== 'string' || !isErrorCode(code)) return 'has no code of the catalogue';
  if (errorCatalogue[code].status !== status && !HTTP_REFUSALS.includes(status))
    return 'has another status than the catalogue';
  return [...GENERAL, ...(route.errors ?? [])].includes(code) ? null : 'does not declare this error';
}

test.each(Object.entries(allRoutes) as [string, Route][])(
  '%s answers as declared, whatever it is sent',
  async (name, route) => {
    const seed = SEED + [...name].reduce((sum, character) => sum * 31 + character.codePointAt(0)!, 7);
    const found = new Set<string>();
    for (const call of fc.sample(calls(route), { seed: seed | 0, numRuns: CALLS })) {
      const { statusCode, body } = await send(route, call);
      const problem = wrong(route, statusCode, body);
      if (problem) found.add(`${problem}: ${statusCode} ${body}\nfor ${JSON.stringify(call)}`);
    }
    expect([...found].slice(0, 3).join('\n\n')).toBe('');
  },
);

test('what is no proper HTTP is refused in the same words', async () => {
  const headers = { authorization: `Bearer ${tokens[0]}`, 'content-type': 'application/json' };
  const put = { method: 'PUT', url: '/v1/guest/profiles', headers } as const;
  for (const request of [
    { method: 'GET', url: '/v1/casts/%E0%A4%A', headers },
    { method: 'GET', url: `/v1/casts/${'a'.repeat(2000)}`, headers },
    { method: 'GET', url: '/v1/nowhere', headers },
    { method: 'PATCH', url: '/v1/guest', headers, payload: '{}' },
    { ...put, payload: '{"nickname":' },
    { ...put, payload: '' },
    { ...put, payload: '[]' },
    { ...put, payload: '"text"' },
    { ...put, payload: JSON.stringify({ nickname: 'あ'.repeat(100_000), detail: {} }) },
    { ...put, headers: { ...headers, 'content-type': 'image/png' }, payload: 'x' },
    { ...put, payload: '{"__proto__":{"x":1},"nickname":"a","detail":{}}' },
  ] as const) {
    const { statusCode, body } = await app.app.http.inject(request);
    expect(wrong(allRoutes.putGuestProfile, statusCode, body), `${request.url} ${statusCode} ${body}`).toBe(
      null,
    );
    expect(statusCode).toBeGreaterThanOrEqual(400);
  }
});
