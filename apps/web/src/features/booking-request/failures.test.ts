import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { fieldMessages, isChangedError, isSaidElsewhere, repairOf } from './failures.ts';

const refusal = (code: string, field?: string) => new ApiError(409, code, `${code}!`, field ? { field } : {});
const NOTHING = { points: false, card: false };

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
    expect(isSaidElsewhere(refusal(code, 'castId'), NOTHING)).toBe(true);
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
  expect(isSaidElsewhere(error, NOTHING)).toBe(true);
});

test('missing points and a missing card are said by the way to them, once the sheet knows', () => {
  expect(isSaidElsewhere(refusal('POINTS_INSUFFICIENT'), NOTHING)).toBe(false);
  expect(isSaidElsewhere(refusal('POINTS_INSUFFICIENT'), { ...NOTHING, points: true })).toBe(true);
  expect(isSaidElsewhere(refusal('CARD_REQUIRED'), { ...NOTHING, card: true })).toBe(true);
  expect(isSaidElsewhere(refusal('CAST_NOT_AVAILABLE', 'castId'), NOTHING)).toBe(false);
  expect(isSaidElsewhere(new TypeError('x'), NOTHING)).toBe(false);
});
