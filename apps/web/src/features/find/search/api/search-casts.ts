import { searchRoutes } from '@yoimachi/contract/search';
import type { CastCard, SearchQuery } from '@yoimachi/contract/search';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

interface CastPage<C extends CastCard = CastCard> {
  readonly items: readonly C[];
  readonly nextCursor: string | null;
}
/** A list of casts that grows page by page. */
export type CastPages<C extends CastCard = CastCard> = UseInfiniteQueryResult<InfiniteData<CastPage<C>>>;

/** Long enough that going back from a profile finds the list as it was. */
const FRESH_MS = 120_000;
const KEPT_MS = 30 * 60_000;

/** Casts a guest can book, 20 a page by keyset. While conditions change, the list before stays. */
export function useCasts(query: Partial<SearchQuery>): CastPages {
  return useInfiniteQuery({
    queryKey: ['casts', 'search', query],
    queryFn: ({ pageParam }) =>
      call(searchRoutes.searchCasts, { query: { ...query, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: (last: CastPage) => last.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
  });
}
