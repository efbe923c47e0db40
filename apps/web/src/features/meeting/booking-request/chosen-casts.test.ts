import type { CastDay } from '@yoimachi/contract/schedule';
import type { CastProfile } from '@yoimachi/contract/search';
import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { blamedCast, castMarks, pointsOfAll, type OtherCast } from './chosen-casts.ts';
import { requestTexts } from './ja.ts';

const castDay: CastDay = {
  day: '2026-11-24',
  version: 1,
  fromMinute: 1020,
  toMinute: 1200,
  workMinute: 1230,
  workingBar: 'ラウンジ 灯',
  cantJoinAlone: false,
  free: [{ fromMinute: 1020, toMinute: 1200 }],
  blockedBy: null,
};
const other = (part: Partial<OtherCast>): OtherCast => ({
  castId: 'b',
  profile: { castId: 'b', nickname: 'ゆい' } as CastProfile,
  castDay,
  isGone: false,
  failure: null,
  retry: () => {},
  ...part,
});
const says = (code: string | null) => [{ castId: 'b', code, message: code && `${code}!` }];

test('nobody is marked while she is read, or while the server has not answered', () => {
  expect(castMarks([other({ profile: null, castDay: null })], true, null).size).toBe(0);
  expect(castMarks([other({})], true, null).size).toBe(0);
  expect(castMarks([other({})], true, says(null)).size).toBe(0);
});

test('who has no schedule on the chosen day is marked, and not before a day is chosen', () => {
  expect(castMarks([other({ castDay: null })], true, null).get('b')).toBe(requestTexts.cannotThen);
  expect(castMarks([other({ castDay: null })], false, null).size).toBe(0);
});

test.each(['CASTS_UNAVAILABLE', 'CASTS_NOT_MATCHING', 'CAST_UNAVAILABLE_AT_TIME'])(
  '%s is said of the time',
  (code) => expect(castMarks([other({})], true, says(code)).get('b')).toBe(requestTexts.cannotThen),
);

test.each(['ALREADY_REQUESTED', 'CAST_NOT_AVAILABLE', 'SAME_PERSON'])('%s is said of her', (code) => {
  expect(castMarks([other({})], true, says(code)).get('b')).toBe(`${code}!`);
});

test('what stands against the whole request, or is only a new price, marks nobody', () => {
  expect(castMarks([other({})], true, says('OTHER_CAST_REQUESTED')).size).toBe(0);
  expect(castMarks([other({})], true, says('PRICE_CHANGED')).size).toBe(0);
});

test('who is gone is marked', () => {
  expect(castMarks([other({ profile: null, isGone: true })], true, null).get('b')).toBe(
    '現在、このキャストにはリクエストを送信できません。',
  );
});

test('an answer names the cast it blames', () => {
  expect(blamedCast(new ApiError(409, 'CASTS_UNAVAILABLE', '!', { castId: 'b' }))).toBe('b');
  expect(blamedCast(new ApiError(409, 'SCHEDULE_CHANGED', '!', { field: 'castId' }))).toBe(null);
  expect(blamedCast(new TypeError('x'))).toBe(null);
});

test('several casts cost the sum of their own prices', () => {
  const casts = [
    { castId: 'a', nickname: 'あ', price30: 5500, price15: 2750 },
    { castId: 'b', nickname: 'い', price30: 3000, price15: 1600 },
  ];
  expect(pointsOfAll(casts, 75)).toBe(2 * 5500 + 2750 + 2 * 3000 + 1600);
});
