import type { newsAdminRoutes } from '@yoimachi/contract/news-admin';
import { fail, ok } from '@yoimachi/domain/result';
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
import { sendPicture, withPicture } from './commands/send-picture.ts';
import type { PictureMeans } from './news.means.ts';
import { pathOf } from './pictures.ts';
import { audienceSize, officeBanners, officeNews, officeNewsOf } from './office-news.ts';

const periodOf = (body: { readonly startsAt: string; readonly endsAt: string | null }) => ({
  startsAt: new Date(body.startsAt),
  endsAt: instantOf(body.endsAt),
});
const instantOf = (text: string | null) => (text === null ? null : new Date(text));

export const newsAdmin = (
  context: ActContext,
  means: PictureMeans,
): OperatorHandlers<typeof newsAdminRoutes> => ({
  listNews: ({ query }) => officeNews(context, query.cursor),
  showNews: ({ params }) => officeNewsOf(context, params.newsId),
  countAudience: ({ params }) => audienceSize(context, params.audience),
  listBanners: ({ query }) => officeBanners(context, query.cursor),
  async sendNewsPicture({ body, operator }) {
    const sent = await sendPicture(context, means, body, operator);
    if (!sent.ok) return sent;
    const { pictureId } = sent.value;
    return ok({ pictureId, picturePath: pathOf(pictureId) });
  },
  async writeNews({ body: { pictureId, ...body }, operator }) {
    const written = await withPicture(context, { pictureId, operator }, (db, picture) =>
      writeNews({ ...context, db }, { ...body, ...periodOf(body), picture }, operator),
    );
    return written.ok ? ok({ newsId: written.value }) : written;
  },
  editNews({ params, body: { reason, pictureId, dropsPicture = false, ...words }, operator }) {
    if (dropsPicture && pictureId !== null) return Promise.resolve(fail('VALIDATION', 'dropsPicture'));
    return withPicture(context, { pictureId, operator }, (db, picture) => {
      const to = { ...words, picture: picture ?? (dropsPicture ? 'NONE' : null) } as const;
      const endsAt = instantOf(words.endsAt);
      return editNews({ ...context, db }, { ...params, reason, operator }, { ...to, endsAt });
    });
  },
  publishNews: ({ params, body }) => publishNews(context, params.newsId, body.tells),
  endNews: ({ params, body, operator }) => endNews(context, { ...params, ...body, operator }),
  stopBroadcast: ({ params, body, operator }) => stopBroadcast(context, { ...params, ...body, operator }),
  resumeBroadcast: ({ params, body, operator }) => resumeBroadcast(context, { ...params, ...body, operator }),
  async createBanner({ body: { pictureId, ...body }, operator }) {
    const created = await withPicture(context, { pictureId, operator }, (db, picture) =>
      createBanner({ ...context, db }, { ...body, ...periodOf(body), picture }, operator),
    );
    return created.ok ? ok({ bannerId: created.value }) : created;
  },
  editBanner: ({ params, body: { reason, pictureId, ...words }, operator }) =>
    withPicture(context, { pictureId, operator }, (db, picture) =>
      changeBanner({ ...context, db }, { ...params, reason, operator }, { ...words, picture }),
    ),
  endBanner: ({ params, body, operator }) => changeBanner(context, { ...params, ...body, operator }, 'END'),
});
