import { createFileRoute } from '@tanstack/react-router';
import { GuestChatPage } from '#talk/chat';

interface Search {
  readonly filter?: string;
  readonly groupId?: string;
  /** Whose conversation is open. */
  readonly friendId?: string;
  /** The gift sheet is open, with this gift chosen, if any. */
  readonly gift?: string;
}

export const Route = createFileRoute('/guest/chat-list')({
  validateSearch: ({ filter, groupId, friendId, gift }: Readonly<Record<string, unknown>>): Search => ({
    ...(typeof filter === 'string' && { filter }),
    ...(typeof groupId === 'string' && { groupId }),
    ...(typeof friendId === 'string' && { friendId }),
    ...(typeof gift === 'string' && { gift }),
  }),
  component: GuestChatPage,
});
