import { prefectureIn } from '#lib/district-search.ts';

/** By what the list of districts is narrowed, as it stands in the address. */
export interface DistrictsSearch {
  /** Code 1 to 47. */
  readonly prefecture?: number;
  /** Only those with a store. */
  readonly isUsed?: 'true';
}

/** What of an address means something; the rest leaves it. */
export function districtsSearch(search: Record<string, unknown>): DistrictsSearch {
  return {
    ...prefectureIn(search),
    ...(String(search['isUsed']) === 'true' && { isUsed: 'true' as const }),
  };
}
