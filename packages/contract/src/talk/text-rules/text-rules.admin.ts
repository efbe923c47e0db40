import * as z from 'zod/mini';
import {
  FORBIDDEN_WORD_MAX,
  REPORTED_AFTER_MAX,
  REPORTED_WITHIN_DAYS_MAX,
  STOP_KINDS,
} from '@yoimachi/domain/text-rules';
import { instant, listOf, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

const word = text(FORBIDDEN_WORD_MAX);

const action = z.literal(['STOP', 'WARN']);

export const textRulesAdminRoutes = {
  readTextRules: route('GET', '/text-rules/all', 'operator', {
    summary:
      'What becomes of texts that are not allowed, when their writers are reported, and every forbidden word.',
    answer: z.object({
      actions: z.object({ CONTACT: action, CASH: action, WORD: action }),
      report: z.object({ after: z.int(), days: z.int() }),
      words: listOf({ word: z.string(), addedBy: z.string(), addedAt: instant() }),
    }),
  }),
  addForbiddenWord: route('POST', '/forbidden-words', 'operator', {
    summary: 'No public text or message holds this word from now on, in whichever writing.',
    body: z.object({ word }),
    errors: ['CONFLICT', 'REQUIRED'],
  }),
  removeForbiddenWord: route('POST', '/forbidden-words/remove', 'operator', {
    summary: 'The word may be written again.',
    body: z.object({ word }),
    errors: ['NOT_FOUND'],
  }),
  switchTextRule: route('POST', '/text-rules/:kind/switch', 'operator', {
    summary: 'Whether a text of this kind is stopped, or its writer only warned.',
    params: z.object({ kind: z.literal([...STOP_KINDS]) }),
    body: z.object({ action }),
  }),
  setTextReport: route('POST', '/text-rules/report', 'operator', {
    summary: 'After how many texts of one kind within how many days a person is reported to the operators.',
    body: z.object({
      after: z.int().check(z.gte(1), z.lte(REPORTED_AFTER_MAX)),
      days: z.int().check(z.gte(1), z.lte(REPORTED_WITHIN_DAYS_MAX)),
    }),
  }),
} as const;
