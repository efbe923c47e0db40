import * as z from 'zod/mini';
import { id, page } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import * as s from './search.schema.ts';

const FILTER_ERRORS = ['STORE_AREA_INVALID', 'FILTER_CROSSED', 'FILTER_NEEDS_DAY'] as const;

export const searchRoutes = {
  searchCasts: route('GET', '/casts/search', 'guest', {
    summary: 'Casts a guest can book, 20 a page. With `day`, only those with a free window on it.',
    query: s.searchQuery,
    answer: page(s.foundCast),
    errors: FILTER_ERRORS,
  }),
  listCasts: route('GET', '/casts', 'guest', {
    summary: 'Casts a guest can see, by the same conditions and by their ids, 20 a page.',
    query: s.castsQuery,
    answer: page(s.foundCast),
    errors: FILTER_ERRORS,
  }),
  countCasts: route('GET', '/casts/search/count', 'guest', {
    summary:
      'How many casts a search finds, exact to 100; when nobody, the condition whose removal helps most.',
    query: s.filterQuery,
    answer: s.searchCount,
    errors: FILTER_ERRORS,
  }),
  suggest: route('GET', '/casts/search/suggestions', 'guest', {
    summary: 'Casts, stores, districts and tags that begin with what is typed.',
    query: s.suggestionsQuery,
    answer: s.suggestions,
  }),
  getCast: route('GET', '/casts/:castId', 'guest', {
    summary: "A cast's public profile.",
    params: z.object({ castId: id() }),
    answer: s.castProfile,
    errors: ['NOT_FOUND'],
  }),
  previewOwnProfile: route('GET', '/cast/profiles/detail', 'cast', {
    summary: "A cast's own profile as guests see it, and what it lacks.",
    answer: s.ownPreview,
  }),
} as const;
