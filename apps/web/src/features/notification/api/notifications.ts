import { notificationRoutes } from '@yoimachi/contract/notification';
import type { AnswerOf } from '@yoimachi/contract/route';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export type Told = AnswerOf<typeof notificationRoutes.listNotifications>['items'][number];

/** What this account was told, newest first. */
export function notificationsQuery() {
  return infiniteQueryOptions({
    queryKey: ['notifications'],
    queryFn: ({ pageParam }) =>
      call(notificationRoutes.listNotifications, {
        query: pageParam === null ? {} : { cursor: pageParam },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    staleTime: 0,
  });
}

export const readAll = () => call(notificationRoutes.readNotifications);
