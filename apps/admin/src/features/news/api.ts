import { newsAdminRoutes } from '@yoimachi/contract/news-admin';
import type { NewsAudience } from '@yoimachi/domain/news';
import { query } from '#lib/queries.ts';
import { useToldAct } from '#lib/use-told-act.ts';
import { useReasonedAct } from '#parts/workbench/index.ts';
import { now } from '#ui/lib/clock.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import type { newsTexts } from './ja.ts';

/** A broadcast that goes on is followed. */
const FOLLOWED_MS = 5_000;

export type ListedNews = CallAnswer<typeof newsAdminRoutes.listNews>['items'][number];
export type News = CallAnswer<typeof newsAdminRoutes.showNews>;
export type Banner = CallAnswer<typeof newsAdminRoutes.listBanners>['items'][number];

export const oneNews = (newsId: string) =>
  query(
    newsAdminRoutes.showNews,
    { params: { newsId } },
    {
      refetchInterval: ({ state: { data } }) =>
        data?.broadcast?.state === 'RUNNING' || data?.broadcast?.state === 'WAITING' ? FOLLOWED_MS : false,
    },
  );

export const audienceSize = (audience: NewsAudience) =>
  query(newsAdminRoutes.countAudience, { params: { audience } });

/** Where something with a period stands now; `publishedAt` null: a draft. */
export function stateOf(
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string | null },
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
) => useToldAct({ act, said, onDone, refreshes: [newsAdminRoutes] });

/** The same of an act that needs nothing but a reason. */
export const useReasonedNewsAct = (
  act: (reason: string) => Promise<unknown>,
  said: string,
  onDone: () => void,
) => useReasonedAct(useNewsAct(act, said, onDone));
