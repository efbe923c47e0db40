import { makeQueries } from '@yoimachi/ui/lib/queries.ts';
import { call } from './api.ts';

export type { CallNames, Calls } from '@yoimachi/ui/lib/queries.ts';
export { isOf, keyOf, outdate, refresh, refreshAllBut, renew, useRefresh } from '@yoimachi/ui/lib/queries.ts';
export const { query, pages } = makeQueries(call);

/** Where in the cache is what has no call for its key. */
export const ownKey = (...names: readonly string[]) => ['own', ...names] as const;
