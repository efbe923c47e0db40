import type { SearchSchemaInput } from '@tanstack/react-router';
import type { SearchFilters } from './filters.ts';

/** Conditions as found in an address, whatever they are. */
type Unread = { readonly [Key in keyof SearchFilters]?: unknown };

/** Written out, as what they mean would come with every first load; types miss one that is not here. */
const KNOWN: Readonly<Record<keyof SearchFilters, 1>> = {
  day: 1,
  fromMinute: 1,
  toMinute: 1,
  together: 1,
  prefecture: 1,
  district: 1,
  genre: 1,
  castClass: 1,
  minPrice: 1,
  maxPrice: 1,
  tags: 1,
  bloodType: 1,
  drinking: 1,
  smoking: 1,
  minHeight: 1,
  maxHeight: 1,
  minAge: 1,
  maxAge: 1,
  minReview: 1,
  favorite: 1,
  newFace: 1,
  words: 1,
  order: 1,
};

/**
 * Passes an address through as is, without what is no condition: the screens read it (`readFilters`). Reading it needs the districts of the
 * whole country, which the routes, part of every first load, would otherwise pull in.
 */
export const unreadFilters = (search: SearchFilters & SearchSchemaInput): Unread =>
  Object.fromEntries(Object.entries(search).filter(([name]) => Object.hasOwn(KNOWN, name)));
