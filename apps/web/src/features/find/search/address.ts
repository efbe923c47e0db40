import type { SearchSchemaInput } from '@tanstack/react-router';
import { CONDITIONS } from '@yoimachi/domain/search';
import type { SearchFilters } from './filters.ts';

/** Conditions as found in an address, whatever they are. */
type Unread = { readonly [Key in keyof SearchFilters]?: unknown };

const known = new Set<string>([...Object.values(CONDITIONS).flat(), 'order']);

/**
 * Passes an address through as is, without what is no condition: the screens read it (`readFilters`). Reading it needs the districts of the
 * whole country, which the routes, part of every first load, would otherwise pull in.
 */
export const unreadFilters = (search: SearchFilters & SearchSchemaInput): Unread =>
  Object.fromEntries(Object.entries(search).filter(([name]) => known.has(name)));
