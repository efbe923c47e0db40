import * as z from 'zod/mini';
import { report } from '@yoimachi/contract/block';
import { id, page, pageQuery, queryInt, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { TEXT_ERRORS, textWarning } from '@yoimachi/contract/text-rules';
import {
  CAST_CHAT_FILTERS,
  CHAT_PAGES,
  LATE_MINUTES,
  LOOK_LENGTH,
  MESSAGE_MAX_UNITS,
  SAVED_REPLY_LENGTH,
} from '@yoimachi/domain/chat';
import { chatBooking, chatMessage, conversation, savedReply } from './chat.schema.ts';
import { userChatRoutes } from './user-chat.routes.ts';

const friendId = z.object({ friendId: id() });
const messageId = z.object({ messageId: id() });
const replyId = z.object({ replyId: id() });
const number = () => z.int().check(z.minimum(0), z.maximum(2_000_000_000));
const reply = { text: text(SAVED_REPLY_LENGTH) };
const muting = z.object({ isMuted: z.boolean() });

const WRITE_ERRORS = [
  'NOT_FOUND',
  'CHAT_WAITS_FOR_CAST',
  'CHAT_CLOSED',
  'CHAT_AGE_CHECK',
  'REQUIRED',
  'TOO_LONG',
  ...TEXT_ERRORS,
] as const;
/** What is stored, and what its writer is warned of. */
const sent = z.object({ message: chatMessage, warning: z.nullable(textWarning) });

/** What a quick message of the day is made of; the server writes its text. */
export const quickInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('LATE'), minutes: z.literal([...LATE_MINUTES]) }),
  z.object({ kind: z.literal('LOOK'), look: text(LOOK_LENGTH) }),
]);

export const chatRoutes = {
  ...userChatRoutes,
  listConversations: route('GET', '/chat/conversations', 'member', {
    summary:
      'The conversations of one filter, and of one group or folder where it is named: pinned ones first, then by the last message, newest first.',
    query: z.object({
      ...pageQuery,
      /** By number instead of by cursor, from 1: a full page means that there may be another. */
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(CHAT_PAGES))),
      filter: z.optional(z.literal([...CAST_CHAT_FILTERS])),
      groupId: z.optional(id()),
    }),
    answer: page(conversation),
    errors: ['NOT_FOUND', 'GIFT_NOT_RELEASED'],
  }),
  findConversation: route('GET', '/chat/conversations/:friendId', 'member', {
    summary:
      'The conversation with one person, also before there is one; NOT_FOUND of whom the caller does not see.',
    params: friendId,
    answer: conversation,
    errors: ['NOT_FOUND'],
  }),
  readHistory: route('GET', '/chat/history', 'member', {
    summary:
      'Up to 30 messages of a conversation in their order: the last ones, or the nearest before or after a number.',
    query: z.object({
      ...friendId.shape,
      before: z.optional(queryInt()),
      after: z.optional(queryInt()),
    }),
    answer: z.object({
      messages: z.array(chatMessage),
      /** There are more in the direction asked for. */
      hasMore: z.boolean(),
      lastNumber: z.int(),
      readNumber: z.int(),
      friendReadNumber: z.int(),
      unreadCount: z.int(),
      /** The bookings that these messages lead to, as they stand now. */
      bookings: z.array(chatBooking),
    }),
    errors: ['NOT_FOUND'],
  }),
  sendMessage: route('POST', '/chat/messages', 'member', {
    consents: { to: 'SEND' },
    onSocket: true,
    summary:
      'Sends a text, also on the open socket (`call`); the same `clientId` again answers the message that is stored. A cast who writes first opens the conversation.',
    body: z.object({ ...friendId.shape, clientId: id(), text: text(MESSAGE_MAX_UNITS) }),
    answer: sent,
    errors: WRITE_ERRORS,
  }),
  sendQuickMessage: route('POST', '/chat/quick-messages', 'member', {
    consents: { to: 'SEND' },
    summary: 'Sends that one is late, or what one wears, on the day of a confirmed booking.',
    body: z.object({ ...friendId.shape, clientId: id(), quick: quickInput }),
    answer: sent,
    errors: [...WRITE_ERRORS, 'CHAT_NOT_TODAY'],
  }),
  withdrawMessage: route('POST', '/chat/messages/:messageId/withdraw', 'member', {
    summary: 'Takes an own text back within 5 minutes: both see that it was; again changes nothing.',
    params: messageId,
    answer: chatMessage,
    errors: ['NOT_FOUND', 'CHAT_WITHDRAW_LATE'],
  }),
  markRead: route('POST', '/chat/conversations/:friendId/read', 'member', {
    summary: 'Everything up to a number is read; never less than before.',
    params: friendId,
    body: z.object({ number: number() }),
    answer: z.object({ readNumber: z.int(), unreadCount: z.int() }),
    errors: ['NOT_FOUND'],
  }),
  pinConversation: route('PUT', '/chat/conversations/:friendId/pin', 'member', {
    summary: 'Keeps a conversation above the others, or no longer.',
    params: friendId,
    body: z.object({ isPinned: z.boolean() }),
    errors: ['NOT_FOUND', 'CHAT_PINS_FULL'],
  }),
  muteCast: route('PUT', '/guest/settings/:friendId/block-message-notification', 'guest', {
    summary: "Whether a guest is told of a cast's messages.",
    params: friendId,
    body: muting,
    errors: ['NOT_FOUND'],
  }),
  muteGuest: route('PUT', '/cast/settings/:friendId/block-message-notification', 'cast', {
    summary: "Whether a cast is told of a guest's messages.",
    params: friendId,
    body: muting,
    errors: ['NOT_FOUND'],
  }),
  reportMessage: route('POST', '/chat/messages/:messageId/report', 'member', {
    summary:
      'Reports a message of the other one to the operators; what was said is kept with it, also what was taken back.',
    idempotent: true,
    params: messageId,
    body: z.object({ report }),
    errors: ['NOT_FOUND', 'SAME_PERSON', 'REASON_REQUIRED', 'RATE_LIMITED'],
  }),
  listSavedReplies: route('GET', '/chat/replies', 'member', {
    summary: 'The texts that somebody keeps for writing, the oldest first.',
    answer: z.object({ replies: z.array(savedReply) }),
  }),
  addSavedReply: route('POST', '/chat/replies', 'member', {
    summary: 'Keeps a text for writing.',
    idempotent: true,
    body: z.object(reply),
    answer: savedReply,
    errors: ['REQUIRED', 'TOO_LONG', 'CHAT_REPLIES_FULL'],
  }),
  changeSavedReply: route('PUT', '/chat/replies/:replyId', 'member', {
    summary: 'Changes a kept text.',
    params: replyId,
    body: z.object(reply),
    errors: ['NOT_FOUND', 'REQUIRED', 'TOO_LONG'],
  }),
  removeSavedReply: route('DELETE', '/chat/replies/:replyId', 'member', {
    summary: 'Keeps a text no longer; again changes nothing.',
    params: replyId,
  }),
} as const;
