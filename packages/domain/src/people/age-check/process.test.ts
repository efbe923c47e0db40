import { expect, test } from 'vitest';
import { AgeStatus } from '@yoimachi/domain/account';
import {
  afterReading,
  ageAnswerBy,
  ageFilesGoAt,
  ageStatus,
  GESTURES,
  gestureOf,
  isLookedAt,
  mayHandIn,
  nextReminder,
  triesLeft,
  type AgeFacts,
} from './index.ts';

const CAST: AgeFacts = {
  isCast: true,
  registrationStage: 4,
  hasPhone: true,
  hasBirthday: true,
  isVerified: false,
  isOpen: false,
  failedReadings: 0,
  wasRejected: false,
  isMinor: false,
};
const GUEST: AgeFacts = { ...CAST, isCast: false, registrationStage: 1, hasPhone: false };
const codeOf = (facts: AgeFacts, way: 'ANALOG' | 'AUTO') => {
  const may = mayHandIn(facts, way);
  return may.ok ? null : may.error.code;
};

test.each<[string, Partial<AgeFacts>, string | null, string | null]>([
  ['at first', {}, null, null],
  ['after two failed readings', { failedReadings: 2 }, null, null],
  ['after three', { failedReadings: 3 }, 'AGE_TRIES_USED', null],
  ['after an operator refused one', { wasRejected: true }, 'AGE_TRIES_USED', null],
  ['while one is open', { isOpen: true }, 'AGE_CHECK_OPEN', 'AGE_CHECK_OPEN'],
  ['who is verified', { isVerified: true }, 'AGE_CHECK_DONE', 'AGE_CHECK_DONE'],
  ['a minor', { isMinor: true, isVerified: true }, 'AGE_UNDER_18', 'AGE_UNDER_18'],
  ['before the wizard ends', { registrationStage: 1 }, 'REGISTRATION_ORDER', 'REGISTRATION_ORDER'],
  ['without a number', { hasPhone: false }, 'PHONE_NOT_VERIFIED', 'PHONE_NOT_VERIFIED'],
])('a cast hands a document in: %s', (_when, facts, auto, analog) => {
  expect(codeOf({ ...CAST, ...facts }, 'AUTO')).toBe(auto);
  expect(codeOf({ ...CAST, ...facts }, 'ANALOG')).toBe(analog);
});

test('a guest hands a document in without a number, but not without a birthday', () => {
  expect(codeOf(GUEST, 'AUTO')).toBeNull();
  expect(codeOf(GUEST, 'ANALOG')).toBeNull();
  expect(codeOf({ ...GUEST, hasBirthday: false }, 'ANALOG')).toBe('REGISTRATION_ORDER');
});

test('three tries are counted down to none', () => {
  expect([0, 1, 2, 3, 4].map((failedReadings) => triesLeft({ ...CAST, failedReadings }))).toEqual([
    3, 2, 1, 0, 0,
  ]);
});

test('pending is who has handed something in', () => {
  expect(ageStatus({ isVerified: false, isOpen: false })).toBe(AgeStatus.NONE);
  expect(ageStatus({ isVerified: false, isOpen: true })).toBe(AgeStatus.PENDING);
  expect(ageStatus({ isVerified: true, isOpen: false })).toBe(AgeStatus.VERIFIED);
});

test('operators hear of a check twelve hours before two days are over, and when they are', () => {
  const submitted = new Date('2026-11-20T03:00:00Z');
  const by = ageAnswerBy(submitted);
  expect(by.toISOString()).toBe('2026-11-22T03:00:00.000Z');
  const first = nextReminder(by, submitted)!;
  expect(first.toISOString()).toBe('2026-11-21T15:00:00.000Z');
  expect(nextReminder(by, first)).toEqual(by);
  expect(nextReminder(by, by)).toBeNull();
});

test('pictures go 72 hours after the decision', () => {
  expect(ageFilesGoAt(new Date('2026-11-20T03:00:00Z')).toISOString()).toBe('2026-11-23T03:00:00.000Z');
});

test('every gesture is drawn, and nothing else', () => {
  expect([0, 0.2, 0.4, 0.6, 0.999].map(gestureOf)).toEqual([...GESTURES]);
});

test.each([
  [{ outcome: 'VERIFIED' }, 'VERIFIED', null],
  [{ outcome: 'VERIFIED', isDrawn: true }, 'WAITING', 'DRAWN'],
  [{ outcome: 'VERIFIED', isDrawn: true, isAccountShared: true }, 'WAITING', 'SHARED_ACCOUNT'],
  [{ outcome: 'OPERATOR' }, 'WAITING', 'NAME_UNREAD'],
  [{ outcome: 'UNDER_AGE', isDrawn: true }, 'WAITING', 'UNDER_AGE'],
  [{ outcome: 'DIFFERS', isAccountShared: true }, 'FAILED', 'DIFFERS'],
  [{ outcome: 'UNREAD' }, 'FAILED', 'UNREAD'],
  [{ outcome: 'BACK_SIDE' }, 'FAILED', 'BACK_SIDE'],
] as const)('after a reading of %o comes %s', (reading, state, finding) => {
  const none = { isDrawn: false, isAccountShared: false };
  expect(afterReading({ ...none, ...reading })).toEqual({ state, finding });
});

test('one success in twenty is looked at', () => {
  const drawn = Array.from({ length: 1000 }, (_, n) => n / 1000);
  expect(drawn.filter(isLookedAt)).toHaveLength(50);
});
