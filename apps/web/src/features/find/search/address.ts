import type { SearchSchemaInput } from '@tanstack/react-router';
import type { SearchFilters } from './filters.ts';

/** Conditions as found in an address, whatever they are. */
type Unread = { readonly [Key in keyof SearchFilters]?: unknown };

/**
 * Passes an address through as is: the screens read it (`readFilters`). Reading it needs the districts of the whole country, which the
 * routes, part of every first load, would otherwise pull in.
 */
export const unreadFilters = (search: SearchFilters & SearchSchemaInput): Unread => search;
