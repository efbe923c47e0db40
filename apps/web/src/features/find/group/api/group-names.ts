import { groupRoutes } from '@yoimachi/contract/group';
import { query } from '#lib/queries.ts';

/** By name alone; with somebody, also in which of them he or she is. */
export const groupNamesQuery = (friendId?: string) =>
  query(groupRoutes.listGroupNames, { query: { friendId } }, { select: ({ items }) => items });
