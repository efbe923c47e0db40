import * as z from 'zod/mini';
import { STOP_KINDS, TEXT_KINDS, TEXT_PLACES } from '@yoimachi/domain/text-rules';
import { route } from '@yoimachi/contract/route';

/** Codes of a call that takes a public text or a message. */
export const TEXT_ERRORS = ['TEXT_STOPPED', 'TEXT_STOPPED_CASH', 'TEXT_STOPPED_WORD'] as const;

const action = z.literal(['STOP', 'WARN']);

/** What is said of a text that went through, but may not have been meant so. */
export const textWarning = z.object({ kind: z.literal([...TEXT_KINDS]), found: z.string() });
export type TextWarning = z.output<typeof textWarning>;

export const textRules = z.object({
  words: z.array(z.string()),
  actions: z.object({ CONTACT: action, CASH: action, WORD: action }),
});

export const textRulesRoutes = {
  textRules: route('GET', '/text-rules', 'member', {
    summary: 'What operators decided of public texts and messages, so that a form judges before it sends.',
    answer: textRules,
  }),
  noteTextStop: route('POST', '/text-rules/stops', 'member', {
    summary: 'A form stopped a text before sending: it is counted, and no word of it is told.',
    body: z.object({ kind: z.literal([...STOP_KINDS]), place: z.literal([...TEXT_PLACES]) }),
  }),
} as const;
