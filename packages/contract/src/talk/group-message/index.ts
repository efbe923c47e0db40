import * as z from 'zod/mini';
import { id, instant, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { TEXT_ERRORS, textWarning } from '@yoimachi/contract/text-rules';
import { MESSAGE_MAX_UNITS } from '@yoimachi/domain/chat';

const group = z.object({ groupId: id() });

/** What became of a message to a group. */
export const groupMessage = z.object({
  groupMessageId: id(),
  groupName: z.string(),
  text: z.string(),
  sentAt: instant(),
  /** Of so many people. */
  peopleCount: z.int(),
  sentCount: z.int(),
  /** Whose chat was closed before it came to them. */
  leftOutCount: z.int(),
});
export type GroupMessage = z.output<typeof groupMessage>;

/** A cast's messages to her groups; each goes into the open chats one by one. */
export const groupMessageRoutes = {
  previewGroupMessage: route('GET', '/chat/group-messages/preview', 'cast', {
    summary:
      'How many a message to a group would reach, how many not and why, and how many may be sent today.',
    query: group,
    answer: z.object({
      peopleCount: z.int(),
      /** Who has no open chat with her. */
      notOpenCount: z.int(),
      /** Chats that are closed. */
      closedCount: z.int(),
      leftToday: z.int(),
    }),
    errors: ['NOT_FOUND'],
  }),
  listGroupMessages: route('GET', '/chat/group-messages', 'cast', {
    summary: 'Her last twenty messages to groups, the newest first.',
    answer: z.object({ items: z.array(groupMessage) }),
  }),
  sendGroupMessage: route('POST', '/chat/group-messages', 'cast', {
    consents: { to: 'SEND' },
    summary: 'Sends a text into each open chat with the people of a group.',
    idempotent: true,
    body: z.object({ ...group.shape, text: text(MESSAGE_MAX_UNITS) }),
    answer: z.object({ groupMessageId: id(), peopleCount: z.int(), warning: z.nullable(textWarning) }),
    errors: [
      'NOT_FOUND',
      'REQUIRED',
      'TOO_LONG',
      'GROUP_MESSAGE_LIMIT',
      'GROUP_MESSAGE_NOBODY',
      'GROUP_MESSAGE_TOO_MANY',
      ...TEXT_ERRORS,
    ],
  }),
} as const;
