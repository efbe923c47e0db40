import { newsRoutes, type NewsCard } from '@yoimachi/contract/news';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { atOnce } from '#lib/at-once.ts';
import { isOf, pages, query } from '#lib/queries.ts';

/** News for this side, what is pinned first, then the newest. */
export const newsQuery = () => pages(newsRoutes.listNews, {}, { staleTime: 0 });

/** How many of the news shown now are unread: the badge of their tab. */
export const newsUnreadQuery = () =>
  query(newsRoutes.countUnreadNews, {}, { select: ({ unreadCount }) => unreadCount, staleTime: 60_000 });

export const oneNewsQuery = (newsId: string) => query(newsRoutes.readNews, { params: { newsId } });

/** Banners of a side that are shown now. */
export const bannersQuery = (side: 'cast' | 'guest') =>
  query(
    side === 'guest' ? newsRoutes.listGuestBanners : newsRoutes.listCastBanners,
    {},
    { select: ({ items }) => items, staleTime: 300_000 },
  );

/** Marks one piece of news, or all, as read; list and badge follow at once. A refusal of all is told, as they were pressed. */
export function useReadNews() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (newsId: string | null) =>
      newsId === null
        ? call(newsRoutes.markAllNewsRead)
        : call(newsRoutes.markNewsRead, { params: { newsId } }),
    ...atOnce(client, {
      name: 'news.read',
      filters: { predicate: isOf(newsRoutes.listNews, newsRoutes.countUnreadNews) },
      show: (newsId: string | null) => {
        client.setQueryData(newsQuery().queryKey, (data) => data && marked(data, newsId));
        client.setQueryData(
          newsUnreadQuery().queryKey,
          (data) => data && { unreadCount: newsId === null ? 0 : Math.max(0, data.unreadCount - 1) },
        );
      },
      isQuiet: (newsId) => newsId !== null,
    }),
  });
}

function marked<Data extends { readonly pages: readonly { readonly items: readonly NewsCard[] }[] }>(
  data: Data,
  newsId: string | null,
): Data {
  const read = (card: NewsCard) =>
    newsId === null || card.newsId === newsId ? { ...card, isRead: true } : card;
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(read) })) };
}
