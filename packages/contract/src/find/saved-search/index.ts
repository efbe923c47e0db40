import * as z from 'zod/mini';
import { day, id, instant, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { filterQuery } from '@yoimachi/contract/search';
import { SEARCH_NAME_MAX } from '@yoimachi/domain/saved-search';
import { ANY_DAY } from '@yoimachi/domain/search';

/** As a screen's address has it: without a day it is tomorrow. */
const filter = z.object({ ...filterQuery.shape, day: z.optional(z.union([day(), z.literal(ANY_DAY)])) });

const savedSearch = z.object({
  savedSearchId: id(),
  name: z.string(),
  filter,
  /** Whether he hears when somebody fits who did not before. */
  isTold: z.boolean(),
  /** The last time when he was told, and of how many casts. */
  lastTold: z.nullable(z.object({ at: instant(), count: z.int() })),
});
export type SavedSearch = z.output<typeof savedSearch>;

const FIT_ERRORS = [
  ...(['SEARCH_DAY_OVER', 'SEARCH_TOO_WIDE'] as const),
  ...(['STORE_AREA_INVALID', 'FILTER_CROSSED', 'FILTER_NEEDS_DAY'] as const),
] as const;

/** 保存した条件: searches that a guest keeps, and whether he hears when somebody fits. */
export const savedSearchRoutes = {
  listSavedSearches: route('GET', '/saved-searches', 'guest', {
    summary: 'The searches the guest keeps, the newest first.',
    answer: z.object({ items: z.array(savedSearch) }),
  }),
  saveSearch: route('POST', '/saved-searches', 'guest', {
    summary: 'Keeps a search. One with the same conditions is kept once, and stays as it is.',
    body: z.object({ name: text(SEARCH_NAME_MAX), filter, isTold: z.boolean() }),
    answer: z.object({ savedSearchId: id(), isNew: z.boolean() }),
    errors: ['SEARCH_NAME_REQUIRED', 'SAVED_SEARCHES_FULL', ...FIT_ERRORS],
  }),
  tellOfSearch: route('PUT', '/saved-searches/:savedSearchId', 'guest', {
    summary: 'Whether he hears of it: of who fits from now on, at most once a day for all he keeps.',
    params: z.object({ savedSearchId: id() }),
    body: z.object({ isTold: z.boolean() }),
    errors: ['NOT_FOUND', ...FIT_ERRORS],
  }),
  forgetSearch: route('DELETE', '/saved-searches/:savedSearchId', 'guest', {
    summary: 'Keeps it no longer; the same again changes nothing.',
    params: z.object({ savedSearchId: id() }),
  }),
} as const;
