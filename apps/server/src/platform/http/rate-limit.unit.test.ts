import { expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

it('lets a burst through, then as much as comes in, each caller alone', () => {
  const limit = createRateLimit({ burst: 2, perMinute: 60 });
  expect([limit.take('a', 0), limit.take('a', 0), limit.take('a', 0)]).toEqual([true, true, false]);
  expect(limit.take('b', 0)).toBe(true);
  expect(limit.take('a', 999)).toBe(false);
  expect(limit.take('a', 2_000)).toBe(true);
});
