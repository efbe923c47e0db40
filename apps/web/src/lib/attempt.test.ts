import { expect, test } from 'vitest';
import { attemptKey, endAttempt } from './attempt.ts';
import { memoryStorage } from './memory-storage.test-kit.ts';

test('the same content keeps its key until the act has ended; another content and another act have their own', () => {
  const storage = memoryStorage();
  const first = attemptKey('gift', { giftId: 'a' }, storage);
  expect(attemptKey('gift', { giftId: 'a' }, storage)).toBe(first);
  expect(attemptKey('coupon', { giftId: 'a' }, storage)).not.toBe(first);
  expect(attemptKey('gift', { giftId: 'b' }, storage)).not.toBe(first);
  const second = attemptKey('gift', { giftId: 'b' }, storage);
  endAttempt('gift', storage);
  expect(attemptKey('gift', { giftId: 'b' }, storage)).not.toBe(second);
});

test('what cannot be read counts as nothing', () => {
  const storage = memoryStorage();
  storage.setItem('attempt:gift', '{');
  expect(attemptKey('gift', 1, storage)).toMatch(/^[\da-f-]{36}$/);
});
