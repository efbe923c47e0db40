import type { groupRoutes } from '@yoimachi/contract/group';
import { ok } from '@yoimachi/domain/result';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { guardText } from '#base/text-guard';
import { changeGroup, createGroup, removeGroup } from './commands/change-group.ts';
import { putIntoGroup, takeFromGroup } from './commands/move-member.ts';
import { findGroup } from './group.store.ts';
import { ownerOf, type Owner } from './owner.ts';
import { groupNames, listGroups, readGroup } from './queries/groups.ts';
import { candidates, listMembers } from './queries/people.ts';

/** Casts' groups of guests, guests' lists of casts. */
export function groupModule(context: AppContext): Module {
  const { db } = context;
  const guard = ({ accountId, side }: Owner, text: string, before?: string) =>
    guardText(context, { accountId, byCast: side === 'cast', place: 'GROUP', text, before, field: 'name' });
  const handlers: Handlers<typeof groupRoutes> = {
    listGroups: async ({ principal }) => ok({ items: await listGroups(db, ownerOf(principal)) }),
    listGroupNames: async ({ principal, query }) =>
      ok({ items: await groupNames(db, ownerOf(principal), query.friendId) }),
    groupCandidates: ({ principal, query }) => candidates(db, ownerOf(principal), query),
    getGroup: ({ principal, params }) => readGroup(db, ownerOf(principal), params.groupId),
    listGroupMembers: ({ principal, params, query }) =>
      listMembers(db, ownerOf(principal), params.groupId, query),
    async createGroup({ principal, idempotency, body }) {
      const guarded = await guard(ownerOf(principal), body.name);
      return guarded.ok ? createGroup(context, ownerOf(principal), idempotency, body) : guarded;
    },
    async changeGroup({ principal, params: { groupId }, body }) {
      const before = await findGroup(db, principal.accountId, groupId);
      const guarded = await guard(ownerOf(principal), body.name, before?.name);
      return guarded.ok ? changeGroup(context, ownerOf(principal), groupId, body) : guarded;
    },
    deleteGroup: ({ principal, params }) => removeGroup(db, ownerOf(principal), params.groupId),
    putIntoGroup: ({ principal, params }) => putIntoGroup(context, ownerOf(principal), params),
    takeFromGroup: ({ principal, params }) => takeFromGroup(context, ownerOf(principal), params),
  };
  return { handlers };
}
