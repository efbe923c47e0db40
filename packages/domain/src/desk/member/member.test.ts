import { expect, test } from 'vitest';
import { UserType } from '@yoimachi/domain/account';
import { legalNameKey, leftOfGoodwill, memberNumber, numberOfMember } from './index.ts';

test('a number is read as it is written, in any width, with or without its letter', () => {
  expect(memberNumber(UserType.GUEST, 10_001)).toBe('G-10001');
  expect(memberNumber(UserType.CAST, 10_494)).toBe('C-10494');
  for (const typed of ['C-10494', 'c10494', 'Ｃ－１０４９４', ' C- 10494 '])
    expect(numberOfMember(typed), typed).toEqual({ number: 10_494, userType: UserType.CAST });
  expect(numberOfMember('10494')).toEqual({ number: 10_494, userType: null });
  for (const typed of ['', 'X-1', 'C-', 'B-208813', '1234567890123', '1; drop'])
    expect(numberOfMember(typed), typed).toBe(null);
});

test('a name is found whatever spaces and kana it is typed with', () => {
  expect(legalNameKey('佐藤　 花子')).toBe(legalNameKey('佐藤花子'));
  expect(legalNameKey('サトウ ハナコ')).toBe(legalNameKey('ｻﾄｳﾊﾅｺ'));
  expect(legalNameKey('サトウ・ハナコ')).toBe(legalNameKey('さとうはなこ'));
  expect(legalNameKey('佐藤花子')).not.toBe(legalNameKey('佐藤華子'));
});

test('goodwill ends at the limit of the day', () => {
  expect([leftOfGoodwill(2000, 0), leftOfGoodwill(2000, 1500), leftOfGoodwill(1000, 1500)]).toEqual([
    2000, 500, 0,
  ]);
});
