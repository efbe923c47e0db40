import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive } from '#lib/live.ts';
import { chatKey, listsKey } from './api/chat.ts';
import { placeMessage, placeRead } from './api/placing.ts';
import { ownOutbox } from './own-outbox.ts';

/** Shows what is said, read and changed while a screen of the chat is open. */
export function useChatLive(): void {
  const client = useQueryClient();
  useEffect(() => {
    const reread = () => void client.invalidateQueries({ queryKey: [chatKey] });
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
        void client.invalidateQueries({ queryKey: listsKey });
        void client.invalidateQueries({ queryKey: [chatKey, 'one'] });
        void client.invalidateQueries({ queryKey: [chatKey, 'history'] });
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [client]);
}
