import type { AnyDetail } from '@yoimachi/domain/profile';

/** Longest text of words. */
export const WORDS_MAX = 60;
/** Stands in for a day when none is asked for, where a search without one is for tomorrow. */
export const ANY_DAY = 'any';
/** A condition that is, or is not. */
export const ON = '1';

/** Of a detail of which any of some values will do. */
type DetailWords = { readonly [Name in AnyDetail]?: string | undefined };

/** The conditions of a search as a call or an address says them: several values of one condition are parted by commas. */
export interface FilterWords extends DetailWords {
  readonly day?: string | undefined;
  readonly fromMinute?: number | undefined;
  readonly toMinute?: number | undefined;
  readonly prefecture?: number | undefined;
  readonly district?: string | undefined;
  readonly genre?: string | undefined;
  readonly castClass?: string | undefined;
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  readonly tags?: string | undefined;
  readonly minHeight?: number | undefined;
  readonly maxHeight?: number | undefined;
  readonly minAge?: number | undefined;
  readonly maxAge?: number | undefined;
  readonly minReview?: number | undefined;
  readonly favorite?: typeof ON | undefined;
  readonly newFace?: typeof ON | undefined;
  readonly together?: number | undefined;
  readonly words?: string | undefined;
}
export type FilterField = keyof FilterWords;

/** The same without some of them. */
export function without(filter: FilterWords, ...names: readonly FilterField[]): FilterWords {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => !names.includes(name as FilterField)));
}

/** The values of a condition that may have several. */
export const listOf = (text: string | undefined): readonly string[] => text?.split(',').filter(Boolean) ?? [];
