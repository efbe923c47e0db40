import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { memoRoutes } from '@yoimachi/contract/memo';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { searchRoutes } from '@yoimachi/contract/search';
import { expect, test } from 'vitest';
import { keyOf, pages } from '#lib/queries.ts';
import { markFavorite } from './mark-favorite.ts';

const params = { params: { castId: 'c' } };
const SEARCH = pages(searchRoutes.searchCasts).queryKey as QueryKey;
const VIEWED: QueryKey = keyOf(searchRoutes.listCasts);
const PROFILE: QueryKey = keyOf(searchRoutes.getCast, params);
const DAYS: QueryKey = keyOf(scheduleRoutes.listCastDays, params);
const OTHER: QueryKey = keyOf(memoRoutes.readMemo);

const card = (castId: string, favorite = false) => ({ castId, favorite, nickname: castId });

test('the heart changes in every list and on the profile, and nowhere else', () => {
  const client = new QueryClient();
  client.setQueryData(SEARCH, {
    pages: [
      { items: [card('a'), card('b')], nextCursor: 'x' },
      { items: [card('c')], nextCursor: null },
    ],
    pageParams: [null, 'x'],
  });
  client.setQueryData(VIEWED, { items: [card('c'), card('b')] });
  client.setQueryData(PROFILE, card('c'));
  client.setQueryData(DAYS, { days: [] });
  client.setQueryData(OTHER, card('c'));

  markFavorite(client, 'c', true);

  expect(client.getQueryData(SEARCH)).toEqual({
    pages: [
      { items: [card('a'), card('b')], nextCursor: 'x' },
      { items: [card('c', true)], nextCursor: null },
    ],
    pageParams: [null, 'x'],
  });
  expect(client.getQueryData(VIEWED)).toEqual({ items: [card('c', true), card('b')] });
  expect(client.getQueryData(PROFILE)).toEqual(card('c', true));
  expect(client.getQueryData(DAYS)).toEqual({ days: [] });
  expect(client.getQueryData(OTHER)).toEqual(card('c'));
});
