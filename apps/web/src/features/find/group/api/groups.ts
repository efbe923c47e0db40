import { groupRoutes } from '@yoimachi/contract/group';
import type { GroupInput } from '@yoimachi/domain/group';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { pages, query, refresh, useRefresh } from '#lib/queries.ts';

export const groupsQuery = () => query(groupRoutes.listGroups, {}, { select: ({ items }) => items });

export const groupQuery = (groupId: string) => query(groupRoutes.getGroup, { params: { groupId } });

export const membersQuery = (groupId: string) => pages(groupRoutes.listGroupMembers, { params: { groupId } });

/** Whom one knows, 20 a page; while another name is searched for, those found before stay. */
export const candidatesQuery = (keyword: string) =>
  pages(groupRoutes.groupCandidates, { query: { keyword } }, { placeholderData: keepPreviousData });

const bodyOf = (input: GroupInput) => ({ ...input, memberIds: [...input.memberIds] });

export const createGroup = {
  act: 'group',
  send: (input: GroupInput, idempotencyKey: string) =>
    call(groupRoutes.createGroup, { body: bodyOf(input), idempotencyKey }),
};

export const changeGroup = (groupId: string) => ({
  send: (input: GroupInput) => call(groupRoutes.changeGroup, { params: { groupId }, body: bodyOf(input) }),
});

export function useDeleteGroup(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(groupRoutes.deleteGroup, { params: { groupId } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: groupQuery(groupId).queryKey });
      client.removeQueries({ queryKey: membersQuery(groupId).queryKey });
      void refresh(client, groupRoutes.listGroups, groupRoutes.listGroupNames);
    },
  });
}

/** Puts somebody into a group, or takes him out. */
export function useMoveMember(friendId: string) {
  return useMutation({
    mutationFn: ({ groupId, isIn }: { readonly groupId: string; readonly isIn: boolean }) =>
      call(isIn ? groupRoutes.putIntoGroup : groupRoutes.takeFromGroup, { params: { groupId, friendId } }),
    onSuccess: useRefresh(groupRoutes),
  });
}
