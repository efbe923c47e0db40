import * as z from 'zod/mini';
import { PAGE_NAMES, PAGE_SIDES } from '@yoimachi/domain/page';
import { day, listOf } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

export const pageName = () => z.literal([...PAGE_NAMES]);
export const staticPage = z.object({
  name: pageName(),
  title: z.string(),
  /** The day from which this text is in force. */
  version: day(),
  /** Paragraphs in the markup of `@yoimachi/domain/page`, their numbers filled in. */
  sections: listOf({ heading: z.string(), paragraphs: z.array(z.string()) }),
  /** Every version, the newest first; those ahead of today are planned. */
  versions: listOf({ version: day(), news: z.nullable(z.string()), isPlanned: z.boolean() }),
});

export const contentRoutes = {
  staticPage: route('GET', '/static-page', 'open', {
    summary: 'A page of rules or help, for guests or for casts: the version in force, or the one of a day.',
    query: z.object({ name: pageName(), type: z.literal([...PAGE_SIDES]), version: z.optional(day()) }),
    answer: staticPage,
    errors: ['NOT_FOUND'],
  }),
  support: route('GET', '/support', 'open', {
    summary: 'Where somebody who cannot go on alone finds help.',
    answer: z.object({ mail: z.string(), hours: z.string() }),
  }),
} as const;
