import { expect, test } from 'vitest';
import { memoryStorage } from '#lib/memory-storage.test-kit.ts';
import { GUEST } from '#lib/session-storage.ts';
import { keepPending, takePending } from './line-pending.ts';

test('what was begun is taken once', () => {
  const storage = memoryStorage();
  const pending = { secret: 's', purpose: 'login', userType: GUEST, next: '/guest' } as const;
  expect(takePending(storage)).toBeNull();
  keepPending(pending, storage);
  expect(takePending(storage)).toEqual(pending);
  expect(takePending(storage)).toBeNull();
});

test('what somebody else wrote there is nothing, and goes', () => {
  const storage = memoryStorage();
  storage.setItem('identity:line', '{');
  expect(takePending(storage)).toBeNull();
  expect(storage.getItem('identity:line')).toBeNull();
});
