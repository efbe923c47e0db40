import { expect, it } from 'vitest';
import { judgeReferral, normaliseReferralCode, reachedBy, referralCodeOf } from './index.ts';

it('is reached by friends or by bookings', () => {
  const needed = { friends: 3, bookings: 5 };
  expect(reachedBy({ friends: 2, bookings: 4 }, needed)).toBeNull();
  expect(reachedBy({ friends: 3, bookings: 0 }, needed)).toBe('FRIEND');
  expect(reachedBy({ friends: 0, bookings: 5 }, needed)).toBe('BOOKING');
  // After a requirement was lowered the counts may exceed it.
  expect(reachedBy({ friends: 0, bookings: 9 }, needed)).toBe('BOOKING');
});

it('counts a friend who shares nothing with the one who invited her, up to ten a month', () => {
  const stranger = {
    sameIdentity: false,
    sameBankAccount: false,
    sameCard: false,
    sameDevice: false,
    friendsInWindow: 9,
  };
  expect(judgeReferral(stranger)).toBe('COUNTED');
  expect(judgeReferral({ ...stranger, friendsInWindow: 10 })).toBe('REVIEW');
  for (const same of ['sameIdentity', 'sameBankAccount', 'sameCard', 'sameDevice'])
    expect(judgeReferral({ ...stranger, [same]: true, friendsInWindow: 50 })).toBe('SAME_PERSON');
});

it('makes codes that can be typed', () => {
  const code = referralCodeOf(Uint8Array.from([0, 31, 32, 255, 7, 8, 9, 10, 11]));
  expect(code).toHaveLength(8);
  expect(normaliseReferralCode(` ${code.toLowerCase()} `)).toBe(code);
  for (const wrong of ['', 'ABCDEFG', 'ABCDEFGO', 'ABCDEFGHI', 'あいうえおかきく']) {
    expect(normaliseReferralCode(wrong)).toBeNull();
  }
});
