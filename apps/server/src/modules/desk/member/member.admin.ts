import type { memberAdminRoutes } from '@yoimachi/contract/member';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { findMembers, lookUpMembers } from './find-members.ts';
import { listMembers } from './list-members.ts';
import { readMember } from './read-member.ts';
import { endSessionsOf, listMemberSessions } from './sessions.ts';
import * as tabs from './tabs.ts';

export const memberAdmin = (context: ActContext): OperatorHandlers<typeof memberAdminRoutes> => ({
  listMembers: ({ query }) => listMembers(context, query),
  findMembers: ({ body, operator }) => findMembers(context, body, operator),
  lookUpMembers: ({ query }) => lookUpMembers(context, query.number),
  readMember: ({ params }) => readMember(context, params.accountId),
  listMemberPoints: ({ params, query }) => tabs.listMemberPoints(context.db, { ...params, ...query }),
  listMemberMoney: ({ params, query }) => tabs.listMemberMoney(context.db, { ...params, ...query }),
  listMemberReviews: ({ params, query }) => tabs.listMemberReviews(context.db, { ...params, ...query }),
  listMemberStageCounts: ({ params, query }) =>
    tabs.listMemberStageCounts(context.db, { ...params, ...query }),
  listMemberReports: ({ params, query }) => tabs.listMemberReports(context.db, { ...params, ...query }),
  listMemberBlocks: ({ params, query }) => tabs.listMemberBlocks(context.db, { ...params, ...query }),
  listMemberConsents: ({ params, query }) => tabs.listMemberConsents(context.db, { ...params, ...query }),
  listMemberHistory: ({ params, query }) => tabs.listMemberHistory(context.db, { ...params, ...query }),
  listMemberSessions: ({ params }) => listMemberSessions(context, params.accountId),
  endSessionsOfMember: ({ params }) => endSessionsOf(context, params),
  endSessionOfMember: ({ params }) => endSessionsOf(context, params),
});
