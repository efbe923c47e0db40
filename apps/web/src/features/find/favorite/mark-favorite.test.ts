import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { markFavorite } from './mark-favorite.ts';

const card = (castId: string, favorite = false) => ({ castId, favorite, nickname: castId });

test('the heart changes in every list and on the profile, and nowhere else', () => {
  const client = new QueryClient();
  client.setQueryData(['casts', 'search', {}], {
    pages: [
      { items: [card('a'), card('b')], nextCursor: 'x' },
      { items: [card('c')], nextCursor: null },
    ],
    pageParams: [null, 'x'],
  });
  client.setQueryData(['casts', 'profile', 'c'], card('c'));
  client.setQueryData(['casts', 'days', 'c', '2026-11-22'], { days: [] });
  client.setQueryData(['other'], card('c'));

  markFavorite(client, 'c', true);

  expect(client.getQueryData(['casts', 'search', {}])).toEqual({
    pages: [
      { items: [card('a'), card('b')], nextCursor: 'x' },
      { items: [card('c', true)], nextCursor: null },
    ],
    pageParams: [null, 'x'],
  });
  expect(client.getQueryData(['casts', 'profile', 'c'])).toEqual(card('c', true));
  expect(client.getQueryData(['casts', 'days', 'c', '2026-11-22'])).toEqual({ days: [] });
  expect(client.getQueryData(['other'])).toEqual(card('c'));
});
