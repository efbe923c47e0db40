import type { SearchSchemaInput } from '@tanstack/react-router';
import type { SearchFilters } from './filters.ts';

/** Conditions as an address brings them, whatever they are. */
type Unread = { readonly [Key in keyof SearchFilters]?: unknown };

/**
 * Lets an address through as it is: the screens read it (`readFilters`). That needs the districts of the whole country, which the
 * routes, a part of every first load, would bring along.
 */
export const unreadFilters = (search: SearchFilters & SearchSchemaInput): Unread => search;
