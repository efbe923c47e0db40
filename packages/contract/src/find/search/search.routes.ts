import * as z from 'zod/mini';
import { id, page } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import * as s from './search.schema.ts';

export const searchRoutes = {
  searchCasts: route({
    method: 'GET',
    path: '/casts/search',
    who: 'guest',
    summary: 'Casts a guest can book, 20 a page. With `day`, only those with a free window on it.',
    query: s.searchQuery,
    answer: page(s.castCard),
    errors: ['STORE_AREA_INVALID'],
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
