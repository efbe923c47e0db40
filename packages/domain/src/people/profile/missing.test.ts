import { expect, test } from 'vitest';
import { GUEST_GAPS, guestGaps, PROFILE_GAPS, profileGaps } from './index.ts';

const empty = {
  isVerified: false,
  hasPrice: false,
  comingDays: 0,
  photos: 0,
  shortProfile: '',
  selfIntro: '',
  details: 0,
  tags: 0,
};

test('an empty profile lacks everything, a full one nothing', () => {
  expect(profileGaps(empty)).toEqual(PROFILE_GAPS);
  const full = { isVerified: true, hasPrice: true, comingDays: 1, photos: 1, details: 3, tags: 1 };
  expect(profileGaps({ ...full, shortProfile: 'はじめまして', selfIntro: '銀座です。' })).toEqual([]);
});

test('two details are too few', () => {
  expect(profileGaps({ ...empty, details: 2 })).toContain('DETAIL');
  expect(profileGaps({ ...empty, details: 3 })).not.toContain('DETAIL');
});

test('of a guest is named what is not there yet, in the order in which others wait for it', () => {
  const nothing = { hasPhone: false, isAgeChecked: false, hasCard: false, saysSomething: false };
  expect(guestGaps(nothing)).toEqual(GUEST_GAPS);
  expect(guestGaps({ ...nothing, hasPhone: true, isAgeChecked: true })).toEqual(['CARD', 'PROFILE']);
  const all = { hasPhone: true, isAgeChecked: true, hasCard: true, saysSomething: true };
  expect(guestGaps(all)).toEqual([]);
});
