import { sidesOf, type NewsAudience } from '@yoimachi/domain/news';
import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import { fail, ok } from '@yoimachi/domain/result';
import type { Db } from '#platform/database';
import { cutPage, pageOf } from '#platform/http';
import { readIdCursor } from '#platform/page';
import { countAccounts } from './broadcast.store.ts';
import { changesOf, listBanners, listNews } from './desk.store.ts';
import { pathOf } from './pictures.ts';

interface Reading {
  readonly db: Db;
}

/** News as operators see it, the last written first. */
export async function officeNews({ db }: Reading, cursor: string | undefined) {
  const before = readIdCursor(cursor);
  if (!before.ok) return before;
  const rows = await listNews(db, OFFICE_PAGE_SIZE + 1, null, before.value);
  return ok(cutPage(rows, OFFICE_PAGE_SIZE, ({ newsId }) => newsId));
}

/** One piece of news with its words and its changes. */
export async function officeNewsOf({ db }: Reading, newsId: string) {
  const [row] = await listNews(db, 1, newsId);
  if (!row) return fail('NOT_FOUND');
  const picturePath = row.pictureId === null ? null : pathOf(row.pictureId);
  return ok({ ...row, picturePath, changes: await changesOf(db, newsId) });
}

export const audienceSize = async ({ db }: Reading, audience: NewsAudience) =>
  ok({ accounts: await countAccounts(db, sidesOf(audience)) });

/** Banners as operators see them, the last made first. */
export async function officeBanners({ db }: Reading, cursor: string | undefined) {
  const before = readIdCursor(cursor);
  if (!before.ok) return before;
  const rows = await listBanners(db, OFFICE_PAGE_SIZE + 1, before.value);
  return ok(pageOf(rows, OFFICE_PAGE_SIZE, presentBanner, ({ bannerId }) => bannerId));
}

const presentBanner = <Row extends { readonly pictureId: string }>(row: Row) => ({
  ...row,
  picturePath: pathOf(row.pictureId),
});
