import { addressOf, area, flag, words } from '#lib/address.ts';

/** By what the list of stores is narrowed, as it stands in the address. */
export const storesSearch = addressOf({ words: words(100), ...area, isDoubted: flag });
