import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { takeDocument, liveKey } from './live.ts';
import { createQueryClient } from '#lib/query.ts';
import { currentToast, showToast } from '#lib/toast.ts';

const offline = () => Promise.reject(new ApiError(0, 'ERR_NETWORK', ''));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

async function runQuery(queryFn: () => Promise<never>): Promise<void> {
  const done = createQueryClient()
    .fetchQuery({ queryKey: ['q'], queryFn, retry: false })
    .catch(() => undefined);
  await done;
}

test('ERR_NETWORK on a query shows the one toast', async () => {
  await runQuery(offline);
  expect(currentToast()?.text).toBe('通信エラーが発生しました。通信環境をご確認ください。');
});

test('ERR_NETWORK on a mutation shows the one toast', async () => {
  const client = createQueryClient();
  await client
    .getMutationCache()
    .build(client, { mutationFn: offline })
    .execute(undefined)
    .catch(() => undefined);
  expect(currentToast()?.text).toBe('通信エラーが発生しました。通信環境をご確認ください。');
});

test('no other failure shows a toast by itself', async () => {
  await runQuery(() => Promise.reject(new ApiError(400, 'VALIDATION', '入力')));
  expect(currentToast()).toBeNull();
});

test('toasts come one at a time and close after three seconds', () => {
  showToast('一');
  vi.advanceTimersByTime(2000);
  showToast('二');
  vi.advanceTimersByTime(2999);
  expect(currentToast()?.text).toBe('二');
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('an older live document never overwrites a newer one', () => {
  const client = createQueryClient();
  for (const version of [2, 1, 3, 2]) takeDocument(client, 'user.point', { version, document: version });
  expect(client.getQueryData(liveKey('user.point'))).toEqual({ version: 3, document: 3 });
});
