import { expect, test } from 'vitest';
import { isBusyOrder, seedsOf } from './long-suites.ts';

test('a seed that was printed gives the same order again, and those after it', () => {
  expect(seedsOf(1, '4711')).toEqual([4711]);
  expect(seedsOf(3, '4711')).toEqual([4711, 4712, 4713]);
});

test('without a seed each run has orders of its own, each another', () => {
  const seeds = seedsOf(10, undefined);
  expect(new Set(seeds).size).toBe(10);
  expect(seeds.every((seed) => Number.isSafeInteger(seed) && seed > 0)).toBe(true);
});

test('three of ten orders run beside a busy core, whatever the first seed', () => {
  for (const first of ['1', '995', '123456']) {
    expect(seedsOf(10, first).filter(isBusyOrder)).toHaveLength(3);
  }
});
