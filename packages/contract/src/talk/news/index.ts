import * as z from 'zod/mini';
import { id, instant, page, pageQuery } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { NEWS_KINDS } from '@yoimachi/domain/news';

/** A picture of 3:1 in its widths: `<path>/w480.webp`, `w960`, `w1440`, each also as `.avif`; its colour stands there until it is loaded. */
const newsPicture = z.object({ path: z.string(), colour: z.string() });
export type NewsPicture = z.output<typeof newsPicture>;

const head = {
  newsId: id(),
  kind: z.literal([...NEWS_KINDS]),
  title: z.string(),
  /** Since when it is shown. */
  startsAt: instant(),
  isPinned: z.boolean(),
  isRead: z.boolean(),
  picture: z.nullable(newsPicture),
};
const newsCard = z.object({ ...head, lead: z.string() });
export type NewsCard = z.output<typeof newsCard>;

const oneNews = z.object({
  ...head,
  /** Plain paragraphs with links: `paragraphsOf` of the domain reads it. */
  body: z.string(),
  /** When its words were changed after people could read them; null: never. */
  changedAt: z.nullable(instant()),
});
export type News = z.output<typeof oneNews>;

const unread = { unreadCount: z.int() };

const banner = z.object({
  bannerId: id(),
  /** What the picture says. */
  title: z.string(),
  link: z.string(),
  picture: newsPicture,
});
export type Banner = z.output<typeof banner>;
const banners = z.object({ items: z.array(banner) });

export const newsRoutes = {
  listNews: route('GET', '/news', 'member', {
    summary:
      'News for this side that are shown now: what is pinned first, then the newest; with how many are unread.',
    query: z.object(pageQuery),
    answer: z.extend(page(newsCard), unread),
  }),
  readNews: route('GET', '/news/:newsId', 'member', {
    summary: 'One piece of news that is shown now.',
    params: z.object({ newsId: id() }),
    answer: oneNews,
    errors: ['NOT_FOUND'],
  }),
  countUnreadNews: route('GET', '/news-unread', 'member', {
    summary:
      'How many of the news shown now this account has not read; what was there before it registered counts as read.',
    answer: z.object(unread),
  }),
  markNewsRead: route('POST', '/news/:newsId/read', 'member', {
    summary: 'Marks one piece of news as read; again changes nothing.',
    params: z.object({ newsId: id() }),
    answer: z.object(unread),
    errors: ['NOT_FOUND'],
  }),
  markAllNewsRead: route('POST', '/news/read', 'member', {
    summary: 'Marks all news that are shown now as read.',
    answer: z.object(unread),
  }),
  listGuestBanners: route('GET', '/guests/banner', 'guest', {
    summary: 'The banners for guests that are shown now, in the order in which they began.',
    answer: banners,
  }),
  listCastBanners: route('GET', '/casts/banner', 'cast', {
    summary: 'The banners for casts that are shown now, in the order in which they began.',
    answer: banners,
  }),
} as const;
