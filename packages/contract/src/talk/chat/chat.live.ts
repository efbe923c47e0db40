import * as z from 'zod/mini';
import { id } from '@yoimachi/contract/common';
import { chatMessage } from './chat.schema.ts';

/** What open screens of the two are told, in the order of what happened. */
export const chatLive = {
  /** A message is new, or taken back: the one of its number takes its place. `unreadCount` is the reader's own. */
  'chat.message': z.object({ friendId: id(), message: chatMessage, unreadCount: z.int() }),
  /** One of the two has read up to a number; `unreadCount` is what the reader still has, on the reader's own screens. */
  'chat.read': z.object({
    friendId: id(),
    reader: z.literal(['me', 'friend']),
    number: z.int(),
    unreadCount: z.optional(z.int()),
  }),
  /** Something else of a conversation is different: load it again. */
  'chat.changed': z.object({ friendId: id() }),
} as const;
