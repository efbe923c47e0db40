import * as z from 'zod/mini';
import { guestForCasts } from '@yoimachi/contract/profile';
import { id, instant, page, pageQuery } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { castCard, nextOpen } from '@yoimachi/contract/search';
import { tier } from '@yoimachi/contract/tier';

/** A favourite with the first time from tomorrow on when she is available; null if there is none. */
export const favoriteCard = z.object({
  ...castCard.shape,
  nextOpen: z.nullable(nextOpen),
});
export type FavoriteCard = z.output<typeof favoriteCard>;

/** A guest who keeps her or whom she keeps, since when, and whether he is her favourite. */
export const favoriteGuest = z.object({ ...guestForCasts.shape, keptAt: instant(), favorite: z.boolean() });
export type FavoriteGuest = z.output<typeof favoriteGuest>;

export const favoriteRoutes = {
  listFavorites: route({
    method: 'GET',
    path: '/favorites',
    who: 'guest',
    summary:
      'The casts a guest keeps as favourites, newest first; those of one of his lists, or with one of his tags.',
    query: z.object({ ...pageQuery, groupId: z.optional(id()), tier: z.optional(tier()) }),
    answer: page(favoriteCard),
    errors: ['NOT_FOUND'],
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
  listOwnFavoriteGuests: route({
    method: 'GET',
    path: '/favorites/guests',
    who: 'cast',
    summary: 'The guests a cast keeps as favourites, newest first, as she may see them.',
    query: z.object(pageQuery),
    answer: page(favoriteGuest),
  }),
  findFavoriteGuest: route({
    method: 'GET',
    path: '/favorites/guests/:guestId',
    who: 'cast',
    summary: 'Whether a guest whom she may see is her favourite.',
    params: z.object({ guestId: id() }),
    answer: z.object({ favorite: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  addFavoriteGuest: route({
    method: 'POST',
    path: '/favorites/guests',
    who: 'cast',
    summary: 'Keeps a guest as favourite whom she may see; he does not learn of it. Again changes nothing.',
    body: z.object({ guestId: id() }),
    errors: ['NOT_FOUND'],
  }),
  removeFavoriteGuest: route({
    method: 'DELETE',
    path: '/favorites/guests/:guestId',
    who: 'cast',
    summary: 'Removes a guest from her favourites; again changes nothing.',
    params: z.object({ guestId: id() }),
  }),
  listFavoriteGuests: route({
    method: 'GET',
    path: '/cast/favorites',
    who: 'cast',
    summary: 'The guests who keep a cast as favourite, newest first, as she may see them.',
    query: z.object(pageQuery),
    answer: page(favoriteGuest),
  }),
} as const;
