import * as z from 'zod/mini';
import { day, id, minute, page, pageQuery } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { castCard } from '@yoimachi/contract/search';

/** A favourite with the first time from tomorrow on when she is available; null if there is none. */
export const favoriteCard = z.object({
  ...castCard.shape,
  nextOpen: z.nullable(z.object({ day: day(), minute: minute() })),
});
export type FavoriteCard = z.output<typeof favoriteCard>;

export const favoriteRoutes = {
  listFavorites: route({
    method: 'GET',
    path: '/favorites',
    who: 'guest',
    summary: 'The casts a guest keeps as favourites, newest first.',
    query: z.object(pageQuery),
    answer: page(favoriteCard),
  }),
  addFavorite: route({
    method: 'POST',
    path: '/favorites',
    who: 'guest',
    summary: 'Keeps a cast as favourite; again changes nothing.',
    body: z.object({ castId: id() }),
    errors: ['NOT_FOUND', 'SAME_PERSON'],
  }),
  removeFavorite: route({
    method: 'DELETE',
    path: '/favorites/:castId',
    who: 'guest',
    summary: 'Removes a favourite; again changes nothing.',
    params: z.object({ castId: id() }),
  }),
} as const;
