import { groupRoutes } from '@yoimachi/contract/group';
import type { GroupInput } from '@yoimachi/domain/group';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#lib/request.ts';
import { useAct } from '#lib/use-act.ts';
import { groupsKey } from './group-names.ts';

export const groupsQuery = () =>
  queryOptions({
    queryKey: [groupsKey, 'list'],
    queryFn: async () => (await call(groupRoutes.listGroups)).items,
  });

export const groupQuery = (groupId: string) =>
  queryOptions({
    queryKey: [groupsKey, 'one', groupId],
    queryFn: () => call(groupRoutes.getGroup, { params: { groupId } }),
  });

export const membersQuery = (groupId: string) =>
  infiniteQueryOptions({
    queryKey: [groupsKey, 'members', groupId],
    queryFn: ({ pageParam }) =>
      call(groupRoutes.listGroupMembers, {
        params: { groupId },
        query: { ...(pageParam && { cursor: pageParam }) },
      }),
    ...pagesByCursor,
  });

/** Whom one knows, 20 a page; while another name is searched for, those found before stay. */
export const candidatesQuery = (keyword: string) =>
  infiniteQueryOptions({
    queryKey: [groupsKey, 'candidates', keyword],
    queryFn: ({ pageParam }) =>
      call(groupRoutes.groupCandidates, {
        query: { ...(keyword && { keyword }), ...(pageParam && { cursor: pageParam }) },
      }),
    ...pagesByCursor,
    placeholderData: keepPreviousData,
  });

function useAnew() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [groupsKey] });
}

const bodyOf = (input: GroupInput) => ({ ...input, memberIds: [...input.memberIds] });

export function useCreateGroup() {
  return useAct({
    name: 'group',
    send: (input: GroupInput, key) =>
      call(groupRoutes.createGroup, { body: bodyOf(input), idempotencyKey: key }),
    onDone: useAnew(),
  });
}

export function useChangeGroup(groupId: string) {
  return useMutation({
    mutationFn: (input: GroupInput) =>
      call(groupRoutes.changeGroup, { params: { groupId }, body: bodyOf(input) }),
    onSuccess: useAnew(),
  });
}

export function useDeleteGroup(groupId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(groupRoutes.deleteGroup, { params: { groupId } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: [groupsKey, 'one', groupId] });
      client.removeQueries({ queryKey: [groupsKey, 'members', groupId] });
      void client.invalidateQueries({ queryKey: [groupsKey, 'list'] });
      void client.invalidateQueries({ queryKey: [groupsKey, 'names'] });
    },
  });
}

/** Puts somebody into a group, or takes him out. */
export function useMoveMember(friendId: string) {
  return useMutation({
    mutationFn: ({ groupId, isIn }: { readonly groupId: string; readonly isIn: boolean }) =>
      call(isIn ? groupRoutes.putIntoGroup : groupRoutes.takeFromGroup, { params: { groupId, friendId } }),
    onSuccess: useAnew(),
  });
}
