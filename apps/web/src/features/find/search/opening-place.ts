import type { QueryClient } from '@tanstack/react-query';
import { profileRoutes } from '@yoimachi/contract/profile';
import { query } from '#lib/queries.ts';
import type { SearchFilters } from './filters.ts';
import { readFilters } from './read-filters.ts';

/** Where he looked last, or, when he never did, where he lives; nothing is everywhere. */
export async function openingArea(client: QueryClient, kept: string | undefined): Promise<SearchFilters> {
  if (kept !== undefined) {
    const [prefecture, district] = JSON.parse(kept) as readonly [unknown, unknown];
    return readFilters({ prefecture, district });
  }
  // Without an answer he looks everywhere.
  const profile = await client
    .ensureQueryData(query(profileRoutes.getGuestProfile, {}, { retry: false }))
    .catch(() => null);
  return readFilters({ prefecture: profile?.detail.residence });
}
