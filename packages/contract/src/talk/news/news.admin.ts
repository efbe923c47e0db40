import * as z from 'zod/mini';
import { fileBytes, id, instant, instantText, page, pageQuery, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import {
  NEWS_AUDIENCES,
  NEWS_BODY_LENGTH,
  NEWS_KINDS,
  NEWS_LINK_LENGTH,
  NEWS_PICTURE_BYTES,
  NEWS_PICTURE_TYPES,
  NEWS_REASON_LENGTH,
  NEWS_TITLE_LENGTH,
} from '@yoimachi/domain/news';

const newsId = z.object({ newsId: id() });
const bannerId = z.object({ bannerId: id() });
const period = { startsAt: instant(), endsAt: z.nullable(instant()) };
const givenPeriod = { startsAt: instantText(), endsAt: z.nullable(instantText()) };
const title = text(NEWS_TITLE_LENGTH);
const words = { title, body: text(NEWS_BODY_LENGTH) };
const reason = { reason: text(NEWS_REASON_LENGTH) };
const audience = z.literal([...NEWS_AUDIENCES]);
/** A picture that the same operator sent, and that nothing shows yet. */
const pictureId = id();
const PICTURE_ERRORS = ['NEWS_PICTURE_USED', 'UPLOAD_GONE'] as const;

const listed = z.object({
  newsId: id(),
  kind: z.literal([...NEWS_KINDS]),
  audience,
  title: z.string(),
  isPinned: z.boolean(),
  ...period,
  /** Null: a draft, which nobody sees. */
  publishedAt: z.nullable(instant()),
  writtenBy: z.string(),
  reads: z.int(),
  /** How far it is told outside the product; null: nobody is. */
  broadcast: z.nullable(
    z.object({
      state: z.literal(['WAITING', 'RUNNING', 'STOPPED', 'DONE']),
      people: z.int(),
      looked: z.int(),
      told: z.int(),
    }),
  ),
});
const change = z.object({
  at: instant(),
  what: z.literal(['EDIT', 'END', 'STOP', 'RESUME']),
  by: z.string(),
  reason: z.string(),
  /** What it said before. */
  title: z.string(),
  body: z.string(),
});

/** What operators do with news and banners; their limits are the domain's. */
export const newsAdminRoutes = {
  listNews: route('GET', '/written-news', 'operator', {
    summary: 'News, the last written first, with how many read them and how far their broadcasts are.',
    query: z.object(pageQuery),
    answer: page(listed),
  }),
  showNews: route('GET', '/written-news/:newsId', 'operator', {
    summary: 'A piece of news with its words, and what was changed of it, when, by whom and why.',
    params: newsId,
    answer: z.extend(listed, {
      body: z.string(),
      picturePath: z.nullable(z.string()),
      changes: z.array(change),
    }),
    errors: ['NOT_FOUND'],
  }),
  countAudience: route('GET', '/news-audiences/:audience', 'operator', {
    summary: 'How many accounts an audience has now; each is told by its own settings.',
    params: z.object({ audience }),
    answer: z.object({ accounts: z.int() }),
  }),
  listBanners: route('GET', '/banners', 'operator', {
    summary: 'Banners, the last made first.',
    query: z.object(pageQuery),
    answer: page(
      z.object({
        bannerId: id(),
        audience,
        title: z.string(),
        link: z.string(),
        picturePath: z.string(),
        ...period,
      }),
    ),
  }),
  sendNewsPicture: route('POST', '/news-pictures', 'operator', {
    summary:
      'Makes every size of a picture of 3:1, and keeps it for a day, until news or a banner of the same operator takes it; nothing of the file itself is kept.',
    takes: { types: NEWS_PICTURE_TYPES, maxBytes: NEWS_PICTURE_BYTES },
    body: fileBytes(),
    answer: z.object({ pictureId: id(), picturePath: z.string() }),
    errors: [
      ...(['IMAGE_BROKEN', 'IMAGE_TOO_LARGE', 'IMAGE_TOO_SMALL', 'IMAGE_TYPE'] as const),
      ...(['NEWS_PICTURE_SHAPE', 'NEWS_PICTURE_SIZE', 'UPLOAD_EMPTY', 'UPLOAD_FAILED'] as const),
    ],
  }),
  writeNews: route('POST', '/news', 'operator', {
    summary: 'Writes a piece of news that nobody sees until it is published.',
    body: z.object({
      kind: z.literal([...NEWS_KINDS]),
      audience,
      isPinned: z.boolean(),
      ...words,
      ...givenPeriod,
      pictureId: z.nullable(pictureId),
    }),
    answer: z.object({ newsId: id() }),
    errors: PICTURE_ERRORS,
  }),
  editNews: route('PUT', '/news/:newsId', 'operator', {
    summary:
      'Changes its words, its end or its picture, also when it is read already; what it was and why is kept.',
    params: newsId,
    body: z.object({
      ...words,
      ...reason,
      isPinned: z.boolean(),
      endsAt: givenPeriod.endsAt,
      /** Null: it keeps the one it has, unless that is taken away. */
      pictureId: z.nullable(pictureId),
      /** It has none from now on; together with another one it is refused. */
      dropsPicture: z.optional(z.boolean()),
    }),
    errors: ['NOT_FOUND', ...PICTURE_ERRORS],
  }),
  publishNews: route('POST', '/news/:newsId/publish', 'operator', {
    summary:
      'Shows it from the beginning of its period on, and tells its audience by their settings where asked to.',
    params: newsId,
    body: z.object({ tells: z.boolean() }),
    errors: ['CONFLICT', 'NOT_FOUND'],
  }),
  endNews: route('POST', '/news/:newsId/end', 'operator', {
    summary: 'Shows it no more from now on, and tells nobody else of it.',
    params: newsId,
    body: z.object(reason),
    errors: ['NOT_FOUND'],
  }),
  stopBroadcast: route('POST', '/news/:newsId/broadcast/stop', 'operator', {
    summary: 'Tells nobody else of it from now on, but those whose turn it is this instant.',
    params: newsId,
    body: z.object(reason),
    errors: ['CONFLICT', 'NOT_FOUND'],
  }),
  resumeBroadcast: route('POST', '/news/:newsId/broadcast/resume', 'operator', {
    summary: 'Goes on where it was stopped: nobody is told twice.',
    params: newsId,
    body: z.object(reason),
    errors: ['CONFLICT', 'NOT_FOUND'],
  }),
  createBanner: route('POST', '/banners', 'operator', {
    summary: 'Shows a banner during its period.',
    body: z.object({ title, link: text(NEWS_LINK_LENGTH), audience, ...givenPeriod, pictureId }),
    answer: z.object({ bannerId: id() }),
    errors: PICTURE_ERRORS,
  }),
  editBanner: route('PUT', '/banners/:bannerId', 'operator', {
    summary: 'Changes what it says and where it leads, or its picture.',
    params: bannerId,
    body: z.object({
      title,
      link: text(NEWS_LINK_LENGTH),
      ...reason,
      /** Null: it keeps the one it has. */
      pictureId: z.nullable(pictureId),
    }),
    errors: ['NOT_FOUND', ...PICTURE_ERRORS],
  }),
  endBanner: route('POST', '/banners/:bannerId/end', 'operator', {
    summary: 'Shows it no more from now on.',
    params: bannerId,
    body: z.object(reason),
    errors: ['NOT_FOUND'],
  }),
} as const;
