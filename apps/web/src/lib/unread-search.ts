import type { SearchSchemaInput } from '@tanstack/react-router';

/**
 * Passes what an address says of a search through as it is: the screen reads it, as what that needs (tags, the districts of the whole country) would
 * come with every first load, which the routes are part of.
 */
export const unreadSearch = <Search extends object>(
  search: Search & SearchSchemaInput,
): { readonly [Key in keyof Search]?: unknown } => search;
