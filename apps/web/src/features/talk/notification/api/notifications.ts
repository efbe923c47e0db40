import { notificationRoutes } from '@yoimachi/contract/notification';
import { actOf } from '@yoimachi/domain/notification';
import type { AnswerOf } from '@yoimachi/contract/route';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { liveKey } from '#lib/live.ts';
import { pagesByCursor } from '#lib/request.ts';

export type Told = AnswerOf<typeof notificationRoutes.listNotifications>['items'][number];

/** This account's notifications, newest first, and behind the first page what waits for an act: each of those comes again on its own page. */
export function notificationsQuery() {
  return infiniteQueryOptions({
    queryKey: ['notifications'],
    queryFn: async ({ pageParam }) => {
      const query = pageParam === null ? {} : { cursor: pageParam };
      const { items, nextCursor, waiting } = await call(notificationRoutes.listNotifications, { query });
      return { items: [...items, ...waiting], nextCursor };
    },
    ...pagesByCursor,
    staleTime: 0,
  });
}

/** Marks one notification, or all, as read; the list shows it at once, the counts follow over the socket. */
export function useRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (notificationId: string | null) =>
      notificationId === null
        ? call(notificationRoutes.readNotifications)
        : call(notificationRoutes.readNotification, { params: { notificationId } }),
    onMutate: (notificationId) =>
      client.setQueryData(notificationsQuery().queryKey, (data) => data && marked(data, notificationId)),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: notificationsQuery().queryKey });
      void client.invalidateQueries({ queryKey: liveKey('user.notification') });
    },
  });
}

function marked<Data extends { readonly pages: readonly { readonly items: readonly Told[] }[] }>(
  data: Data,
  notificationId: string | null,
): Data {
  const read = (told: Told) =>
    notificationId === null || told.notificationId === notificationId
      ? { ...told, read: true, waits: told.waits && actOf(told.kind) !== 'READ' }
      : told;
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(read) })) };
}
