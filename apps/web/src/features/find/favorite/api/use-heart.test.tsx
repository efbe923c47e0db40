// @vitest-environment happy-dom
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { notifyManager, QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { keyOf } from '#lib/queries.ts';
import { currentToast, showToast } from '#lib/toast.ts';
import { useHeart } from './use-heart.ts';

const ROUTE = favoriteRoutes.findFavoriteGuest;
const queryKey = keyOf(ROUTE, { params: { guestId: 'he' } });

/** A heart on a screen whose answers come when they are let go; so do those to its taps. */
function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(queryKey, { favorite: false });
  const asked: PromiseWithResolvers<{ favorite: boolean }>[] = [];
  const sent: PromiseWithResolvers<void>[] = [];
  const hold = <T,>(held: PromiseWithResolvers<T>[]) => {
    const one = Promise.withResolvers<T>();
    held.push(one);
    return one.promise;
  };
  const seen: (boolean | undefined)[] = [];
  const observer = new QueryObserver(client, { queryKey, queryFn: () => hold(asked), staleTime: Infinity });
  // What a screen shows when it is told that something has changed, as it is told.
  const look = () => seen.push(observer.getCurrentResult().data?.favorite);
  observer.subscribe(notifyManager.batchCalls(look));
  const { result } = renderHook(
    () =>
      useHeart({
        key: ['heart', 'he'],
        send: () => hold(sent),
        mark: (favorite) => client.setQueryData(queryKey, { favorite }),
        reads: [ROUTE],
        lists: [],
        isTold: false,
      }),
    {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  );
  const isKept = () => client.getQueryData(queryKey)?.favorite;
  const tap = async (favorite: boolean) => {
    act(() => result.current.mutate(favorite));
    await waitFor(() => expect(isKept()).toBe(favorite));
  };
  return { client, asked, sent, seen, isKept, tap };
}

beforeEach(() => showToast(''));

test('a heart shows at once, and no answer of before undoes it, not for a moment', async () => {
  const { client, asked, sent, seen, isKept, tap } = open();
  void client.refetchQueries({ queryKey });
  await tap(true);
  seen.length = 0;
  asked[0]!.resolve({ favorite: false });
  await waitFor(() => expect(client.getQueryState(queryKey)?.fetchStatus).toBe('idle'));
  expect([isKept(), ...seen]).not.toContain(false);
  await act(async () => sent[0]!.resolve());
  expect([isKept(), ...seen]).not.toContain(false);
  // From now on the server knows best.
  void client.refetchQueries({ queryKey });
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!.resolve({ favorite: false });
  await waitFor(() => expect(isKept()).toBe(false));
});

test('of quick taps the last one decides, whatever is answered in between', async () => {
  const { client, asked, isKept, tap } = open();
  await tap(true);
  await tap(false);
  void client.refetchQueries({ queryKey });
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!.resolve({ favorite: true });
  await waitFor(() => expect(client.getQueryState(queryKey)?.fetchStatus).toBe('idle'));
  expect(isKept()).toBe(false);
});

test('a refusal takes it back with a sentence', async () => {
  const { sent, isKept, tap } = open();
  await tap(true);
  await act(async () => sent[0]!.reject(new ApiError(409, 'CONFLICT', '登録できませんでした。')));
  await waitFor(() => expect(isKept()).toBe(false));
  expect(currentToast()?.text).toBe('登録できませんでした。');
});
