import { foldForSearch } from './search-fold.ts';

/** Signs between the parts of a name. */
export const NAME_GAPS = /[\s・·.,、，．'’‐-]/gu;

/** A person's name without what people write differently: gaps, and what makes no difference in a search. */
export const foldPersonName = (name: string): string => foldForSearch(name).replace(NAME_GAPS, '');
