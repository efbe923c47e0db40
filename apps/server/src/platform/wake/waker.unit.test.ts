import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWaker, type Waker } from './waker.ts';

const LONGEST_MS = 3_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  waker.stop();
  vi.useRealTimers();
});
let waker: Waker;

/** A waker, and how often it has looked. */
function woken(look: () => Promise<number>, shortestMs = 0) {
  const looks = vi.fn(look);
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  waker = createWaker({ look: looks, longestMs: () => LONGEST_MS, shortestMs, onError });
  waker.start();
  return { looks, errors, after: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}
/** The law: what rests looks only when it is woken, when a time has come, and now and then. */
async function looksAtRest(look: () => Promise<number>): Promise<number> {
  const { looks, after } = woken(look);
  await after(60_000);
  return looks.mock.calls.length;
}
const AT_REST = 60_000 / LONGEST_MS + 1;

it('rests while there is nothing to do', async () => {
  expect(await looksAtRest(async () => Infinity)).toBe(AT_REST);
});

it('is found out where it looks every second', async () => {
  expect(await looksAtRest(async () => 1_000)).toBeGreaterThan(AT_REST);
});

it('looks when the time has come that it knows of, and at once when it is woken', async () => {
  const { looks, after } = woken(async () => (looks.mock.calls.length === 1 ? 1_234 : Infinity));
  await after(1_233);
  expect(looks).toHaveBeenCalledTimes(1);
  await after(1);
  expect(looks).toHaveBeenCalledTimes(2);
  await after(100);
  waker.wake();
  await after(0);
  expect(looks).toHaveBeenCalledTimes(3);
});

it('looks once more when it is woken while it looks, however often', async () => {
  const looking = Promise.withResolvers<number>();
  const { looks, after } = woken(() =>
    looks.mock.calls.length === 1 ? looking.promise : Promise.resolve(Infinity),
  );
  await after(0);
  for (let n = 0; n < 5; n++) waker.wake();
  looking.resolve(Infinity);
  await after(1);
  expect(looks).toHaveBeenCalledTimes(2);
});

it('rests a little between two looks, however often it is woken, and forgets no waking', async () => {
  const { looks, after } = woken(async () => Infinity, 250);
  for (let n = 0; n < 100; n++) {
    await after(10);
    waker.wake();
  }
  expect(looks.mock.calls.length).toBeLessThanOrEqual(5);
  const before = looks.mock.calls.length;
  await after(250);
  expect(looks).toHaveBeenCalledTimes(before + 1);
});

it('goes on after an error, and looks no more once it is stopped', async () => {
  const { looks, errors, after } = woken(() => Promise.reject(new Error('away')));
  await after(1_000);
  expect([looks.mock.calls.length, errors.length]).toEqual([2, 2]);
  waker.stop();
  waker.wake();
  await after(60_000);
  expect(looks).toHaveBeenCalledTimes(2);
});
