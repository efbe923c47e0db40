import { expect, it } from 'vitest';
import { memoryStorage } from '#lib/memory-storage.test-kit.ts';
import { clearAttempt, keyFor } from './attempt.ts';

const ORDER = { points: 10_000, card: { last4: '4242' } };

it('keeps the key of an order over a reload, until the purchase has ended', () => {
  const storage = memoryStorage();
  const key = keyFor(ORDER, storage);
  expect(keyFor({ ...ORDER }, storage)).toBe(key);
  clearAttempt(storage);
  expect(keyFor(ORDER, storage)).not.toBe(key);
});

it('makes a new key for another order, and for another card', () => {
  const storage = memoryStorage();
  const key = keyFor(ORDER, storage);
  expect(keyFor({ ...ORDER, card: { last4: '0002' } }, storage)).not.toBe(key);
});

it('makes a new key when what is stored cannot be read', () => {
  const storage = memoryStorage();
  storage.setItem('purchase-attempt', '{');
  expect(keyFor(ORDER, storage)).toMatch(/^[\da-f-]{36}$/);
});
