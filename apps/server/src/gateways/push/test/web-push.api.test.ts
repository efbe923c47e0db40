import { afterEach, beforeEach, expect, test } from 'vitest';
import { pushKeysOf } from '#platform/config';
import type { Push } from '../port.ts';
import { webPush } from '../web-push.ts';
import type { HttpFault } from '../../../test-support/fault-server.ts';
import { newPushKeys, startFakePushService, type FakePushService } from './fake-push-service.ts';

const KEYS = newPushKeys();

let fake: FakePushService;
let browser: Awaited<ReturnType<FakePushService['subscribe']>>;
beforeEach(async () => {
  fake = await startFakePushService();
  browser = await fake.subscribe(KEYS.publicKey);
});
afterEach(() => fake.close());

const TEXT = {
  title: '予約が確定しました',
  body: '11月21日（土）18:00から、銀座で。',
  link: '/guest/dohan-detail?bookingId=1',
  tag: 'booking:1',
};
const sender = { keys: KEYS, contact: 'mailto:support@yoimachi.example' };
const gateway = (options: object = {}) =>
  webPush(sender, { timeoutMs: 2_000, ca: fake.ca, isAllowed: () => true, ...options });
const push = (change: Partial<Push> = {}): Push => ({
  ...TEXT,
  key: null,
  accountId: '',
  to: browser.to,
  urgency: 'high',
  ttlSeconds: 600,
  ...change,
});

test('the browser decrypts what was sent, signed with the key it subscribed with', async () => {
  expect(await gateway().send(push())).toBe('SENT');
  expect(fake.received(browser.id)).toEqual([TEXT]);
  const [headers] = fake.requests;
  expect(headers).toMatchObject({ ttl: '600', urgency: 'high', 'content-encoding': 'aes128gcm' });
  expect(headers!.topic).toMatch(/^[\w-]{32}$/);
  expect(JSON.stringify(headers)).not.toContain('booking');
});

test('a private key whose first byte is a zero signs as any other', async () => {
  const keys = pushKeysOf(Buffer.concat([Buffer.alloc(1), Buffer.alloc(31, 3)]))!;
  const { to, id } = await fake.subscribe(keys.publicKey);
  const own = webPush({ ...sender, keys }, { ca: fake.ca, isAllowed: () => true });
  expect(await own.send(push({ to }))).toBe('SENT');
  expect(fake.received(id)).toEqual([TEXT]);
});

test('pushes of one tag are of one topic, those of another are not', async () => {
  for (const tag of ['booking:1', 'booking:1', 'booking:2']) await gateway().send(push({ tag }));
  const [one, same, other] = fake.requests.map(({ topic }) => topic);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test('what the service answers another key is no success', async () => {
  const foreign = webPush({ ...sender, keys: newPushKeys() }, { ca: fake.ca, isAllowed: () => true });
  expect(await foreign.send(push())).toBe('REFUSED');
  expect(fake.received(browser.id)).toEqual([]);
});

test('a subscription that the browser has ended is gone', async () => {
  fake.expire(browser.id);
  expect(await gateway().send(push())).toBe('GONE');
  fake.fail({ status: 404 });
  expect(await gateway().send(push())).toBe('GONE');
});

test.each([200, 201, 202, 204])('%s is a success', async (status) => {
  fake.fail({ status });
  expect(await gateway().send(push())).toBe('SENT');
});

test.each([400, 401, 403, 413, 301, 302])('%s will not be otherwise another time', async (status) => {
  fake.fail({ status, headers: { location: 'https://localhost/elsewhere' } });
  expect(await gateway().send(push())).toBe('REFUSED');
  expect(fake.requests).toHaveLength(1);
});

test.each<[HttpFault, object]>([
  [
    { status: 429, headers: { 'retry-after': '30' } },
    { isExhausted: true, retryAfterSeconds: 30 },
  ],
  [{ status: 429 }, { isExhausted: true, retryAfterSeconds: undefined }],
  [
    {
      status: 503,
      headers: { 'retry-after': 'Fri, 20 Nov 2026 03:02:00 GMT', date: 'Fri, 20 Nov 2026 03:00:00 GMT' },
    },
    { isExhausted: false, retryAfterSeconds: 120 },
  ],
  [
    {
      status: 503,
      headers: { 'retry-after': 'Fri, 20 Nov 2026 02:00:00 GMT', date: 'Fri, 20 Nov 2026 03:00:00 GMT' },
    },
    { retryAfterSeconds: 0 },
  ],
  [{ status: 500, headers: { 'retry-after': 'soon' } }, { retryAfterSeconds: undefined }],
  [{ status: 502, headers: { 'retry-after': '999999999' } }, { retryAfterSeconds: 86_400 }],
])('%j is tried later', async (fault, told) => {
  fake.fail(fault);
  await expect(gateway().send(push())).rejects.toMatchObject({ name: 'DeliveryError', ...told });
});

test.each<HttpFault>(['LOSE_ANSWER', 'NEVER_ANSWER', 'CLOSE'])(
  'what the service may have read (%s) is not known to be sent',
  async (fault) => {
    fake.fail(fault);
    expect(await gateway({ timeoutMs: 500 }).send(push())).toBe('UNKNOWN');
  },
);

test('without a connection that is trusted nothing is sent', async () => {
  const send = (options: object) => gateway(options).send(push());
  await expect(send({ ca: undefined })).rejects.toMatchObject({ name: 'DeliveryError' });
  const endpoint = browser.to.endpoint;
  await fake.close();
  await expect(gateway().send(push())).rejects.toMatchObject({ name: 'DeliveryError' });
  const told = await gateway()
    .send(push())
    .catch((error: Error) => error.message);
  expect(told).not.toContain(endpoint);
  fake = await startFakePushService();
});

test('a name or number that leads into a network of our own is asked nothing', async () => {
  expect(await webPush(sender, { ca: fake.ca }).send(push())).toBe('REFUSED');
  const port = new URL(browser.to.endpoint).port;
  for (const host of ['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]']) {
    const to = { ...browser.to, endpoint: `https://${host}:${port}/notify/${browser.id}` };
    expect(await webPush(sender, { ca: fake.ca }).send(push({ to })), host).toBe('REFUSED');
  }
  expect(fake.requests).toEqual([]);
});

test('keys that are none and texts beyond 4 kB are refused, not sent', async () => {
  const noPoint = { ...browser.to, p256dh: `B${'A'.repeat(86)}` };
  expect(await gateway().send(push({ to: noPoint }))).toBe('REFUSED');
  expect(await gateway().send(push({ body: 'あ'.repeat(1400) }))).toBe('REFUSED');
  expect(fake.requests).toEqual([]);
  const room = 4096 - 103 - Buffer.byteLength(JSON.stringify({ ...TEXT, body: '' }));
  expect(await gateway().send(push({ body: 'a'.repeat(room) }))).toBe('SENT');
  expect(fake.requests[0]!['content-length']).toBe('4096');
  expect(await gateway().send(push({ body: 'a'.repeat(room + 1) }))).toBe('REFUSED');
});
