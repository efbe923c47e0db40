import { PREFECTURE_COUNT } from '@yoimachi/domain/profile';
import { districtIn } from '#lib/district-search.ts';

/** By what the list of stores is narrowed, as it stands in the address. */
export interface StoresSearch {
  readonly words?: string;
  /** Code 1 to 47. */
  readonly prefecture?: number;
  readonly district?: string;
  readonly isDoubted?: 'true';
}

/** What of an address means something; the rest leaves it. A district counts within its prefecture alone. */
export function storesSearch(search: Record<string, unknown>): StoresSearch {
  const prefecture = Number(search['prefecture']);
  const isPlace = Number.isInteger(prefecture) && prefecture >= 1 && prefecture <= PREFECTURE_COUNT;
  const given = search['words'];
  // A number in an address comes as one: it may be a phone.
  const words = typeof given === 'number' ? String(given) : given;
  const district = search['district'];
  return {
    ...(typeof words === 'string' && words !== '' && { words: words.slice(0, 100) }),
    ...(isPlace && { prefecture }),
    ...(isPlace && districtIn(prefecture, district)),
    ...(String(search['isDoubted']) === 'true' && { isDoubted: 'true' as const }),
  };
}
