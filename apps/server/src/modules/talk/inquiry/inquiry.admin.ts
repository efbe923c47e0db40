import type { inquiryAdminRoutes } from '@yoimachi/contract/inquiry-admin';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { answerInquiry, takeInquiry } from './commands/answer.ts';
import { decideRemoval, hearPoster } from './commands/removal.ts';
import { listInquiries, listRemovals } from './queries/waiting.ts';
import { readInquiry } from './queries/read-inquiry.ts';

export const inquiryAdmin = (context: ActContext): OperatorHandlers<typeof inquiryAdminRoutes> => ({
  listInquiries: ({ query }) => listInquiries(context, query),
  listRemovals: ({ query }) => listRemovals(context, query.cursor),
  readInquiry: ({ params, body, operator }) => readInquiry(context, { ...params, ...body, operator }),
  takeInquiry: ({ params, operator }) => takeInquiry(context, { ...params, operator }),
  answerInquiry: ({ params, body, operator }) => answerInquiry(context, { ...params, ...body, operator }),
  hearPoster: ({ params, body, operator }) => hearPoster(context, { ...params, ...body, operator }),
  decideRemoval: ({ params, body, operator }) => decideRemoval(context, { ...params, ...body, operator }),
});
