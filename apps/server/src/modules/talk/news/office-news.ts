import type { NewsAudience } from '@yoimachi/domain/news';
import { sidesOf } from '@yoimachi/domain/news';
import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import { fail, ok } from '@yoimachi/domain/result';
import { isUuid } from '#platform/crypto';
import type { Db } from '#platform/database';
import { pageOf } from '#platform/http';
import { countAccounts } from './broadcast.store.ts';
import { changesOf, listBanners, listNews, type BannerRow, type ListedNews } from './desk.store.ts';
import { pathOf } from './pictures.ts';

interface Reading {
  readonly db: Db;
}

/** News as operators see it, the last written first. */
export async function officeNews({ db }: Reading, cursor: string | undefined) {
  if (cursor !== undefined && !isUuid(cursor)) return fail('VALIDATION', 'cursor');
  const rows = await listNews(db, OFFICE_PAGE_SIZE + 1, null, cursor ?? null);
  return ok(pageOf(rows, OFFICE_PAGE_SIZE, present, ({ id }) => id));
}

/** One piece of news with its words and its changes. */
export async function officeNewsOf({ db }: Reading, newsId: string) {
  const [row] = await listNews(db, 1, newsId);
  if (!row) return fail('NOT_FOUND');
  const changes = await changesOf(db, newsId);
  return ok({
    ...present(row),
    body: row.body,
    picturePath: row.picture_id === null ? null : pathOf(row.picture_id),
    changes: changes.map((one) => ({
      at: one.at.toISOString(),
      what: one.what,
      by: one.name,
      reason: one.reason,
      title: one.title_before,
      body: one.body_before,
    })),
  });
}

export const audienceSize = async ({ db }: Reading, audience: NewsAudience) =>
  ok({ accounts: await countAccounts(db, sidesOf(audience)) });

/** Banners as operators see them, the last made first. */
export async function officeBanners({ db }: Reading, cursor: string | undefined) {
  if (cursor !== undefined && !isUuid(cursor)) return fail('VALIDATION', 'cursor');
  const rows = await listBanners(db, OFFICE_PAGE_SIZE + 1, cursor ?? null);
  return ok(pageOf(rows, OFFICE_PAGE_SIZE, presentBanner, ({ id }) => id));
}

const presentBanner = ({ id, audience, title, link, starts_at, ends_at, picture_id }: BannerRow) => ({
  bannerId: id,
  audience,
  title,
  link,
  picturePath: pathOf(picture_id),
  startsAt: starts_at.toISOString(),
  endsAt: ends_at?.toISOString() ?? null,
});

const present = (row: ListedNews) => ({
  newsId: row.id,
  kind: row.kind,
  audience: row.audience,
  title: row.title,
  isPinned: row.is_pinned,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  publishedAt: row.published_at?.toISOString() ?? null,
  writtenBy: row.written_by,
  reads: row.read_count,
  broadcast:
    row.state === null
      ? null
      : {
          state: row.state,
          people: row.people_count ?? 0,
          looked: row.looked_count ?? 0,
          told: row.told_count ?? 0,
        },
});
