import { notificationRoutes } from '@yoimachi/contract/notification';
import { actOf } from '@yoimachi/domain/notification';
import type { AnswerOf } from '@yoimachi/contract/route';
import { hashKey, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { atOnce } from '#lib/at-once.ts';
import { changeDocument } from '#lib/change-document.ts';
import { liveKey } from '#lib/live.ts';
import { isOf, pages } from '#lib/queries.ts';

export type Told = AnswerOf<typeof notificationRoutes.listNotifications>['items'][number];

/** This account's notifications, newest first, and behind the first page what waits for an act: each of those comes again on its own page. */
export const notificationsQuery = () =>
  pages(
    notificationRoutes.listNotifications,
    {},
    {
      staleTime: 0,
      select: ({ pages: all, pageParams }) => ({
        pages: all.map(({ items, waiting }) => ({ items: [...items, ...waiting] })),
        pageParams,
      }),
    },
  );

const isListed = isOf(notificationRoutes.listNotifications);
const COUNT = hashKey(liveKey('user.notification'));

/** Marks one notification that is unread, or all, as read; the list and the count show it at once. A refusal of all is told, as they were pressed. */
export function useRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (notificationId: string | null) =>
      notificationId === null
        ? call(notificationRoutes.readNotifications)
        : call(notificationRoutes.readNotification, { params: { notificationId } }),
    ...atOnce(client, {
      name: 'notification.read',
      filters: { predicate: (query) => isListed(query) || query.queryHash === COUNT },
      show: (notificationId: string | null) => {
        client.setQueryData(notificationsQuery().queryKey, (data) => data && marked(data, notificationId));
        changeDocument(client, 'user.notification', ({ notifyCount }) => ({
          notifyCount: notificationId === null ? 0 : Math.max(0, notifyCount - 1),
        }));
      },
      isQuiet: (notificationId) => notificationId !== null,
    }),
  });
}

function marked<Page extends { readonly items: Told[]; readonly waiting: Told[] }>(
  data: InfiniteData<Page, string | null>,
  notificationId: string | null,
): typeof data {
  const read = (told: Told) =>
    notificationId === null || told.notificationId === notificationId
      ? { ...told, read: true, waits: told.waits && actOf(told.kind) !== 'READ' }
      : told;
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      items: page.items.map(read),
      waiting: page.waiting.map(read),
    })),
  };
}
