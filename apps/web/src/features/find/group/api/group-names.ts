import { groupRoutes } from '@yoimachi/contract/group';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** Begins the keys of all that groups are shown by. */
export const groupsKey = 'groups';

/** By name alone; with somebody, also in which of them he or she is. */
export const groupNamesQuery = (friendId?: string) =>
  queryOptions({
    queryKey: [groupsKey, 'names', friendId],
    queryFn: async () =>
      (await call(groupRoutes.listGroupNames, { query: { ...(friendId && { friendId }) } })).items,
  });
