import type { inquiryAdminRoutes } from '@yoimachi/contract/inquiry-admin';
import type { savedAnswerAdminRoutes } from '@yoimachi/contract/saved-answer-admin';
import { ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { answerInquiry, takeInquiry } from './commands/answer.ts';
import { decideRemoval, hearPoster } from './commands/removal.ts';
import { addSavedAnswer, changeSavedAnswer, removeSavedAnswer } from './commands/saved-answers.ts';
import { listInquiries, listRemovals } from './queries/waiting.ts';
import { readInquiry } from './queries/read-inquiry.ts';
import { savedAnswers, type SavedAnswerRow } from './saved-answer.store.ts';

export const inquiryAdmin = (context: ActContext): OperatorHandlers<typeof inquiryAdminRoutes> => ({
  listInquiries: ({ query }) => listInquiries(context, query),
  listRemovals: ({ query }) => listRemovals(context, query.cursor),
  readInquiry: ({ params, body, operator }) => readInquiry(context, { ...params, ...body, operator }),
  takeInquiry: ({ params, operator }) => takeInquiry(context, { ...params, operator }),
  answerInquiry: ({ params, body, operator }) => answerInquiry(context, { ...params, ...body, operator }),
  hearPoster: ({ params, body, operator }) => hearPoster(context, { ...params, ...body, operator }),
  decideRemoval: ({ params, body, operator }) => decideRemoval(context, { ...params, ...body, operator }),
});

const present = ({ id: answerId, writtenAt, ...row }: SavedAnswerRow) => ({
  ...row,
  answerId,
  writtenAt: writtenAt.toISOString(),
});
const presented = <Failure extends ErrorCode>(kept: Result<SavedAnswerRow, Failure>) =>
  kept.ok ? ok(present(kept.value)) : kept;

export const savedAnswerAdmin = (context: ActContext): OperatorHandlers<typeof savedAnswerAdminRoutes> => ({
  listSavedAnswers: async ({ query }) =>
    ok({ items: (await savedAnswers(context.db, query.usedFor)).map(present) }),
  addSavedAnswer: async ({ body, operator }) =>
    presented(await addSavedAnswer(context, { ...body, operator })),
  changeSavedAnswer: async ({ params, body, operator }) =>
    presented(await changeSavedAnswer(context, { ...params, ...body, operator })),
  removeSavedAnswer: ({ params, body, operator }) =>
    removeSavedAnswer(context, { ...params, ...body, operator }),
});
