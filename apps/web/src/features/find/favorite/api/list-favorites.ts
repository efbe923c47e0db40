import { favoriteRoutes } from '@yoimachi/contract/favorite';
import type { ReviewTier } from '@yoimachi/domain/review';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pages } from '#lib/queries.ts';

/** Which favourites the address names: those of a list, those with a tag. */
export interface FavoriteSearch {
  readonly groupId?: string;
  readonly tier?: ReviewTier;
}

/** The guest's favourites, newest first, 20 a page; of one of his lists, or with one of his tags, where it is named. */
export const useFavorites = ({ groupId, tier }: FavoriteSearch) =>
  useInfiniteQuery(pages(favoriteRoutes.listFavorites, { query: { groupId, tier } }));
