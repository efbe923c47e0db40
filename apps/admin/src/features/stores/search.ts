import { areaIn, type AreaSearch } from '#lib/district-search.ts';

/** By what the list of stores is narrowed, as it stands in the address. */
export interface StoresSearch extends AreaSearch {
  readonly words?: string;
  readonly isDoubted?: 'true';
}

/** What of an address means something; the rest leaves it. A district counts within its prefecture alone. */
export function storesSearch(search: Record<string, unknown>): StoresSearch {
  const given = search['words'];
  // A number in an address comes as one: it may be a phone.
  const words = typeof given === 'number' ? String(given) : given;
  return {
    ...(typeof words === 'string' && words !== '' && { words: words.slice(0, 100) }),
    ...areaIn(search),
    ...(String(search['isDoubted']) === 'true' && { isDoubted: 'true' as const }),
  };
}
