import { chatRoutes } from '@yoimachi/contract/chat';
import { chatTag } from '@yoimachi/domain/push';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '#lib/api.ts';
import { useCloseShown } from '#lib/shown-pushes.ts';
import { placeRead } from './api/placing.ts';

interface Standing {
  readonly friendId: string;
  readonly lastNumber: number;
  readonly readNumber: number;
  /** The end of the conversation is in view. */
  readonly isAtEnd: boolean;
}

/** Marks as read what stands on a screen that somebody looks at; what a push shows of it goes, wherever it was read. */
export function useMarkRead({ friendId, lastNumber, readNumber, isAtEnd }: Standing): void {
  const client = useQueryClient();
  const isSeen = useIsSeen();
  const isDue = isSeen && isAtEnd && lastNumber > readNumber;
  useCloseShown(lastNumber <= readNumber ? [chatTag(friendId)] : []);
  useEffect(() => {
    if (!isDue) return;
    call(chatRoutes.markRead, { params: { friendId }, body: { number: lastNumber } }).then(
      ({ readNumber: number, unreadCount }) =>
        placeRead(client, friendId, { reader: 'me', number, unreadCount }),
      // Read again with the next message, or when the screen is opened.
      () => undefined,
    );
  }, [client, friendId, isDue, lastNumber]);
}

function useIsSeen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'visible',
  );
}
