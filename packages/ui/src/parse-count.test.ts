import { expect, test } from 'vitest';
import { parseCount } from './parse-count.ts';

test('digits are read however they are written', () => {
  expect(parseCount('１２，０００')).toBe(12_000);
  expect(parseCount(' 1,000,000 P')).toBe(1_000_000);
  expect(parseCount('')).toBeNull();
  expect(parseCount('ポイント')).toBeNull();
});

test('a fraction never becomes a larger number', () => {
  expect(parseCount('1000.5')).toBe(1_000);
  expect(parseCount('1,000．50')).toBe(1_000);
});
