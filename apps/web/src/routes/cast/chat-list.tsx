import { createFileRoute } from '@tanstack/react-router';
import { CastChatPage } from '#talk/chat';
import { textsOf } from '#lib/unread-search.ts';

/** `friendId`: whose conversation is open. */
export const Route = createFileRoute('/cast/chat-list')({
  validateSearch: textsOf('filter', 'groupId', 'friendId'),
  component: CastChatPage,
});
