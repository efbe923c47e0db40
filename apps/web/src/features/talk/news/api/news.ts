import { newsRoutes } from '@yoimachi/contract/news';
import type { Banner, News, NewsCard } from '@yoimachi/contract/news';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#lib/request.ts';

const LIST = ['news', 'list'] as const;
const UNREAD = ['news', 'unread'] as const;
const oneKey = (newsId: string) => ['news', 'one', newsId] as const;

/** News for this side, what is pinned first, then the newest. */
export const newsQuery = () =>
  infiniteQueryOptions({
    queryKey: LIST,
    queryFn: ({ pageParam }) =>
      call(newsRoutes.listNews, { query: pageParam === null ? {} : { cursor: pageParam } }),
    ...pagesByCursor,
    staleTime: 0,
  });

/** How many of the news shown now are unread: the badge of their tab. */
export const newsUnreadQuery = () =>
  queryOptions({
    queryKey: UNREAD,
    queryFn: async () => (await call(newsRoutes.countUnreadNews)).unreadCount,
    staleTime: 60_000,
  });

export const oneNewsQuery = (newsId: string) =>
  queryOptions({
    queryKey: oneKey(newsId),
    queryFn: (): Promise<News> => call(newsRoutes.readNews, { params: { newsId } }),
  });

/** Banners of a side that are shown now. */
export const bannersQuery = (side: 'cast' | 'guest') =>
  queryOptions({
    queryKey: ['banners', side],
    queryFn: async (): Promise<readonly Banner[]> =>
      (await call(side === 'guest' ? newsRoutes.listGuestBanners : newsRoutes.listCastBanners)).items,
    staleTime: 300_000,
  });

/** Marks one piece of news, or all, as read; list and badge follow at once. */
export function useReadNews() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (newsId: string | null) =>
      newsId === null
        ? call(newsRoutes.markAllNewsRead)
        : call(newsRoutes.markNewsRead, { params: { newsId } }),
    onMutate: (newsId) => client.setQueryData(newsQuery().queryKey, (data) => data && marked(data, newsId)),
    onSuccess: ({ unreadCount }) => client.setQueryData(newsUnreadQuery().queryKey, unreadCount),
    onError: () => void client.invalidateQueries({ queryKey: LIST }),
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
