import { expect, test } from 'vitest';
import {
  cutPush,
  isAtHostOf,
  PUSH_AUTH,
  PUSH_BODY_MAX,
  PUSH_ENDPOINT,
  PUSH_HOSTS,
  PUSH_P256DH,
  PUSH_TITLE_MAX,
} from './index.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc-DEF_123:APA91bH',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2b',
  'https://web.push.apple.com/QNz9',
  'https://push.example.com:443/',
])('%s is an address of a push service', (endpoint) => {
  expect(PUSH_ENDPOINT.test(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://2130706433/x',
  'https://0x7f.0.0.1/x',
  'https://localhost/x',
  'https://push.example.com:8443/x',
  'https://user@push.example.com/x',
  'https://push.example.com@10.0.0.1/x',
  'https://push.example.com\\@10.0.0.1/x',
  'https://push.example.com',
  'https://push.example.com/a#b',
  'https://push.example.com/あ',
  'https://push.example.com/a b',
  'https://-push.example.com/x',
  'javascript:alert(1)',
  '',
])('%s is none', (endpoint) => {
  expect(PUSH_ENDPOINT.test(endpoint)).toBe(false);
});

test('keys have their length and shape', () => {
  expect(PUSH_P256DH.test(`B${'a'.repeat(86)}`)).toBe(true);
  expect(PUSH_P256DH.test(`A${'a'.repeat(86)}`)).toBe(false);
  expect(PUSH_P256DH.test(`B${'a'.repeat(87)}`)).toBe(false);
  expect(PUSH_AUTH.test('a'.repeat(22))).toBe(true);
  expect(PUSH_AUTH.test('a'.repeat(21))).toBe(false);
});

test('a long text is cut between signs, and a short one is left', () => {
  const push = { title: '予約', body: '明日です', link: '/guest', tag: 'a' };
  expect(cutPush(push)).toEqual(push);
  const long = cutPush({ ...push, title: '夜'.repeat(61), body: '🌙'.repeat(241) });
  expect([...long.title]).toHaveLength(PUSH_TITLE_MAX);
  expect([...long.body]).toHaveLength(PUSH_BODY_MAX);
  expect(long.body.endsWith('🌙…')).toBe(true);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://fcm.googleapis.com:443/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB', true],
  ['https://web.push.apple.com/QNz9', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2b', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evilfcm.googleapis.com/x', false],
  ['https://metadata.google.internal/x', false],
  ['https://evil.example/fcm.googleapis.com', false],
])('%s is at a push service of browsers: %s', (endpoint, isKnown) => {
  expect(isAtHostOf(endpoint, PUSH_HOSTS)).toBe(isKnown);
});
