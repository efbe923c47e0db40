import { groupMessageRoutes } from '@yoimachi/contract/group-message';
import type { GroupMessage } from '@yoimachi/contract/group-message';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { useAct } from '#lib/use-act.ts';

const KEY = 'group-messages';
/** How often it is asked how far one has come that is under way. */
const ASK_MS = 2_000;

/** Whom a message to a group would reach, as it stands now. */
export const previewQuery = (groupId: string) =>
  queryOptions({
    queryKey: [KEY, 'preview', groupId],
    queryFn: () => call(groupMessageRoutes.previewGroupMessage, { query: { groupId } }),
    staleTime: 0,
  });

export const isUnderWay = ({ peopleCount, sentCount, leftOutCount }: GroupMessage): boolean =>
  sentCount + leftOutCount < peopleCount;

/** Her last messages to groups; those under way are followed. */
export const sentQuery = () =>
  queryOptions({
    queryKey: [KEY, 'sent'],
    queryFn: async () => (await call(groupMessageRoutes.listGroupMessages)).items,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? ASK_MS : false),
  });

export function useSendGroupMessage() {
  const client = useQueryClient();
  return useAct({
    name: 'group-message',
    send: (body: { readonly groupId: string; readonly text: string }, key) =>
      call(groupMessageRoutes.sendGroupMessage, { body, idempotencyKey: key }),
    onDone: () => client.invalidateQueries({ queryKey: [KEY] }),
    onRefused: () => void client.invalidateQueries({ queryKey: [KEY] }),
  });
}
