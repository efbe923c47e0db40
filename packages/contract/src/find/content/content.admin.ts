import * as z from 'zod/mini';
import { PAGE_MAX, PAGE_NEWS_MAX, PAGE_TEXT_IDS, PAGE_WORD_KEYS, PAGE_WORD_MAX } from '@yoimachi/domain/page';
import { day, id, instant, listOf, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

const textId = z.literal([...PAGE_TEXT_IDS]);

export const contentAdminRoutes = {
  listPages: route('GET', '/page-versions', 'operator', {
    summary:
      'Every version of every text of rules and help, planned ones too, and what pages say of the installation.',
    answer: z.object({
      versions: listOf({
        versionId: id(),
        textId,
        /** The day from which it is in force. */
        version: day(),
        asks: z.boolean(),
        news: z.nullable(z.string()),
        /** Null: it came with the product. */
        writtenBy: z.nullable(z.string()),
        writtenAt: z.nullable(instant()),
        /** Null: it stands. */
        takenBackAt: z.nullable(instant()),
      }),
      words: listOf({
        kind: z.literal([...PAGE_WORD_KEYS]),
        label: z.string(),
        /** Null: not entered. */
        text: z.nullable(z.string()),
        /** What stands there until it is entered. */
        standIn: z.string(),
      }),
    }),
  }),
  showPage: route('GET', '/page-versions/:versionId', 'operator', {
    summary:
      'What a version of a text says, as it was written, with the values that its names in braces have now.',
    params: z.object({ versionId: id() }),
    answer: z.object({ textId, version: day(), body: z.string(), values: z.record(z.string(), z.string()) }),
    errors: ['NOT_FOUND'],
  }),
  planPage: route('POST', '/page-versions', 'operator', {
    summary: 'Publishes a text of a page from a day ahead on; what is in force until then stays readable.',
    body: z.object({
      textId,
      version: day(),
      body: text(PAGE_MAX),
      /** Whether those who agreed to an earlier version are asked again. */
      asks: z.boolean(),
      news: z.nullable(text(PAGE_NEWS_MAX)),
    }),
    answer: z.object({ versionId: id() }),
    errors: ['CONFLICT', 'PAGE_DAY', 'PAGE_FAULT', 'PAGE_NEWS_MISSING'],
  }),
  takeBackPage: route('DELETE', '/page-versions/:versionId', 'operator', {
    summary: 'Takes a planned text of a page back before its day.',
    params: z.object({ versionId: id() }),
    errors: ['NOT_FOUND', 'PAGE_IN_FORCE'],
  }),
  readFeeWords: route('GET', '/fee-words', 'operator', {
    summary: 'Why the company takes a cancellation fee, in its words, for who answers guests.',
    answer: z.object({ text: z.string() }),
  }),
  enterPageWord: route('PUT', '/page-words/:kind', 'operator', {
    summary: 'What pages say of the installation, such as the number of a filing; null takes it back.',
    params: z.object({ kind: z.literal([...PAGE_WORD_KEYS]) }),
    body: z.object({ text: z.nullable(text(PAGE_WORD_MAX)) }),
    errors: ['REQUIRED', 'TEXT_INVALID'],
  }),
} as const;
