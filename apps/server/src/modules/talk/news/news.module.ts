import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { newsRoutes } from '@yoimachi/contract/news';
import { audiencesOf, BANNERS_SHOWN } from '@yoimachi/domain/news';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { UserType } from '@yoimachi/domain/account';
import { withTransaction } from '#platform/database';
import { pageOf, type Handlers } from '#platform/http';
import { readPinnedPlace, writePinnedPlace } from '#platform/page';
import type { AppContext, Module } from '#platform/module';
import { beginning, carrying } from './commands/broadcast.ts';
import type { NewsMeans } from './news.means.ts';
import { bannerOf, cardOf, newsOf } from './news.present.ts';
import { countUnread, findShown, listShown, markRead, shownBanners, type Reader } from './news.store.ts';
import { forgetPictures, servePictures } from './pictures.ts';

/** News and banners as people see them (rules.md 8), and their way to an audience. */
export function newsModule(app: AppContext, means: NewsMeans): Module {
  const { db, clock } = app;
  const context = { ...app, ...means };
  const readerOf = ({ accountId, userType }: Pick<Reader, 'accountId'> & { userType: UserType }): Reader => ({
    accountId,
    audience: audiencesOf(userType)[0],
    at: clock.now(),
  });
  const bannersOf = async (userType: UserType) => {
    const rows = await shownBanners(db, audiencesOf(userType)[0], clock.now(), BANNERS_SHOWN);
    return ok({ items: rows.map(bannerOf) });
  };
  const handlers: Handlers<typeof newsRoutes> = {
    async listNews({ principal, query }) {
      const after = readPinnedPlace(query.cursor);
      if (!after.ok) return after;
      const reader = readerOf(principal);
      const rows = await listShown(db, reader, after.value, PAGE_SIZE + 1);
      return ok({
        ...pageOf(rows, PAGE_SIZE, cardOf, (row) => writePinnedPlace(row.isPinned, row.startsAt, row.newsId)),
        unreadCount: await countUnread(db, reader),
      });
    },
    async readNews({ principal, params }) {
      const row = await findShown(db, readerOf(principal), params.newsId);
      return row ? ok(newsOf(row)) : fail('NOT_FOUND');
    },
    countUnreadNews: async ({ principal }) => ok({ unreadCount: await countUnread(db, readerOf(principal)) }),
    markNewsRead: ({ principal, params }) =>
      withTransaction(db, async (trx): Promise<Result<{ unreadCount: number }, 'NOT_FOUND'>> => {
        const reader = readerOf(principal);
        if (!(await findShown(trx, reader, params.newsId))) return fail('NOT_FOUND');
        await markRead(trx, reader, params.newsId);
        return ok({ unreadCount: await countUnread(trx, reader) });
      }),
    markAllNewsRead: ({ principal }) =>
      withTransaction(db, async (trx) => {
        const reader = readerOf(principal);
        await markRead(trx, reader, null);
        return ok({ unreadCount: await countUnread(trx, reader) });
      }),
    listGuestBanners: () => bannersOf(UserType.GUEST),
    listCastBanners: () => bannersOf(UserType.CAST),
  };
  return {
    handlers,
    dueWork: [beginning(context)],
    jobs: [carrying(context)],
    routines: [forgetPictures(context)],
    files: (http) => servePictures(http, means),
  };
}
