import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { BotCheckTrouble } from './bot-check.ts';
import { codeAlreadySent, failureSentence, lockedUntil, triesLeft, troubleSentence } from './failures.ts';

const wrong = new ApiError(400, 'INVALID_VERIFICATION_CODE', '認証コードに誤りがあります。', {
  triesLeft: 3,
});
const locked = new ApiError(429, 'TOO_MANY_ATTEMPTS', '入力回数の上限に達しました。', {
  until: '2026-11-20T03:15:20.000Z',
});
const soon = new ApiError(429, 'RESEND_TOO_SOON', '認証コードは60秒後に再送できます。', {
  until: '2026-11-20T03:01:00.000Z',
});

test('a wrong code says how often another one may be tried', () => {
  expect(failureSentence(wrong)).toBe('認証コードに誤りがあります。');
  expect(triesLeft(wrong)).toBe(3);
  expect(triesLeft(locked)).toBeNull();
  expect(lockedUntil(wrong)).toBeNull();
});

test('no network and a failure of the server are told in the sentence of the specification', () => {
  const sentence = 'エラーが発生しました。時間をおいて再度お試しください。';
  expect(troubleSentence(new ApiError(0, 'ERR_NETWORK', '通信エラーが発生しました。'))).toBe(sentence);
  expect(troubleSentence(new ApiError(500, 'INTERNAL', 'x'))).toBe(sentence);
  expect([troubleSentence(wrong), troubleSentence(locked), troubleSentence(null)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a lock says from which minute on it is over', () => {
  expect(failureSentence(locked)).toBe('入力回数の上限に達しました。12:16以降にお試しいただけます。');
  expect(lockedUntil(locked)?.toISOString()).toBe('2026-11-20T03:15:20.000Z');
});

test('asked again too soon, the code that is on its way can be entered for what is left of its ten minutes', () => {
  expect(codeAlreadySent('09012345678', soon)).toEqual({
    phone: '09012345678',
    resendAt: new Date('2026-11-20T03:01:00.000Z'),
    expiresAt: new Date('2026-11-20T03:10:00.000Z'),
  });
  expect(codeAlreadySent('09012345678', locked)).toBeNull();
});

test('a bot check that was not solved says what may stand in its way', () => {
  expect(troubleSentence(new BotCheckTrouble('no script'))).toContain('広告ブロック');
});
