import { searchRoutes, type Suggestions } from '@yoimachi/contract/search';
import { listOf } from '@yoimachi/domain/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ownKey, query } from '#lib/queries.ts';
import type { IconName } from '#ui/icon.tsx';
import { readKept } from './device-lists.ts';
import { areaOf, changeFilters } from './filters.ts';
import type { SearchFilters } from './filters.ts';

/** What may be meant by what is typed: another search, or a cast. */
export interface Suggestion {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly detail?: string;
  readonly castId?: string;
  readonly filters?: SearchFilters;
}

/** While nothing is typed, what he searched for last. */
export function useSuggestions(filters: SearchFilters, typed: string): readonly Suggestion[] {
  const words = typed.trim();
  const { data: found } = useQuery(
    query(
      searchRoutes.suggest,
      { query: { words } },
      { enabled: words !== '', placeholderData: keepPreviousData, staleTime: 60_000 },
    ),
  );
  const { data: last } = useQuery({
    queryKey: ownKey('search.words'),
    queryFn: async () => (await readKept('search.words')) ?? [],
    staleTime: 0,
  });
  if (words !== '') return found ? suggestionsOf(found, filters) : [];
  return (last ?? []).map((each) => ({
    key: `last ${each}`,
    icon: 'clock',
    label: each,
    filters: changeFilters(filters, { words: each }),
  }));
}

function suggestionsOf(
  { casts, stores, districts, tags }: Suggestions,
  filters: SearchFilters,
): Suggestion[] {
  const { words: _, ...others } = filters;
  return [
    ...casts.map(({ castId, nickname, district, storeName }) => ({
      key: castId,
      icon: 'user' as const,
      label: nickname,
      detail: `${district} / ${storeName}`,
      castId,
    })),
    ...stores.map(({ name, district }) => ({
      key: `store ${name} ${district}`,
      icon: 'shop' as const,
      label: name,
      detail: district,
      // He may be looking elsewhere just now.
      filters: changeFilters(filters, { words: name, ...areaOf(undefined, undefined) }),
    })),
    ...districts.map(({ prefecture, district, label }) => ({
      key: `district ${label}`,
      icon: 'pin' as const,
      label,
      filters: changeFilters(others, areaOf(prefecture, district)),
    })),
    ...tags.map((tag) => ({
      key: `tag ${tag}`,
      icon: 'check' as const,
      label: tag,
      filters: changeFilters(others, { tags: [...new Set([...listOf(filters.tags), tag])].join(',') }),
    })),
  ];
}
