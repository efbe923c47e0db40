import * as z from 'zod/mini';
import { participationState } from '@yoimachi/contract/booking';
import { id, instant, minute, points } from '@yoimachi/contract/common';
import { BOOKING_LINES, CHAT_STATES } from '@yoimachi/domain/chat';

/** Which of the two a message is from; `service`: neither. */
const by = () => z.literal(['guest', 'cast', 'service']);

/** A quick message of the day: so many minutes late, or what the writer wears. Its words stand in the message's text. */
export const quick = z.object({ kind: z.literal(['LATE', 'LOOK']), minutes: z.nullable(z.int()) });

/** What the product itself says: the notice with which every chat begins, or what happened to a booking of the two. */
const systemLine = z.object({ line: z.literal(['NOTICE', ...BOOKING_LINES]), bookingId: z.nullable(id()) });
export type SystemLine = z.output<typeof systemLine>;

/** A message, the same for both people: the reader compares `by` with the own role. */
export const chatMessage = z.object({
  messageId: id(),
  /** Its place in the conversation: without gaps, in the same order for both. */
  number: z.int(),
  by: by(),
  type: z.literal(['TEXT', 'GIFT', 'SYSTEM']),
  sendTime: instant(),
  /** What the sender's device called it; null where none did. */
  clientId: z.nullable(id()),
  /** Null once taken back, and where it is no text. */
  text: z.nullable(z.string()),
  isWithdrawn: z.boolean(),
  quick: z.nullable(quick),
  gift: z.nullable(z.object({ sentId: id(), name: z.string(), picture: z.string(), points: points() })),
  system: z.nullable(systemLine),
});
export type ChatMessage = z.output<typeof chatMessage>;

/** A booking of the two as its card shows it; `badges` of the domain names its state for either side. */
export const chatBooking = z.object({
  bookingId: id(),
  startMinute: minute(),
  endMinute: minute(),
  place: z.string(),
  castCount: z.int(),
  state: participationState,
});
export type ChatBooking = z.output<typeof chatBooking>;

/** A conversation as one of its two people sees it; `friend` is the other. */
export const conversation = z.object({
  /** The other one's account. */
  friendId: id(),
  friend: z.object({
    name: z.string(),
    photo: z.nullable(z.string()),
    /** A cast's area and store; null of a guest. */
    place: z.nullable(z.string()),
  }),
  state: z.literal([...CHAT_STATES]),
  /** Why the caller cannot write; null: can. */
  cannotWrite: z.nullable(z.literal(['FAVORITE_FIRST', 'WAITS_FOR_CAST', 'AGE_CHECK', 'CLOSED'])),
  /** The caller keeps the other one as favourite. */
  isFavorite: z.boolean(),
  /** Null where nothing was ever said. */
  lastMessage: z.nullable(chatMessage),
  lastAt: z.nullable(instant()),
  /** The number of the last message; 0: none. */
  lastNumber: z.int(),
  /** Up to which number the caller, and the other, have read. */
  readNumber: z.int(),
  friendReadNumber: z.int(),
  unreadCount: z.int(),
  isPinned: z.boolean(),
  isMuted: z.boolean(),
  /** Their open booking that is next. */
  booking: z.nullable(chatBooking),
  /** A confirmed booking is today: 遅れます and 目印 are offered. */
  isToday: z.boolean(),
});
export type Conversation = z.output<typeof conversation>;

/** Live document `user.chat`: conversations with something unread; muted ones do not count. */
export const userChat = z.object({ unreadCount: z.int() });
export type UserChat = z.output<typeof userChat>;

export const savedReply = z.object({ replyId: id(), text: z.string() });
export type SavedReply = z.output<typeof savedReply>;
