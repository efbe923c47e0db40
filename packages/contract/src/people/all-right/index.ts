import * as z from 'zod/mini';
import { ALL_RIGHT_ANSWERS } from '@yoimachi/domain/safety';
import { id, instant } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** A question that waits for her answer. */
const allRightQuestion = z.object({ questionId: id(), bookingId: id(), askedAt: instant() });
export type AllRightQuestion = z.output<typeof allRightQuestion>;

const safetySetting = z.object({
  /** Whether she is asked half-way through a meeting. */
  asksAllRight: z.boolean(),
});

/** 大丈夫？, a cast alone is asked half-way through a meeting (rules.md 10). */
export const allRightRoutes = {
  findAllRight: route('GET', '/cast/all-right', 'cast', {
    summary: 'The question whether all is well that waits for the caller; null when none does.',
    answer: z.object({ question: z.nullable(allRightQuestion) }),
    errors: [],
  }),
  answerAllRight: route('POST', '/cast/all-right/:questionId', 'cast', {
    summary:
      'Answers it. `HELP` alerts the operators once, also after `ALL_RIGHT`; `ALL_RIGHT` takes nothing back.',
    params: z.object({ questionId: id() }),
    body: z.object({ answer: z.literal([...ALL_RIGHT_ANSWERS]) }),
    errors: ['NOT_FOUND'],
  }),
  getSafetySetting: route('GET', '/cast/safety-setting', 'cast', {
    summary: 'What the caller wants for her safety.',
    answer: safetySetting,
    errors: [],
  }),
  putSafetySetting: route('PUT', '/cast/safety-setting', 'cast', {
    summary: 'Changes it, for what is asked from now on.',
    body: safetySetting,
    errors: [],
  }),
} as const;
