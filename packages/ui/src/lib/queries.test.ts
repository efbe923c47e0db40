import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { groupRoutes } from '@yoimachi/contract/group';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { afterEach, expect, test, vi } from 'vitest';
import { keyOf, makeQueries, refresh } from './queries.ts';

const call = vi.fn().mockResolvedValue({ items: [], nextCursor: null });
const { query, pages } = makeQueries(call);
const client = new QueryClient();
afterEach(() => {
  client.clear();
  call.mockClear();
});

const GROUP = { params: { groupId: 'a' } };

test('a query asks its call, pages ask for the cursor besides, and none has the place of another', async () => {
  await client.fetchQuery(query(groupRoutes.listGroupMembers, GROUP));
  expect(call).toHaveBeenLastCalledWith(groupRoutes.listGroupMembers, GROUP);
  await client.fetchInfiniteQuery(pages(groupRoutes.listGroupMembers, GROUP));
  expect(call).toHaveBeenLastCalledWith(groupRoutes.listGroupMembers, { ...GROUP, query: { cursor: null } });
  await client.fetchQuery(query(groupRoutes.getGroup, GROUP));
  await client.fetchQuery(query(groupRoutes.getGroup, { params: { groupId: 'b' } }));
  expect(client.getQueryCache().getAll()).toHaveLength(4);
  expect(client.getQueriesData({ queryKey: keyOf(groupRoutes.listGroupMembers, GROUP) })).toHaveLength(2);
  expect(client.getQueryData(keyOf(groupRoutes.getGroup, GROUP))).toBeDefined();
});

test('what is on a screen is asked for again once, of a call or of a part of the contract, and nothing else', async () => {
  const heart = query(favoriteRoutes.findFavoriteGuest, { params: { guestId: 'a' } });
  const groups = query(groupRoutes.listGroups, {}, { select: ({ items }) => items });
  const shown = new QueryObserver(client, { ...groups, staleTime: Infinity });
  shown.subscribe(() => undefined);
  await client.fetchQuery(heart);
  await expect.poll(() => shown.getCurrentResult().data).toEqual([]);
  expect(client.getQueryData(groups.queryKey)).toEqual({ items: [], nextCursor: null });
  call.mockClear();
  await refresh(client, groupRoutes);
  expect(call.mock.calls).toEqual([[groupRoutes.listGroups, {}]]);
  expect(client.getQueryState(heart.queryKey)?.isInvalidated).toBe(false);
  await refresh(client, groupRoutes.listGroups, favoriteRoutes);
  expect(call).toHaveBeenCalledTimes(2);
  expect(client.getQueryState(heart.queryKey)?.isInvalidated).toBe(true);
});

test('what a first answer under way may not know yet is asked for once more, and shown', async () => {
  let answer: (items: unknown) => void = () => undefined;
  call.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const shown = new QueryObserver(client, query(groupRoutes.listGroups));
  shown.subscribe(() => undefined);
  call.mockResolvedValueOnce({ items: ['new'], nextCursor: null });
  const refreshed = refresh(client, groupRoutes);
  answer({ items: ['old'], nextCursor: null });
  await refreshed;
  expect(shown.getCurrentResult().data).toMatchObject({ items: ['new'] });
  expect(call).toHaveBeenCalledTimes(2);
});
