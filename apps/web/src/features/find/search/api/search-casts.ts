import { searchRoutes, type FoundCast } from '@yoimachi/contract/search';
import type { FilterWords } from '@yoimachi/domain/search';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CastPages } from '#find/cast';
import { pages } from '#lib/queries.ts';
import type { SearchOrder } from '../filters.ts';

/** Long enough to find the list unchanged when going back from a profile. */
const FRESH_MS = 120_000;
const KEPT_MS = 30 * 60_000;

/** Casts a guest can book, 20 a page by keyset; nobody is asked for while `isAsked` is false. While conditions change, the previous list stays. */
export function useCasts(
  words: FilterWords,
  order: SearchOrder | undefined,
  isAsked: boolean,
): CastPages<FoundCast> {
  const asked = { ...words, ...(order && { order }) } as object;
  return useInfiniteQuery(
    pages(
      searchRoutes.searchCasts,
      { query: asked },
      { placeholderData: keepPreviousData, enabled: isAsked, staleTime: FRESH_MS, gcTime: KEPT_MS },
    ),
  );
}
