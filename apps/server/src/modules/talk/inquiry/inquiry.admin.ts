import type { inquiryAdminRoutes } from '@yoimachi/contract/inquiry-admin';
import type { savedAnswerAdminRoutes } from '@yoimachi/contract/saved-answer-admin';
import { ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { answerInquiry, takeInquiry } from './commands/answer.ts';
import { decideRemoval, hearPoster } from './commands/removal.ts';
import { addSavedAnswer, changeSavedAnswer, removeSavedAnswer } from './commands/saved-answers.ts';
import { listInquiries, listRemovals } from './queries/waiting.ts';
import { readInquiry } from './queries/read-inquiry.ts';
import { savedAnswers } from './saved-answer.store.ts';

export const inquiryAdmin = (context: ActContext): OperatorHandlers<typeof inquiryAdminRoutes> => ({
  listInquiries: ({ query }) => listInquiries(context, query),
  listRemovals: ({ query }) => listRemovals(context, query.cursor),
  readInquiry: ({ params, body, operator }) => readInquiry(context, { ...params, ...body, operator }),
  takeInquiry: ({ params, operator }) => takeInquiry(context, { ...params, operator }),
  answerInquiry: ({ params, body, operator }) => answerInquiry(context, { ...params, ...body, operator }),
  hearPoster: ({ params, body, operator }) => hearPoster(context, { ...params, ...body, operator }),
  decideRemoval: ({ params, body, operator }) => decideRemoval(context, { ...params, ...body, operator }),
});

export const savedAnswerAdmin = (context: ActContext): OperatorHandlers<typeof savedAnswerAdminRoutes> => ({
  listSavedAnswers: async ({ query }) => ok({ items: await savedAnswers(context.db, query.usedFor) }),
  addSavedAnswer: ({ body, operator }) => addSavedAnswer(context, { ...body, operator }),
  changeSavedAnswer: ({ params, body, operator }) =>
    changeSavedAnswer(context, { ...params, ...body, operator }),
  removeSavedAnswer: ({ params, body, operator }) =>
    removeSavedAnswer(context, { ...params, ...body, operator }),
});
