import { userChatRoutes, type UserChat } from '@yoimachi/contract/chat';
import { notificationRoutes, type UserNotification } from '@yoimachi/contract/notification';
import { pointsRoutes } from '@yoimachi/contract/points';
import type { UserPoint } from '@yoimachi/contract/points';
import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { liveKey } from './live.ts';

/** What a guest can spend now; undefined until read. Pushed on every change. */
export function useUserPoint(): UserPoint | undefined {
  const { data } = useQuery({
    queryKey: liveKey('user.point'),
    queryFn: () => call(pointsRoutes.userPoint),
    staleTime: Infinity,
    structuralSharing: newerOnly,
  });
  return data?.document;
}

/** How many notifications are unread, and how many of them lead to a booking; undefined until read. */
export function useUnread(): UserNotification | undefined {
  const { data } = useQuery({
    queryKey: liveKey('user.notification'),
    queryFn: () => call(notificationRoutes.userNotification),
    staleTime: Infinity,
    structuralSharing: newerOnly,
  });
  return data?.document;
}

/** In how many conversations something is unread; undefined until read. */
export function useUserChat(): UserChat | undefined {
  const { data } = useQuery({
    queryKey: liveKey('user.chat'),
    queryFn: () => call(userChatRoutes.userChat),
    staleTime: Infinity,
    structuralSharing: newerOnly,
  });
  return data?.document;
}

/** An answer that was overtaken by a push is dropped. */
function newerOnly(present: unknown, next: unknown): unknown {
  const version = (value: unknown) => (value as { version?: number } | undefined)?.version ?? -1;
  return version(present) > version(next) ? present : next;
}
