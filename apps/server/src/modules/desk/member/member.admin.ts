import type { memberAdminRoutes } from '@yoimachi/contract/member';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { findMembers, lookUpMembers } from './find-members.ts';
import { listMembers } from './list-members.ts';
import { readMember } from './read-member.ts';
import { endSessionsOf, listMemberSessions } from './sessions.ts';
import { memberTabs } from './tabs.ts';

export const memberAdmin = (context: ActContext): OperatorHandlers<typeof memberAdminRoutes> => ({
  listMembers: ({ query }) => listMembers(context, query),
  findMembers: ({ body, operator }) => findMembers(context, body, operator),
  lookUpMembers: ({ query }) => lookUpMembers(context, query.number),
  readMember: ({ params }) => readMember(context, params.accountId),
  ...memberTabs(context.db),
  listMemberSessions: ({ params }) => listMemberSessions(context, params.accountId),
  endSessionsOfMember: ({ params }) => endSessionsOf(context, params),
  endSessionOfMember: ({ params }) => endSessionsOf(context, params),
});
