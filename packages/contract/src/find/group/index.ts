import * as z from 'zod/mini';
import { id, instant, day, name, page, pageQuery, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { TEXT_ERRORS } from '@yoimachi/contract/text-rules';
import { GROUP_NAME_MAX, MEMBER_TYPES } from '@yoimachi/domain/group';

const memberType = () => z.literal([...MEMBER_TYPES]);
const face = z.object({ nickname: z.string(), photo: z.nullable(z.string()) });

/** A group in the list: who is in it now, and of these the first three. An automatic one is nobody's to change and has no name of its own. */
export const groupCard = z.object({
  groupId: id(),
  name: z.nullable(z.string()),
  memberType: memberType(),
  isAutomatic: z.boolean(),
  memberCount: z.int(),
  faces: z.array(face),
  updatedAt: z.nullable(instant()),
});
export type GroupCard = z.output<typeof groupCard>;

/** A group to filter by; `contains` is null where nobody was asked about or its people are not chosen. */
export const groupName = z.object({
  groupId: id(),
  name: z.nullable(z.string()),
  memberType: memberType(),
  isAutomatic: z.boolean(),
  contains: z.nullable(z.boolean()),
});
export type GroupName = z.output<typeof groupName>;

/** Somebody who is or can be in a group. */
export const groupPerson = z.object({
  userId: id(),
  nickname: z.string(),
  photo: z.nullable(z.string()),
  /** Meetings of the two, and the day of the last one. */
  meetingCount: z.int(),
  lastMetOn: z.nullable(day()),
  /** One's own favourite. */
  favorite: z.boolean(),
  /** Keeps her; never true of casts. */
  favored: z.boolean(),
});
export type GroupPerson = z.output<typeof groupPerson>;

const input = z.object({
  name: name(GROUP_NAME_MAX),
  memberType: z.nullable(memberType()),
  memberIds: z.array(id()).check(z.maxLength(500)),
});
const one = z.object({ groupId: id() });
const INPUT_ERRORS = [
  'GROUP_NAME_REQUIRED',
  'LIST_NAME_REQUIRED',
  'TOO_LONG',
  'MEMBER_TYPE_REQUIRED',
  'MEMBERS_FULL',
  'NOT_FOUND',
  ...TEXT_ERRORS,
] as const;

/** A cast's groups of guests and a guest's lists of casts. */
export const groupRoutes = {
  listGroups: route('GET', '/favorite-categories', 'member', {
    summary: 'All groups of an account, the automatic ones last.',
    answer: z.object({ items: z.array(groupCard) }),
  }),
  listGroupNames: route('GET', '/favorite-categories/names', 'member', {
    summary: 'The same by name alone, to filter by, and whether somebody is in each.',
    query: z.object({ friendId: z.optional(id()) }),
    answer: z.object({ items: z.array(groupName) }),
  }),
  groupCandidates: route('GET', '/favorite-categories/candidates', 'member', {
    summary: 'Whom one knows and may put into a group, the last met first; narrowed by nickname.',
    query: z.object({ ...pageQuery, keyword: z.optional(text(50)) }),
    answer: page(groupPerson),
  }),
  getGroup: route('GET', '/favorite-categories/:groupId', 'member', {
    summary: 'A group, with the chosen people that are shown.',
    params: one,
    answer: z.object({
      groupId: id(),
      name: z.nullable(z.string()),
      memberType: memberType(),
      isAutomatic: z.boolean(),
      memberCount: z.int(),
      memberIds: z.array(id()),
    }),
    errors: ['NOT_FOUND'],
  }),
  listGroupMembers: route('GET', '/favorite-categories/:groupId/members', 'member', {
    summary: 'Who is in a group now, the last met first.',
    params: one,
    query: z.object(pageQuery),
    answer: page(groupPerson),
    errors: ['NOT_FOUND'],
  }),
  createGroup: route('POST', '/favorite-categories', 'member', {
    summary: 'Creates a group.',
    idempotent: true,
    body: input,
    answer: one,
    errors: [...INPUT_ERRORS, 'GROUPS_FULL'],
  }),
  changeGroup: route('PUT', '/favorite-categories/:groupId', 'member', {
    summary: 'Renames a group, or changes who is in it.',
    params: one,
    body: input,
    errors: INPUT_ERRORS,
  }),
  deleteGroup: route('DELETE', '/favorite-categories/:groupId', 'member', {
    summary: 'Deletes a group; its people stay what they are.',
    params: one,
    errors: ['NOT_FOUND'],
  }),
  putIntoGroup: route('PUT', '/favorite-categories/:groupId/members/:friendId', 'member', {
    summary: 'Puts one person into a group of chosen people; again changes nothing.',
    params: z.object({ groupId: id(), friendId: id() }),
    errors: ['NOT_FOUND', 'MEMBERS_FULL'],
  }),
  takeFromGroup: route('DELETE', '/favorite-categories/:groupId/members/:friendId', 'member', {
    summary: 'Takes one person out of a group of chosen people; again changes nothing.',
    params: z.object({ groupId: id(), friendId: id() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
