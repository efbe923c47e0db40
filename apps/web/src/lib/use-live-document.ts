import { userChatRoutes, type UserChat } from '@yoimachi/contract/chat';
import { notificationRoutes, type UserNotification } from '@yoimachi/contract/notification';
import { pointsRoutes, type UserPoint } from '@yoimachi/contract/points';
import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { liveKey } from './live.ts';

/** What a guest can spend now; undefined until read. Pushed on every change. */
export const useUserPoint = (): UserPoint | undefined =>
  useDocument('user.point', () => call(pointsRoutes.userPoint));

/** How many notifications are unread, and how many of them lead to a booking; undefined until read. */
export const useUnread = (): UserNotification | undefined =>
  useDocument('user.notification', () => call(notificationRoutes.userNotification));

/** In how many conversations something is unread; undefined until read. */
export const useUserChat = (): UserChat | undefined =>
  useDocument('user.chat', () => call(userChatRoutes.userChat));

/** So old may it be where the tab is looked at again: its connection may have slept, and does not know yet what it missed. */
const SLEPT_MS = 60_000;

function useDocument<Live>(
  name: Parameters<typeof liveKey>[0],
  queryFn: () => Promise<{ readonly document: Live }>,
): Live | undefined {
  const { data } = useQuery({
    queryKey: liveKey(name),
    queryFn,
    staleTime: SLEPT_MS,
    // Otherwise it is pushed.
    refetchOnMount: false,
    structuralSharing: newerOnly,
  });
  return data?.document;
}

/** An answer that was overtaken by a push is dropped. */
function newerOnly(present: unknown, next: unknown): unknown {
  const version = (value: unknown) => (value as { version?: number } | undefined)?.version ?? -1;
  return version(present) > version(next) ? present : next;
}
