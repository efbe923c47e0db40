import { createFileRoute } from '@tanstack/react-router';
import { CastChatPage } from '#talk/chat';

interface Search {
  readonly filter?: string;
  readonly groupId?: string;
  /** Whose conversation is open. */
  readonly friendId?: string;
}

export const Route = createFileRoute('/cast/chat-list')({
  validateSearch: ({ filter, groupId, friendId }: Readonly<Record<string, unknown>>): Search => ({
    ...(typeof filter === 'string' && { filter }),
    ...(typeof groupId === 'string' && { groupId }),
    ...(typeof friendId === 'string' && { friendId }),
  }),
  component: CastChatPage,
});
