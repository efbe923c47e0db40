import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSeldom } from './read-seldom.ts';

const KEPT = { keptMs: 15_000, longestMs: 5_000 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('reads once for all who ask at once and for those who ask soon after, and then again', async () => {
  let reads = 0;
  const read = async () => ++reads;
  const ask = readSeldom(read, KEPT);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(14_999);
  expect(await ask()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await ask()).toBe(2);
});

it('tells nothing old where reading fails, and does not try again at once', async () => {
  const read = vi.fn().mockResolvedValueOnce('found').mockRejectedValue(new Error('away'));
  const ask = readSeldom(read, KEPT);
  expect(await ask()).toBe('found');
  vi.advanceTimersByTime(15_000);
  expect([await ask(), await ask()]).toEqual([null, null]);
  expect(read).toHaveBeenCalledTimes(2);
});

it('begins no second reading beside one that hangs, and tells what that finds later', async () => {
  const hanging = Promise.withResolvers<string>();
  const read = vi.fn(() => hanging.promise);
  const ask = readSeldom(read, { keptMs: 15_000, longestMs: 0 });
  expect([await ask(), await ask()]).toEqual([null, null]);
  expect(read).toHaveBeenCalledTimes(1);
  hanging.resolve('late');
  await hanging.promise;
  expect(await ask()).toBe('late');
});
