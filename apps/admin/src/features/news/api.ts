import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { newsAdminRoutes } from '@yoimachi/contract/news-admin';
import type { NewsAudience } from '@yoimachi/domain/news';
import { call } from '#lib/api.ts';
import { useToldAct } from '#lib/use-told-act.ts';
import { useReasonedAct } from '#parts/workbench/index.ts';
import { now } from '#ui/lib/clock.ts';
import { pagesByCursor, type CallAnswer } from '#ui/lib/request.ts';
import type { newsTexts } from './ja.ts';

const newsKey = ['news'] as const;
const bannersKey = ['banners'] as const;
/** A broadcast that goes on is followed. */
const FOLLOWED_MS = 5_000;

export type ListedNews = CallAnswer<typeof newsAdminRoutes.listNews>['items'][number];
export type News = CallAnswer<typeof newsAdminRoutes.showNews>;
export type Banner = CallAnswer<typeof newsAdminRoutes.listBanners>['items'][number];

export const newsList = infiniteQueryOptions({
  queryKey: [...newsKey, 'list'],
  queryFn: ({ pageParam }) =>
    call(newsAdminRoutes.listNews, { query: pageParam === null ? {} : { cursor: pageParam } }),
  ...pagesByCursor,
});

export const oneNews = (newsId: string) =>
  queryOptions({
    queryKey: [...newsKey, 'one', newsId],
    queryFn: () => call(newsAdminRoutes.showNews, { params: { newsId } }),
    refetchInterval: ({ state: { data } }) =>
      data?.broadcast?.state === 'RUNNING' || data?.broadcast?.state === 'WAITING' ? FOLLOWED_MS : false,
  });

export const audienceSize = (audience: NewsAudience) =>
  queryOptions({
    queryKey: [...newsKey, 'audience', audience],
    queryFn: () => call(newsAdminRoutes.countAudience, { params: { audience } }),
  });

export const bannerList = infiniteQueryOptions({
  queryKey: bannersKey,
  queryFn: ({ pageParam }) =>
    call(newsAdminRoutes.listBanners, { query: pageParam === null ? {} : { cursor: pageParam } }),
  ...pagesByCursor,
});

interface Period {
  readonly startsAt: string;
  readonly endsAt: string | null;
}

/** Where something with a period stands now; `publishedAt` null: a draft. */
export function stateOf(
  { startsAt, endsAt }: Period,
  publishedAt: string | null,
): keyof typeof newsTexts.states {
  const at = now();
  if (endsAt !== null && new Date(endsAt) <= at) return 'OVER';
  if (publishedAt === null) return 'DRAFT';
  return new Date(startsAt) > at ? 'COMING' : 'SHOWN';
}

/** An act on news or banners: both are read again. */
export const useNewsAct = <Given, Answer>(
  act: (given: Given) => Promise<Answer>,
  said: string,
  onDone: (answer: Answer) => void,
) => useToldAct({ act, said, onDone, keys: [newsKey, bannersKey] });

/** The same of an act that needs nothing but a reason. */
export const useReasonedNewsAct = (
  act: (reason: string) => Promise<unknown>,
  said: string,
  onDone: () => void,
) => useReasonedAct(useNewsAct(act, said, onDone));
