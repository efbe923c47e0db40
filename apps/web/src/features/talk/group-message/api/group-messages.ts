import { groupMessageRoutes, type GroupMessage } from '@yoimachi/contract/group-message';
import { query } from '#lib/queries.ts';

/** How often it is asked how far one has come that is under way. */
const ASK_MS = 2_000;

/** Whom a message to a group would reach, as it stands now. */
export const previewQuery = (groupId: string) =>
  query(groupMessageRoutes.previewGroupMessage, { query: { groupId } }, { staleTime: 0 });

export const isUnderWay = ({ peopleCount, sentCount, leftOutCount }: GroupMessage): boolean =>
  sentCount + leftOutCount < peopleCount;

/** Her last messages to groups; those under way are followed. */
export const sentQuery = () =>
  query(
    groupMessageRoutes.listGroupMessages,
    {},
    {
      select: ({ items }) => items,
      refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? ASK_MS : false),
    },
  );
