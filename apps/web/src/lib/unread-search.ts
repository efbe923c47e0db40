import type { SearchSchemaInput } from '@tanstack/react-router';

/**
 * Passes what an address says of a search through as it is: the screen reads it, as what that needs (tags, the districts of the whole country) would
 * come with every first load, which the routes are part of.
 */
export const unreadSearch = <Search extends object>(
  search: Search & SearchSchemaInput,
): { readonly [Key in keyof Search]?: unknown } => search;

/** What an address says under these names, where it is a text. */
export const textsOf =
  <Name extends string>(...names: readonly Name[]) =>
  (search: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      names.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
    ) as { readonly [Key in Name]?: string };
