import { searchRoutes, type FoundCast } from '@yoimachi/contract/search';
import type { FilterWords } from '@yoimachi/domain/search';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CastPages } from '#find/cast';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#lib/request.ts';
import type { SearchOrder } from '../filters.ts';

/** Long enough to find the list unchanged when going back from a profile. */
const FRESH_MS = 120_000;
const KEPT_MS = 30 * 60_000;

/** Casts a guest can book, 20 a page by keyset; nobody is asked for while `isAsked` is false. While conditions change, the previous list stays. */
export function useCasts(
  query: FilterWords,
  order: SearchOrder | undefined,
  isAsked: boolean,
): CastPages<FoundCast> {
  const asked = { ...query, ...(order && { order }) } as object;
  return useInfiniteQuery({
    queryKey: ['casts', 'search', asked],
    queryFn: ({ pageParam }) =>
      call(searchRoutes.searchCasts, { query: { ...asked, ...(pageParam && { cursor: pageParam }) } }),
    ...pagesByCursor,
    placeholderData: keepPreviousData,
    enabled: isAsked,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
  });
}
