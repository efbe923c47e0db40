import * as z from 'zod/mini';
import { day, id, page, pageQuery, queryInt, text } from '@yoimachi/contract/common';
import { historyLine } from '@yoimachi/contract/points';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { route } from '@yoimachi/contract/route';
import { MEMBER_AGE_STATES, MEMBER_STATES } from '@yoimachi/domain/member';
import {
  castClass,
  listedMember,
  member,
  memberAct,
  memberBlock,
  memberConsent,
  memberMoney,
  memberReport,
  memberReview,
  memberSession,
  memberStageCount,
  side,
} from './member.schema.ts';

export type {
  ListedMember,
  Member,
  MemberBlock,
  MemberMoney,
  MemberReport,
  MemberReview,
  MemberStageCount,
} from './member.schema.ts';

const one = z.object({ accountId: id() });

/** A tab of a member's page: pages, the newest first, of nothing private. */
const tab = <Item extends z.ZodMiniType, Name extends string>(name: Name, summary: string, item: Item) =>
  route('GET', `/members/:accountId/${name}`, 'operator', {
    summary,
    params: one,
    query: z.object(pageQuery),
    answer: page(item),
    errors: ['NOT_FOUND'],
  });

/** How operators find a member and look at one; what is private is read by `readPerson`. */
export const memberAdminRoutes = {
  listMembers: route('GET', '/members', 'operator', {
    summary: 'Members, the newest first.',
    query: z.object({
      ...pageQuery,
      side: z.optional(side()),
      castClass: z.optional(castClass()),
      ageState: z.optional(z.literal(MEMBER_AGE_STATES)),
      state: z.optional(z.literal(MEMBER_STATES)),
      prefecture: z.optional(queryInt()),
      district: z.optional(text(40)),
      /** Days of registration, both included. */
      from: z.optional(day()),
      to: z.optional(day()),
      /** Words of the nickname, of a cast also of her store and area, in any kana and width. */
      words: z.optional(text(100)),
    }),
    answer: page(listedMember),
  }),
  findMembers: route('POST', '/members/find', 'operator', {
    summary: 'Who has a phone number, a legal name or a mail that somebody said; who looked is kept.',
    body: z.object({ by: z.literal(['PHONE', 'LEGAL_NAME', 'MAIL']), text: text(200), ...readReason }),
    answer: z.object({ items: z.array(listedMember) }),
    errors: READ_ERRORS,
  }),
  lookUpMembers: route('GET', '/members/by-number', 'operator', {
    summary:
      'Who has a member number or an id, is in the booking of a number, or has a purchase or a payoff of an id.',
    query: z.object({ number: text(40) }),
    answer: z.object({ items: z.array(listedMember) }),
  }),
  readMember: route('GET', '/members/:accountId', 'operator', {
    summary: 'One member, with nothing private.',
    params: one,
    answer: member,
    errors: ['NOT_FOUND'],
  }),
  listMemberPoints: tab('points', "The journal of a guest's points or a cast's rewards.", historyLine),
  listMemberMoney: tab('money', "A guest's purchases, a cast's payoffs.", memberMoney),
  listMemberReviews: tab('reviews', 'How a member was rated and rated, by meeting.', memberReview),
  listMemberStageCounts: tab(
    'stage-counts',
    'What counted for the stages of a cast, the last first.',
    memberStageCount,
  ),
  listMemberReports: tab('reports', 'Reports about a member, and by the member.', memberReport),
  listMemberBlocks: tab('blocks', 'Whom a member blocked, and who blocked the member.', memberBlock),
  listMemberConsents: tab('consents', 'What a member agreed to and took back.', memberConsent),
  listMemberHistory: tab('history', 'What operators did about a member.', memberAct),
  listMemberSessions: route('GET', '/members/:accountId/sessions', 'operator', {
    summary: 'Where a member is signed in, used last first.',
    params: one,
    answer: z.object({ items: z.array(memberSession) }),
    errors: ['NOT_FOUND'],
  }),
  endSessionsOfMember: route('POST', '/members/:accountId/sessions/end', 'operator', {
    summary: 'Signs a member out everywhere; browsers have to sign in again.',
    params: one,
    answer: z.object({ ended: z.int() }),
    errors: ['NOT_FOUND'],
  }),
  endSessionOfMember: route('POST', '/members/:accountId/sessions/:sessionId/end', 'operator', {
    summary: 'Signs a member out of one browser.',
    params: z.object({ accountId: id(), sessionId: id() }),
    answer: z.object({ ended: z.int() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
