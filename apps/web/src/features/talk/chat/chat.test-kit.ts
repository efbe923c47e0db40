import type { ChatMessage, Conversation } from '@yoimachi/contract/chat';
import type { HistoryPage } from './cache.ts';

const id = (n: number) => `019d9b1e-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const HER = id(900);
export const AT = '2026-11-23T03:00:00.000Z';

/** A text of the guest, one minute after the one before. */
export function message(number: number, more: Partial<ChatMessage> = {}): ChatMessage {
  const sendTime = new Date(Date.parse(AT) + number * 60_000).toISOString();
  return {
    messageId: id(number),
    number,
    sendTime,
    by: 'guest',
    type: 'TEXT',
    text: `text ${number}`,
    clientId: id(number + 500),
    isWithdrawn: false,
    quick: null,
    gift: null,
    system: null,
    ...more,
  };
}

export function page(messages: ChatMessage[], more: Partial<HistoryPage> = {}): HistoryPage {
  const lastNumber = messages.at(-1)?.number ?? 0;
  return {
    messages,
    hasMore: false,
    lastNumber,
    readNumber: 0,
    friendReadNumber: 0,
    unreadCount: 0,
    bookings: [],
    ...more,
  };
}

export const history = (...pages: HistoryPage[]) => ({ pages, pageParams: pages.map(() => null) });

export function conversation(more: Partial<Conversation> = {}): Conversation {
  return {
    friendId: HER,
    friend: { name: 'しおり', photo: null, place: '六本木 / ラウンジ 灯' },
    state: 'OPEN',
    cannotWrite: null,
    isFavorite: false,
    lastMessage: null,
    lastAt: AT,
    lastNumber: 1,
    readNumber: 1,
    friendReadNumber: 1,
    unreadCount: 0,
    isPinned: false,
    isMuted: false,
    booking: null,
    isToday: false,
    ...more,
  };
}
