import { use, useSyncExternalStore } from 'react';
import { districtsVersion, onDistrictsChange } from '#lib/districts-change.ts';
import type { SearchFilters } from './filters.ts';

type Reader = (search: Readonly<Record<string, unknown>>) => SearchFilters;

let reader: Reader | null = null;
// What an address may say is long to tell, and most visits begin with one that says nothing: it comes beside the first screen.
const loading = import('./read-filters.ts').then(({ readFilters }) => (reader = readFilters));

/** The conditions in an address. */
export function useFilters(search: Readonly<Record<string, unknown>>): SearchFilters {
  // A district that operators added is one only when the page has heard of it.
  useSyncExternalStore(onDistrictsChange, districtsVersion);
  if (Object.keys(search).length === 0) return {};
  return (reader ?? use(loading))(search);
}
