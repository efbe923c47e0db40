import { chatRoutes, type ChatMessage, type Conversation } from '@yoimachi/contract/chat';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { changeDocument } from '#lib/change-document.ts';
import { liveKey } from '#lib/live.ts';
import { isOf, renew } from '#lib/queries.ts';
import { afterMessage, withConversation, withMessage, withRead, type ConversationList } from '../cache.ts';
import { conversationQuery, conversationsQuery, historyQuery } from './chat.ts';

/** Shows a message where it belongs: in its thread, and in the lists. `unreadCount` null: it is the reader's own and changes none. */
export function placeMessage(
  client: QueryClient,
  friendId: string,
  message: ChatMessage,
  unreadCount: number | null,
): void {
  const history = historyQuery(friendId).queryKey;
  const present = client.getQueryData(history);
  const next = present && withMessage(present, message);
  if (next) client.setQueryData(history, next);
  // What it leads to is not here yet, something before it is missing, or an answer from before it is still to come.
  if (!next || message.system || isReading(client, history)) reread(client, history);
  changeConversation(client, friendId, (conversation) =>
    afterMessage(conversation, message, unreadCount ?? conversation.unreadCount),
  );
  if (message.system) reread(client, conversationQuery(friendId).queryKey);
}

const isReading = (client: QueryClient, queryKey: QueryKey) =>
  client.getQueryState(queryKey)?.fetchStatus === 'fetching';

const LISTS = { predicate: isOf(chatRoutes.listConversations) };

/** Reads something again, after what is being read now; nothing that no screen has. */
function reread(client: QueryClient, queryKey: QueryKey): void {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (!query) return;
  const running = isReading(client, queryKey) ? query.promise : undefined;
  const again = () => renew(client, { queryKey, exact: true });
  void Promise.resolve(running).then(again, again);
}

/** Shows up to where one of the two has read. */
export function placeRead(
  client: QueryClient,
  friendId: string,
  read: {
    readonly reader: 'me' | 'friend';
    readonly number: number;
    readonly unreadCount?: number | undefined;
  },
): void {
  client.setQueryData(
    historyQuery(friendId).queryKey,
    (history) => history && withRead(history, read.reader, read.number),
  );
  const key = read.reader === 'me' ? 'readNumber' : 'friendReadNumber';
  changeConversation(client, friendId, (conversation) => ({
    ...conversation,
    [key]: Math.max(conversation[key], read.number),
    unreadCount: read.unreadCount ?? conversation.unreadCount,
  }));
}

/**
 * Shows a conversation as read before the server has said so: in the lists, and in how many have something unread, among which no muted one is.
 * What is answered takes that back.
 */
export function showRead(client: QueryClient, friendId: string): () => void {
  const { unreadCount = 0, isMuted = false } =
    client.getQueryData(conversationQuery(friendId).queryKey) ?? {};
  if (unreadCount === 0) return () => undefined;
  showConversation(client, friendId, (conversation) => ({ ...conversation, unreadCount: 0 }));
  if (!isMuted)
    changeDocument(client, 'user.chat', (document) => ({
      unreadCount: Math.max(0, document.unreadCount - 1),
    }));
  return () => {
    showConversation(client, friendId, (conversation) => ({
      ...conversation,
      unreadCount: Math.max(unreadCount, conversation.unreadCount),
    }));
    void renew(client, { queryKey: liveKey('user.chat') });
  };
}

/** Changes a conversation wherever it is shown; answers the lists that lack it. */
export function showConversation(
  client: QueryClient,
  friendId: string,
  change: (conversation: Conversation) => Conversation,
): readonly QueryKey[] {
  client.setQueryData(
    conversationQuery(friendId).queryKey,
    (conversation) => conversation && change(conversation),
  );
  return client.getQueriesData<ConversationList>(LISTS).flatMap(([key, list]) => {
    const next = list && withConversation(list, friendId, change);
    if (next) client.setQueryData(key, next);
    return next ? [] : [key];
  });
}

/** The same where something was said or read: a list that lacks it, or may no longer have it, is read again. */
export function changeConversation(...change: Parameters<typeof showConversation>): void {
  const [client, friendId] = change;
  const lacking = showConversation(...change);
  const one = conversationQuery(friendId).queryKey;
  if (isReading(client, one)) reread(client, one);
  const all = hashKey(conversationsQuery('ALL').queryKey);
  for (const [key] of client.getQueriesData(LISTS)) {
    if (lacking.includes(key) || hashKey(key) !== all || isReading(client, key)) reread(client, key);
  }
}
