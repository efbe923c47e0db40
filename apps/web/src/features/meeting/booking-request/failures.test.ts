import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { fieldMessages, isChangedError, isSaidElsewhere, readAgain, repairOf } from './failures.ts';

const refusal = (code: string, field?: string) => new ApiError(409, code, `${code}!`, field ? { field } : {});

test('an answer stands at its field; what the form itself finds comes first', () => {
  const answers = [refusal('ALREADY_REQUESTED', 'day'), refusal('REQUEST_STEP', 'startMinute'), null];
  const messages = fieldMessages(new Map([['startMinute', 'REQUEST_START_TOO_LATE']]), answers);
  expect(messages.get('day')).toBe('ALREADY_REQUESTED!');
  expect(messages.get('startMinute')).toBe('開始時刻は終了受付の45分前までに設定してください。');
  expect(fieldMessages(new Map(), [refusal('SAME_PERSON', 'castId')]).size).toBe(0);
});

test.each(['SCHEDULE_CHANGED', 'CASTS_UNAVAILABLE', 'PRICE_CHANGED', 'CAST_UNAVAILABLE_AT_TIME'])(
  '%s refreshes the sheet',
  (code) => {
    expect(isChangedError(refusal(code, 'castId'))).toBe(true);
    expect(isSaidElsewhere(refusal(code, 'castId'), null)).toBe(true);
  },
);

test.each([
  ['SCHEDULE_CHANGED', null, 'day'],
  ['CAST_UNAVAILABLE_AT_TIME', null, 'time'],
  ['CAST_UNAVAILABLE_AT_TIME', 'b', 'casts'],
  ['CASTS_UNAVAILABLE', 'b', 'casts'],
  ['CASTS_UNAVAILABLE', null, null],
  ['CASTS_NOT_MATCHING', 'b', 'casts'],
  ['PRICE_CHANGED', null, 'cost'],
  ['PRICE_CHANGED', 'b', 'cost'],
] as const)('%s about %s is mended at: %s', (code, castId, part) => {
  expect(repairOf({ code, castId })).toBe(part);
});

test('an answer about one of several casts makes the guest look again', () => {
  const error = new ApiError(409, 'CASTS_NOT_MATCHING', '!', { field: 'castId', castId: 'b' });
  expect(isChangedError(error)).toBe(true);
  expect(isSaidElsewhere(error, null)).toBe(true);
});

test('missing points and a missing card are said by the way to them, once the sheet knows', () => {
  expect(isSaidElsewhere(refusal('POINTS_INSUFFICIENT'), null)).toBe(false);
  expect(isSaidElsewhere(refusal('POINTS_INSUFFICIENT'), 'CARD')).toBe(true);
  expect(isSaidElsewhere(refusal('CARD_REQUIRED'), 'AGE_CHECK')).toBe(true);
  expect(isSaidElsewhere(refusal('CAST_NOT_AVAILABLE', 'castId'), null)).toBe(false);
  expect(isSaidElsewhere(new TypeError('x'), null)).toBe(false);
});

test('the one button reads again what could not be read; after a failed sending it sends again', () => {
  const retry = () => undefined;
  const unread = new ApiError(0, 'ERR_NETWORK', '');
  expect(readAgain({ error: unread, retry })).toBe(retry);
  expect(readAgain({ error: unread, retry: null })).toBeNull();
  expect(readAgain({ error: refusal('PAYMENT_DUE'), retry })).toBeNull();
  expect(readAgain({ error: refusal('CARD_DECLINED'), retry })).toBeNull();
  expect(readAgain(null)).toBeNull();
});
