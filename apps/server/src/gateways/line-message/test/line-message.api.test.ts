import { afterEach, beforeEach, expect, test } from 'vitest';
import { DeliveryError } from '#platform/delivery';
import type { HttpFault } from '../../../test-support/fault-server.ts';
import { lineAccount } from '../line-account.ts';
import { startFakeLine, type FakeLine } from './fake-line.ts';
import { refusal, type LineRefusal } from './recorded.ts';

let fake: FakeLine;
beforeEach(async () => {
  fake = await startFakeLine();
});
afterEach(async () => {
  await fake.close();
  expect(fake.violations).toEqual([]);
});

const MESSAGE = {
  key: 'told:1',
  to: `U${'0a'.repeat(16)}`,
  text: '秘密の本文',
  link: 'https://www.example.jp/n/1',
};
const send = (message = MESSAGE, timeoutMs = 20_000) =>
  lineAccount(fake.account, { timeoutMs, restsMs: [1, 1] }).send(message);

test('a message arrives with its link as the last line, under a retry key of its own', async () => {
  expect(await send()).toBe('SENT');
  expect(await send({ ...MESSAGE, key: 'told:2' })).toBe('SENT');
  expect(fake.taken).toMatchObject([{ to: MESSAGE.to, text: '秘密の本文\nhttps://www.example.jp/n/1' }, {}]);
  expect(fake.taken[0]!.retryKey).not.toBe(fake.taken[1]!.retryKey);
});

test('handed over again, it is there once; LINE says that it has it', async () => {
  expect(await send()).toBe('SENT');
  expect(await send()).toBe('SENT');
  expect(fake.taken).toHaveLength(1);
  expect(fake.requests()).toBe(2);
});

test.each<[LineRefusal, string]>([
  ['noFriend', 'REFUSED'],
  ['invalidTo', 'GONE'],
  ['plainInvalidTo', 'GONE'],
  ['unknown', 'GONE'],
  ['accepted', 'SENT'],
])('%s means %s, and is asked once', async (name, outcome) => {
  fake.fail(refusal(name));
  expect(await send()).toBe(outcome);
  expect(fake.requests()).toBe(1);
});

test('an id that is none of LINE’s is not even asked for', async () => {
  for (const to of ['', 'sandbox-person', `U${'0A'.repeat(16)}`, `C${'0a'.repeat(16)}`])
    expect(await send({ ...MESSAGE, to })).toBe('GONE');
  expect(fake.requests()).toBe(0);
});

test.each<LineRefusal>(['wrongToken', 'noPlan', 'emptyText'])(
  '%s is no fault of the person: it surely was not sent',
  async (name) => {
    fake.fail(refusal(name));
    await expect(send()).rejects.toMatchObject({
      name: 'DeliveryError',
      isExhausted: false,
      isUncertain: false,
    });
    expect(fake.requests()).toBe(1);
  },
);

test.each<[LineRefusal, Record<string, string>, number, number | undefined]>([
  ['tooMany', {}, 3, undefined],
  ['tooMany', { 'retry-after': '60' }, 1, 60],
  ['monthIsFull', {}, 1, 6 * 3600],
])(
  '%s with %j: asked %i times, then to be left alone for %s seconds',
  async (name, headers, requests, seconds) => {
    const fault = refusal(name, headers);
    fake.fail(fault, fault, fault);
    await expect(send()).rejects.toMatchObject({
      isExhausted: true,
      isUncertain: false,
      retryAfterSeconds: seconds,
    });
    expect(fake.requests()).toBe(requests);
  },
);

const UNCERTAIN: readonly [string, HttpFault][] = [
  ['CLOSE', 'CLOSE'],
  ['LOSE_ANSWER', 'LOSE_ANSWER'],
  ['NEVER_ANSWER', 'NEVER_ANSWER'],
  ['HALF_ANSWER', 'HALF_ANSWER'],
  ['GARBAGE', 'GARBAGE'],
  ['500', refusal('internal')],
  ['503 without a word', { status: 503 }],
];

test.each(UNCERTAIN)('after %s it is handed over again and is there once', async (_name, fault) => {
  fake.fail(fault);
  // What is handed over again is answered, and has no longer for it.
  expect(await send(MESSAGE, fault === 'NEVER_ANSWER' ? 2_000 : undefined)).toBe('SENT');
  expect(fake.requests()).toBe(2);
  expect(fake.taken).toHaveLength(1);
});

test.each(UNCERTAIN)(
  'always %s: it may be on its way, and may be handed over later',
  async (_name, fault) => {
    fake.fail(fault, fault, fault);
    const sending = send(MESSAGE, fault === 'NEVER_ANSWER' ? 100 : undefined);
    await expect(sending).rejects.toMatchObject({ name: 'DeliveryError', isUncertain: true });
    expect(await send()).toBe('SENT');
    expect(fake.taken).toHaveLength(1);
  },
);

test('a try that surely failed does not undo one that perhaps did not', async () => {
  fake.fail('LOSE_ANSWER', refusal('monthIsFull'));
  await expect(send()).rejects.toMatchObject({
    isExhausted: true,
    isUncertain: true,
    retryAfterSeconds: 6 * 3600,
  });
});

test('nobody at the address: it surely was not sent', async () => {
  const { account } = fake;
  await fake.close();
  await expect(lineAccount(account, { restsMs: [1] }).send(MESSAGE)).rejects.toMatchObject({
    message: 'LINE: ECONNREFUSED',
    isUncertain: false,
  });
  fake = await startFakeLine();
});

test.each<HttpFault>([refusal('wrongToken'), refusal('internal'), 'LOSE_ANSWER'])(
  'token, person and text stay out of errors (%#)',
  async (fault) => {
    fake.fail(fault, fault, fault);
    const error = await send().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DeliveryError);
    const told = `${(error as Error).stack} ${JSON.stringify(error)} ${String((error as Error).cause)}`;
    for (const secret of ['never+to', '0a0a0a', '秘密', 'example.jp']) expect(told).not.toContain(secret);
  },
);
