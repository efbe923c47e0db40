import * as z from 'zod/mini';
import { id, page } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import * as s from './search.schema.ts';

const FILTER_ERRORS = ['STORE_AREA_INVALID', 'FILTER_CROSSED', 'FILTER_NEEDS_DAY'] as const;

export const searchRoutes = {
  searchCasts: route({
    method: 'GET',
    path: '/casts/search',
    who: 'guest',
    summary: 'Casts a guest can book, 20 a page. With `day`, only those with a free window on it.',
    query: s.searchQuery,
    answer: page(s.foundCast),
    errors: FILTER_ERRORS,
  }),
  listCasts: route({
    method: 'GET',
    path: '/casts',
    who: 'guest',
    summary: 'Casts a guest can see, by the same conditions and by their ids, 20 a page.',
    query: s.castsQuery,
    answer: page(s.foundCast),
    errors: FILTER_ERRORS,
  }),
  countCasts: route({
    method: 'GET',
    path: '/casts/search/count',
    who: 'guest',
    summary:
      'How many casts a search finds, exact to 100; when nobody, the condition whose removal helps most.',
    query: s.filterQuery,
    answer: s.searchCount,
    errors: FILTER_ERRORS,
  }),
  suggest: route({
    method: 'GET',
    path: '/casts/search/suggestions',
    who: 'guest',
    summary: 'Casts, stores, districts and tags that begin with what is typed.',
    query: s.suggestionsQuery,
    answer: s.suggestions,
  }),
  getCast: route({
    method: 'GET',
    path: '/casts/:castId',
    who: 'guest',
    summary: "A cast's public profile.",
    params: z.object({ castId: id() }),
    answer: s.castProfile,
    errors: ['NOT_FOUND'],
  }),
  previewOwnProfile: route({
    method: 'GET',
    path: '/cast/profiles/detail',
    who: 'cast',
    summary: "A cast's own profile as guests see it, and what it lacks.",
    answer: s.ownPreview,
  }),
} as const;
