import { chatRoutes } from '@yoimachi/contract/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive } from '#lib/live.ts';
import { refresh } from '#lib/queries.ts';
import { placeMessage, placeRead } from './api/placing.ts';
import { ownOutbox } from './own-outbox.ts';

const { findConversation, listConversations, readHistory } = chatRoutes;

/** Shows what is said, read and changed while a screen of the chat is open. */
export function useChatLive(): void {
  const client = useQueryClient();
  useEffect(() => {
    const reread = () => void refresh(client, chatRoutes);
    const ends = [
      onLive('chat.message', ({ friendId, message, unreadCount }) =>
        placeMessage(client, friendId, message, unreadCount),
      ),
      onLive('chat.read', ({ friendId, ...read }) => placeRead(client, friendId, read)),
      onLive('chat.changed', reread, () => {
        reread();
        // The line is back.
        void ownOutbox(client)?.then(({ outbox }) => outbox.flush());
      }),
      onLive('booking.changed', () => {
        void refresh(client, listConversations, findConversation, readHistory);
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [client]);
}
