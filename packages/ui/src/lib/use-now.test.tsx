// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { tellTime } from './clock.ts';
import { useNow } from './use-now.ts';

afterEach(() => vi.useRealTimers());

test('a page that wakes says what time it is, though its timers have slept', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T03:00:20Z') });
  const { result, unmount } = renderHook(useNow);
  act(() => void vi.advanceTimersByTime(40_000));
  expect(result.current.toISOString()).toBe('2026-11-21T03:01:00.000Z');
  // The computer sleeps: its clock goes on, the timers of its pages do not.
  vi.setSystemTime(new Date('2026-11-21T04:30:00Z'));
  expect(result.current.toISOString()).toBe('2026-11-21T03:01:00.000Z');
  act(tellTime);
  expect(result.current.toISOString()).toBe('2026-11-21T04:30:00.000Z');
  unmount();
});
