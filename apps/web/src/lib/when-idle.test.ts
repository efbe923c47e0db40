import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { counted, whenIdle } from './when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const IDLE_MS = 2000;

test('waits for what was asked for, and for what that asks for, but not for ever', async () => {
  const run = vi.fn();
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const asked = counted(first.promise).then(() => counted(second.promise));
  whenIdle(run);
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(run).not.toHaveBeenCalled();
  first.resolve();
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(run).not.toHaveBeenCalled();
  second.resolve();
  await asked;
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(run).toHaveBeenCalledOnce();

  void counted(new Promise(() => {}));
  whenIdle(run);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('does nothing once it is cancelled, and minds no failure', async () => {
  const run = vi.fn();
  whenIdle(run)();
  whenIdle(() => Promise.reject(new Error('no network')));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).not.toHaveBeenCalled();
});
