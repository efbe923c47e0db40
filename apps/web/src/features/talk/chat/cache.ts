import type { ChatMessage, Conversation, chatRoutes } from '@yoimachi/contract/chat';
import type { AnswerOf } from '@yoimachi/contract/route';
import type { InfiniteData } from '@tanstack/react-query';

export type HistoryPage = AnswerOf<typeof chatRoutes.readHistory>;
/** Pages of a history: the newest first, each with its messages in their order. */
export type History = InfiniteData<HistoryPage>;

interface ListPage {
  readonly items: readonly Conversation[];
  readonly nextCursor: string | null;
}
export type ConversationList = InfiniteData<ListPage>;

/** All messages that are there, the oldest first. */
export function messagesOf({ pages }: History): readonly ChatMessage[] {
  return pages.toReversed().flatMap(({ messages }) => messages);
}

const changeNewest = (history: History, change: (newest: HistoryPage) => HistoryPage): History => ({
  ...history,
  pages: history.pages.map((page, index) => (index === 0 ? change(page) : page)),
});

/** A message in its place: the next one, or instead of the one of its number. Null: some before it are missing here. */
export function withMessage(history: History, message: ChatMessage): History | null {
  const [newest] = history.pages;
  if (!newest || message.number > newest.lastNumber + 1) return null;
  if (message.number === newest.lastNumber + 1) {
    return changeNewest(history, (page) => ({
      ...page,
      messages: [...page.messages, message],
      lastNumber: message.number,
    }));
  }
  const put = (messages: readonly ChatMessage[]) =>
    messages.map((one) => (one.number === message.number ? message : one));
  return { ...history, pages: history.pages.map((page) => ({ ...page, messages: put(page.messages) })) };
}

/** Up to where one of the two has read. Never less than before. */
export function withRead(history: History, reader: 'me' | 'friend', number: number): History {
  return changeNewest(history, (page) =>
    reader === 'me'
      ? { ...page, readNumber: Math.max(page.readNumber, number) }
      : { ...page, friendReadNumber: Math.max(page.friendReadNumber, number) },
  );
}

/** Only the newest page, as it is read first. */
export function newestOf(history: History): History {
  return { pages: history.pages.slice(0, 1), pageParams: history.pageParams.slice(0, 1) };
}

/** A conversation after a message of it; an older message of it leaves what is the last. */
export function afterMessage(
  conversation: Conversation,
  message: ChatMessage,
  unreadCount: number,
): Conversation {
  if (message.number < conversation.lastNumber) return { ...conversation, unreadCount };
  return {
    ...conversation,
    unreadCount,
    lastMessage: message,
    lastAt: message.sendTime,
    lastNumber: message.number,
  };
}

/** A list with one of its conversations changed, in the order of the list. Null: it is not in what is there. */
export function withConversation(
  list: ConversationList,
  friendId: string,
  change: (conversation: Conversation) => Conversation,
): ConversationList | null {
  const items = list.pages.flatMap((page) => page.items);
  if (!items.some((item) => item.friendId === friendId)) return null;
  const ordered = items.map((item) => (item.friendId === friendId ? change(item) : item)).sort(byPlace);
  let from = 0;
  const pages = list.pages.map((page) => {
    const next = { ...page, items: ordered.slice(from, from + page.items.length) };
    from += page.items.length;
    return next;
  });
  return { ...list, pages };
}

/** Pinned ones first, then by the last message. */
function byPlace(a: Conversation, b: Conversation): number {
  if (a.isPinned !== b.isPinned) return a.isPinned ? -1 : 1;
  return (b.lastAt ?? '').localeCompare(a.lastAt ?? '');
}
