import { expect, test } from 'vitest';
import { charactersOf, firstCharacterOf, isNameTooLong, nameUnits } from './index.ts';

const FAMILY = '👨‍👩‍👧‍👦';

test('a text is as long as who reads it counts', () => {
  expect(charactersOf(`${FAMILY}が\n辻󠄀🇯🇵`)).toBe(5);
  expect(charactersOf('あ'.repeat(9), 4)).toBe(5);
});

test('a name is shortened to a whole character', () => {
  for (const first of ['あ', '𠮷', FAMILY, '🏳️‍🌈', 'が'.normalize('NFD')])
    expect(firstCharacterOf(`${first}み`)).toBe(first);
  expect(firstCharacterOf('')).toBe('');
});

test('a name has characters to read, and code points to store', () => {
  expect([isNameTooLong('👍🏽'.repeat(10), 10), isNameTooLong('あ'.repeat(11), 10)]).toEqual([false, true]);
  const longest = '𠮷\u0301\u0301\u0301'.repeat(10);
  expect([isNameTooLong(longest, 10), longest.length <= nameUnits(10)]).toEqual([false, true]);
  expect([isNameTooLong(FAMILY.repeat(5), 10), isNameTooLong(FAMILY.repeat(6), 10)]).toEqual([false, true]);
});
