import * as z from 'zod/mini';
import { route } from '@yoimachi/contract/route';

export const pageName = () =>
  z.literal(['TERM_SERVICE', 'COMMERCIAL_TRANSACTION', 'PRIVACY_POLICY', 'FAQ', 'HOW_TO_USE']);
export const staticPage = z.object({
  name: pageName(),
  title: z.string(),
  version: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});

export const contentRoutes = {
  staticPage: route({
    method: 'GET',
    path: '/static-page',
    who: 'open',
    summary: 'A page of rules or help, for guests or for casts.',
    query: z.object({ name: pageName(), type: z.literal(['GUEST', 'CAST']) }),
    answer: staticPage,
  }),
  support: route({
    method: 'GET',
    path: '/support',
    who: 'open',
    summary: 'Where somebody who cannot go on alone finds help.',
    answer: z.object({ mail: z.string(), hours: z.string() }),
  }),
} as const;
