import { afterEach, beforeEach, expect, test } from 'vitest';
import { DeliveryError } from '#platform/delivery';
import { twilioSms } from '../twilio.ts';
import { startFakeTwilio, type FakeTwilio, type Fault } from './fake-twilio.ts';
import { errorBody } from './recorded.ts';

let fake: FakeTwilio;
beforeEach(async () => {
  fake = await startFakeTwilio();
});
afterEach(async () => {
  await fake.close();
  expect(fake.violations).toEqual([]);
});

const MESSAGE = {
  key: 'code:1',
  to: '+819012345678',
  body: '【宵待ち】認証コード：123456',
  validMinutes: 10,
};
const send = (timeoutMs = 20_000) => twilioSms(fake.account, { timeoutMs, restsMs: [1, 1] }).send(MESSAGE);

test('a message arrives as it is, from the sender of the installation', async () => {
  expect(await send()).toBe('SENT');
  const sent = { to: MESSAGE.to, body: MESSAGE.body, validSeconds: '600' };
  expect(fake.taken).toEqual([{ ...sent, sender: '+15005550006' }]);
  const service = `MG${'ab'.repeat(16)}`;
  expect(await twilioSms({ ...fake.account, sender: service }).send(MESSAGE)).toBe('SENT');
  expect(fake.taken[1]).toEqual({ ...sent, sender: service });
});

test.each<Fault>([21211, 21214, 21217, 21408, 21610, 21612, 21614, 21635])(
  'the number is refused with %s, and asked once',
  async (fault) => {
    fake.fail(fault);
    expect(await send()).toBe('REFUSED');
    expect(fake.requests()).toBe(1);
  },
);

test.each<[Fault, number]>([
  [20005, 1],
  [63038, 3],
  [21611, 3],
  [14107, 3],
  [20429, 3],
  ['EMPTY_429', 3],
])('taking nothing for now (%s) is tried %s times and told as such', async (fault, requests) => {
  fake.fail(fault, fault, fault);
  await expect(send()).rejects.toMatchObject({ name: 'DeliveryError', isExhausted: true });
  expect(fake.requests()).toBe(requests);
  expect(fake.taken).toEqual([]);
});

test.each<Fault>([20429, 'EMPTY_503'])(
  'what was turned away once (%s) is sent after a rest',
  async (fault) => {
    fake.fail(fault, fault);
    expect(await send()).toBe('SENT');
    expect(fake.taken).toHaveLength(1);
  },
);

test.each([
  [{ 'retry-after': '120' }, 120],
  [{ 'retry-after': 'Fri, 20 Nov 2026 03:02:30 GMT', date: 'Fri, 20 Nov 2026 03:00:00 GMT' }, 150],
] as [Record<string, string>, number][])(
  'a 429 with %j is not asked again before that',
  async (headers, seconds) => {
    fake.fail({ status: 429, headers, body: JSON.stringify(errorBody(20429)) });
    await expect(send()).rejects.toMatchObject({ isExhausted: true, retryAfterSeconds: seconds });
    expect(fake.requests()).toBe(1);
  },
);

test('a 429 that names no time that can be read is one without; a second may pass within the call', async () => {
  const body = JSON.stringify(errorBody(20429));
  fake.fail(
    { status: 429, headers: { 'retry-after': 'soon' }, body },
    { status: 429, headers: { 'retry-after': '0' }, body },
  );
  expect(await send()).toBe('SENT');
  expect(fake.requests()).toBe(3);
});

test("a 503 of Twilio's own may have been sent, also when it names a time", async () => {
  fake.fail({ status: 503, headers: { 'retry-after': '120' }, body: JSON.stringify(errorBody(20503)) });
  expect(await send()).toBe('UNKNOWN');
});

test.each<Fault>([20003, 21606])('a wrong configuration (%s) is no fault of the number', async (fault) => {
  fake.fail(fault);
  await expect(send()).rejects.toMatchObject({ name: 'DeliveryError', isExhausted: false });
  expect(fake.requests()).toBe(1);
});

test.each<Fault>(['CLOSE', 'LOSE_ANSWER', 'NEVER_ANSWER', 'HALF_ANSWER', 'GARBAGE', 20500, 20503])(
  'what may have been sent (%s) is not sent again',
  async (fault) => {
    fake.fail(fault);
    // The request has to arrive within that.
    expect(await send(fault === 'NEVER_ANSWER' ? 1_000 : undefined)).toBe('UNKNOWN');
    expect(fake.requests()).toBe(1);
  },
);

test('nobody at the address: it was not sent', async () => {
  const { account } = fake;
  await fake.close();
  await expect(twilioSms(account, { restsMs: [1] }).send(MESSAGE)).rejects.toThrow('Twilio: ECONNREFUSED');
  fake = await startFakeTwilio();
});

test('token, number and text stay out of errors', async () => {
  fake.fail(20003);
  const error = await send().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DeliveryError);
  const told = `${(error as Error).stack} ${JSON.stringify(error)} ${String((error as Error).cause)}`;
  for (const secret of ['never_to_be_logged', '9012345678', '123456', 'Basic '])
    expect(told).not.toContain(secret);
});
