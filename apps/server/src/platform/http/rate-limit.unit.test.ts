import { expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

it('lets a burst through, then as much as comes in, each caller alone', () => {
  const limit = createRateLimit({ burst: 2, perMinute: 60 });
  expect([limit.take('a', 0), limit.take('a', 0), limit.take('a', 0)]).toEqual([0, 0, 1]);
  expect(limit.take('b', 0)).toBe(0);
  expect(limit.take('a', 900)).toBeCloseTo(0.1);
  expect(limit.take('a', 2_000)).toBe(0);
});
