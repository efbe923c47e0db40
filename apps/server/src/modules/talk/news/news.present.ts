import type { Banner, News, NewsCard, NewsPicture } from '@yoimachi/contract/news';
import { leadOf } from '@yoimachi/domain/news';
import type { ShownBanner, ShownRow } from './news.store.ts';
import { pathOf } from './pictures.ts';

const LEAD_LENGTH = 120;

const pictureOf = (id: string | null, colour: string | null): NewsPicture | null =>
  id === null || colour === null ? null : { path: pathOf(id), colour };

const headOf = (row: ShownRow) => ({
  newsId: row.id,
  kind: row.kind,
  title: row.title,
  startsAt: row.starts_at.toISOString(),
  isPinned: row.is_pinned,
  isRead: row.is_read,
  picture: pictureOf(row.picture_id, row.picture_colour),
});

export const cardOf = (row: ShownRow): NewsCard => ({ ...headOf(row), lead: shortLead(row.body) });

export const newsOf = (row: ShownRow): News => ({
  ...headOf(row),
  body: row.body,
  changedAt: row.changed_at?.toISOString() ?? null,
});

export const bannerOf = (row: ShownBanner): Banner => ({
  bannerId: row.id,
  title: row.title,
  link: row.link,
  picture: { path: pathOf(row.picture_id), colour: row.picture_colour },
});

/** The first paragraph in one line, cut where a card or a message ends. */
export function shortLead(body: string): string {
  const signs = [...leadOf(body).replaceAll(/\s*\n\s*/g, ' ')];
  return signs.length > LEAD_LENGTH ? `${signs.slice(0, LEAD_LENGTH - 1).join('')}…` : signs.join('');
}
