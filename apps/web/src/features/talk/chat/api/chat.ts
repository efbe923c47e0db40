import { chatRoutes } from '@yoimachi/contract/chat';
import type { ChatFilter } from '@yoimachi/domain/chat';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#lib/request.ts';

/** First part of every key of the chat. */
export const chatKey = 'chat';
export const listsKey = [chatKey, 'list'] as const;

/** The conversations of a filter, in one's own group where one is named: pinned ones first, then by the last message. */
export function conversationsQuery(filter: ChatFilter, groupId?: string) {
  return infiniteQueryOptions({
    queryKey: [...listsKey, groupId ?? null, filter],
    queryFn: ({ pageParam }) =>
      call(chatRoutes.listConversations, {
        query: {
          ...(filter !== 'ALL' && { filter }),
          ...(groupId && { groupId }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
      }),
    ...pagesByCursor,
    staleTime: 0,
  });
}

/** The conversation with one person, also before there is one. */
export function conversationQuery(friendId: string) {
  return queryOptions({
    queryKey: [chatKey, 'one', friendId],
    queryFn: () => call(chatRoutes.findConversation, { params: { friendId } }),
    staleTime: 0,
  });
}

/** What was said, from its end backwards. */
export function historyQuery(friendId: string) {
  return infiniteQueryOptions({
    queryKey: [chatKey, 'history', friendId],
    queryFn: ({ pageParam }) =>
      call(chatRoutes.readHistory, {
        query: { friendId, ...(pageParam !== null && { before: pageParam }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => (last.hasMore ? (last.messages[0]?.number ?? null) : null),
    staleTime: 0,
  });
}

/** The texts somebody keeps for writing. */
export function repliesQuery() {
  return queryOptions({
    queryKey: [chatKey, 'replies'],
    queryFn: async () => (await call(chatRoutes.listSavedReplies)).replies,
  });
}
