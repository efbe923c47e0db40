// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { act, renderHook } from '@testing-library/react';
import { learnMaintenance, useMaintenance } from './maintenance.ts';
import { ServerFault } from './transport.ts';

const closed = (until: string) => new ServerFault(503, { code: 'MAINTENANCE', details: { until } });

test('is known from the answer that says so until one says otherwise', () => {
  const { result } = renderHook(() => useMaintenance());
  expect(result.current).toBeNull();
  act(() => learnMaintenance(closed('2026-11-20T03:30:00.000Z')));
  expect(result.current).toEqual(new Date('2026-11-20T03:30:00.000Z'));
  act(() => learnMaintenance(new ServerFault(503, { code: 'UNAVAILABLE' })));
  expect(result.current).not.toBeNull();
  act(() => learnMaintenance({ mail: 'x' }));
  expect(result.current).toBeNull();
});

test('the same time again draws nothing anew', () => {
  const drawn = vi.fn(() => useMaintenance());
  renderHook(drawn);
  act(() => learnMaintenance(closed('2026-11-20T04:30:00.000Z')));
  const before = drawn.mock.calls.length;
  act(() => learnMaintenance(closed('2026-11-20T04:30:00.000Z')));
  expect(drawn.mock.calls.length).toBe(before);
  act(() => learnMaintenance({}));
});
