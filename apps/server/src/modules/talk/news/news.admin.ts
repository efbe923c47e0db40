import type { newsAdminRoutes } from '@yoimachi/contract/news-admin';
import { ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { changeBanner, createBanner } from './commands/edit-banners.ts';
import {
  editNews,
  endNews,
  publishNews,
  resumeBroadcast,
  stopBroadcast,
  writeNews,
} from './commands/edit-news.ts';
import { audienceSize, officeBanners, officeNews, officeNewsOf } from './office-news.ts';

const periodOf = (body: { readonly startsAt: string; readonly endsAt: string | null }) => ({
  startsAt: new Date(body.startsAt),
  endsAt: instantOf(body.endsAt),
});
const instantOf = (text: string | null) => (text === null ? null : new Date(text));

export const newsAdmin = (context: ActContext): OperatorHandlers<typeof newsAdminRoutes> => ({
  listNews: ({ query }) => officeNews(context, query.cursor),
  showNews: ({ params }) => officeNewsOf(context, params.newsId),
  countAudience: ({ params }) => audienceSize(context, params.audience),
  listBanners: ({ query }) => officeBanners(context, query.cursor),
  async writeNews({ body, operator }) {
    const written = await writeNews(context, { ...body, ...periodOf(body) }, operator);
    return written.ok ? ok({ newsId: written.value }) : written;
  },
  editNews: ({ params, body: { reason, ...words }, operator }) =>
    editNews(context, { ...params, reason, operator }, { ...words, endsAt: instantOf(words.endsAt) }),
  publishNews: ({ params, body }) => publishNews(context, params.newsId, body.tells),
  endNews: ({ params, body, operator }) => endNews(context, { ...params, ...body, operator }),
  stopBroadcast: ({ params, body, operator }) => stopBroadcast(context, { ...params, ...body, operator }),
  resumeBroadcast: ({ params, body, operator }) => resumeBroadcast(context, { ...params, ...body, operator }),
  async createBanner({ body, operator }) {
    const created = await createBanner(context, { ...body, ...periodOf(body) }, operator);
    return created.ok ? ok({ bannerId: created.value }) : created;
  },
  editBanner: ({ params, body: { reason, ...words }, operator }) =>
    changeBanner(context, { ...params, reason, operator }, words),
  endBanner: ({ params, body, operator }) => changeBanner(context, { ...params, ...body, operator }, 'END'),
});
