import { expect, test } from 'vitest';
import { UserType } from '@yoimachi/domain/account';
import { leftOfGoodwill, memberNumber, numberOfMember } from './index.ts';

test('a number is read as it is written, in any width, with or without its letter', () => {
  expect(memberNumber(UserType.GUEST, 10_001)).toBe('G-10001');
  expect(memberNumber(UserType.CAST, 10_494)).toBe('C-10494');
  for (const typed of ['C-10494', 'c10494', 'Ｃ－１０４９４', ' C- 10494 '])
    expect(numberOfMember(typed), typed).toEqual({ number: 10_494, userType: UserType.CAST });
  expect(numberOfMember('10494')).toEqual({ number: 10_494, userType: null });
  for (const typed of ['', 'X-1', 'C-', 'B-208813', '1234567890123', '1; drop'])
    expect(numberOfMember(typed), typed).toBe(null);
});

test('goodwill ends at the limit of the day', () => {
  expect([leftOfGoodwill(2000, 0), leftOfGoodwill(2000, 1500), leftOfGoodwill(1000, 1500)]).toEqual([
    2000, 500, 0,
  ]);
});
