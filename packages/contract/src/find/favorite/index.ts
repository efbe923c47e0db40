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
  listFavorites: route('GET', '/favorites', 'guest', {
    summary:
      'The casts a guest keeps as favourites, newest first; those of one of his lists, or with one of his tags.',
    query: z.object({ ...pageQuery, groupId: z.optional(id()), tier: z.optional(tier()) }),
    answer: page(favoriteCard),
    errors: ['NOT_FOUND'],
  }),
  addFavorite: route('POST', '/favorites', 'guest', {
    summary: 'Keeps a cast as favourite; again changes nothing.',
    body: z.object({ castId: id() }),
    errors: ['NOT_FOUND', 'SAME_PERSON'],
  }),
  removeFavorite: route('DELETE', '/favorites/:castId', 'guest', {
    summary: 'Removes a favourite; again changes nothing.',
    params: z.object({ castId: id() }),
  }),
  listOwnFavoriteGuests: route('GET', '/favorites/guests', 'cast', {
    summary: 'The guests a cast keeps as favourites, newest first, as she may see them.',
    query: z.object(pageQuery),
    answer: page(favoriteGuest),
  }),
  findFavoriteGuest: route('GET', '/favorites/guests/:guestId', 'cast', {
    summary: 'Whether a guest whom she may see is her favourite.',
    params: z.object({ guestId: id() }),
    answer: z.object({ favorite: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  addFavoriteGuest: route('POST', '/favorites/guests', 'cast', {
    summary: 'Keeps a guest as favourite whom she may see; he does not learn of it. Again changes nothing.',
    body: z.object({ guestId: id() }),
    errors: ['NOT_FOUND'],
  }),
  removeFavoriteGuest: route('DELETE', '/favorites/guests/:guestId', 'cast', {
    summary: 'Removes a guest from her favourites; again changes nothing.',
    params: z.object({ guestId: id() }),
  }),
  listFavoriteGuests: route('GET', '/cast/favorites', 'cast', {
    summary: 'The guests who keep a cast as favourite, newest first, as she may see them.',
    query: z.object(pageQuery),
    answer: page(favoriteGuest),
  }),
} as const;
