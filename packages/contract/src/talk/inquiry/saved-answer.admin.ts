import { MESSAGE_MAX_UNITS } from '@yoimachi/domain/chat';
import { SAVED_ANSWER_TITLE_MAX, SAVED_ANSWER_USES } from '@yoimachi/domain/saved-answer';
import * as z from 'zod/mini';
import { id, instant, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

const usedFor = z.literal([...SAVED_ANSWER_USES]);
const params = z.object({ answerId: id() });
/** The version that was read: who changed it meanwhile is not overwritten. */
const seen = z.int().check(z.minimum(1), z.maximum(2_000_000_000));
/** As an operator wants it; what is wrong with it is said by `savedAnswerProblems`. */
const form = { title: text(2 * SAVED_ANSWER_TITLE_MAX), text: text(MESSAGE_MAX_UNITS) };
const saved = z.object({
  answerId: id(),
  usedFor,
  title: z.string(),
  /** With its variables. */
  text: z.string(),
  version: z.int(),
  /** Null: the product's own, which nobody has changed. */
  writtenBy: z.nullable(z.string()),
  writtenAt: instant(),
});
const FORM_ERRORS = [
  ...(['REQUIRED', 'TOO_LONG', 'WORDING_BRACES', 'WORDING_VARIABLE'] as const),
  'SAVED_ANSWER_EXISTS',
] as const;

/** What is usually answered to inquiries and removal requests. */
export const savedAnswerAdminRoutes = {
  listSavedAnswers: route('GET', '/saved-answers', 'operator', {
    summary: 'What is usually answered, in the order in which it was added.',
    query: z.object({ usedFor: z.optional(usedFor) }),
    answer: z.object({ items: z.array(saved) }),
  }),
  addSavedAnswer: route('POST', '/saved-answers', 'operator', {
    summary: 'Adds an answer that is offered to every operator.',
    body: z.object({ usedFor, ...form }),
    answer: saved,
    errors: [...FORM_ERRORS, 'SAVED_ANSWERS_FULL'],
  }),
  changeSavedAnswer: route('PUT', '/saved-answers/:answerId', 'operator', {
    summary: 'Changes a saved answer; what was answered with it stays.',
    params,
    body: z.object({ seen, ...form }),
    answer: saved,
    errors: [...FORM_ERRORS, 'NOT_FOUND', 'CONFLICT'],
  }),
  removeSavedAnswer: route('POST', '/saved-answers/:answerId/removal', 'operator', {
    summary: 'Removes a saved answer; what was answered with it stays.',
    params,
    body: z.object({ seen }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
} as const;
