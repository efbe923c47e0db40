import type { SearchSchemaInput } from '@tanstack/react-router';
import type { RankingSearch } from './address.ts';

/** What an address says of a ranking, whatever it is. */
type Unread = { readonly [Key in keyof RankingSearch]?: unknown };

/** Passes an address through as is: the screens read it, as that needs the districts of the whole country, which every first load would pull in. */
export const unreadRanking = (search: RankingSearch & SearchSchemaInput): Unread => search;
