import { chatRoutes } from '@yoimachi/contract/chat';
import type { ChatFilter } from '@yoimachi/domain/chat';
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { keyOf, pages, query } from '#lib/queries.ts';

/** The conversations of a filter, in one's own group where one is named: pinned ones first, then by the last message. */
export const conversationsQuery = (filter: ChatFilter, groupId?: string) =>
  pages(
    chatRoutes.listConversations,
    { query: { filter: filter === 'ALL' ? undefined : filter, groupId } },
    { staleTime: 0 },
  );

/** The conversation with one person, also before there is one. */
export const conversationQuery = (friendId: string) =>
  query(chatRoutes.findConversation, { params: { friendId } }, { staleTime: 0 });

/** What was said, from its end backwards. */
export function historyQuery(friendId: string) {
  const queryKey: QueryKey = keyOf(chatRoutes.readHistory, { query: { friendId } });
  return infiniteQueryOptions({
    queryKey,
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
export const repliesQuery = () =>
  query(chatRoutes.listSavedReplies, {}, { select: ({ replies }) => replies });
