import * as z from 'zod/mini';
import { PAGE_MAX, PAGE_NEWS_MAX, PAGE_TEXT_IDS, PAGE_WORD_KEYS, PAGE_WORD_MAX } from '@yoimachi/domain/page';
import { day, id, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

export const contentAdminRoutes = {
  planPage: route({
    method: 'POST',
    path: '/page-versions',
    who: 'operator',
    summary: 'Publishes a text of a page from a day ahead on; what is in force until then stays readable.',
    body: z.object({
      textId: z.literal([...PAGE_TEXT_IDS]),
      version: day(),
      body: text(PAGE_MAX),
      /** Whether those who agreed to an earlier version are asked again. */
      asks: z.boolean(),
      news: z.nullable(text(PAGE_NEWS_MAX)),
    }),
    answer: z.object({ versionId: id() }),
    errors: ['CONFLICT', 'PAGE_DAY', 'PAGE_FAULT', 'PAGE_NEWS_MISSING'],
  }),
  takeBackPage: route({
    method: 'DELETE',
    path: '/page-versions/:versionId',
    who: 'operator',
    summary: 'Takes a planned text of a page back before its day.',
    params: z.object({ versionId: id() }),
    errors: ['NOT_FOUND', 'PAGE_IN_FORCE'],
  }),
  enterPageWord: route({
    method: 'PUT',
    path: '/page-words/:kind',
    who: 'operator',
    summary: 'What pages say of the installation, such as the number of a filing; null takes it back.',
    params: z.object({ kind: z.literal([...PAGE_WORD_KEYS]) }),
    body: z.object({ text: z.nullable(text(PAGE_WORD_MAX)) }),
    errors: ['REQUIRED', 'TEXT_INVALID'],
  }),
} as const;
