import { createFileRoute } from '@tanstack/react-router';
import { GuestChatPage } from '#talk/chat';
import { textsOf } from '#lib/unread-search.ts';

/** `friendId`: whose conversation is open; `gift`: the gift sheet is open, with this gift chosen, if any. */
export const Route = createFileRoute('/guest/chat-list')({
  validateSearch: textsOf('filter', 'groupId', 'friendId', 'gift'),
  component: GuestChatPage,
});
