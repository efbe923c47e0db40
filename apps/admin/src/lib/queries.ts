import { makeQueries } from '#ui/lib/queries.ts';
import { call } from './api.ts';

export { keyOf, refresh, type Calls } from '#ui/lib/queries.ts';
export const { query, pages } = makeQueries(call);
