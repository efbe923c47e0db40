import type { BroadcastState, NewNews } from '@yoimachi/domain/news';
import {
  allRows,
  firstRow,
  inColumns,
  run,
  type Db,
  type FieldsOf,
  type NewRow,
  type Trx,
} from '#platform/database';
import type { NextPicture } from './pictures.ts';

export async function insertNews(trx: Trx, news: NewRow<'news'>): Promise<void> {
  await trx.insertInto('news').values(inColumns(news)).execute();
}

export type NewsRow = NonNullable<Awaited<ReturnType<typeof lockNews>>>;

export const lockNews = (trx: Trx, newsId: string) =>
  firstRow<
    FieldsOf<'news', 'id' | 'kind' | 'audience' | 'title' | 'body' | 'startsAt' | 'endsAt' | 'publishedAt'>
  >(trx)`
    select id, kind, audience, title, body, starts_at as "startsAt", ends_at as "endsAt",
    published_at as "publishedAt" from news where id = ${newsId} for no key update`;

export async function updateNews(
  trx: Trx,
  newsId: string,
  news: Pick<NewNews, 'body' | 'endsAt' | 'isPinned' | 'title'> & {
    readonly picture: NextPicture;
    /** Null: nobody could read it before. */
    readonly changedAt: Date | null;
  },
): Promise<void> {
  const { title, body, isPinned, endsAt, picture, changedAt } = news;
  await trx
    .updateTable('news')
    .set({
      title,
      body,
      is_pinned: isPinned,
      ends_at: endsAt,
      ...(picture === 'NONE'
        ? { picture_id: null, picture_colour: null }
        : picture && { picture_id: picture.pictureId, picture_colour: picture.colour }),
      ...(changedAt && { changed_at: changedAt }),
    })
    .where('id', '=', newsId)
    .execute();
}

export const markPublished = (trx: Trx, newsId: string, at: Date) =>
  run(trx)`update news set published_at = ${at} where id = ${newsId}`;

export const setNewsEnd = (trx: Trx, newsId: string, endsAt: Date) =>
  run(trx)`update news set ends_at = ${endsAt} where id = ${newsId}`;

export async function insertBanner(trx: Trx, banner: NewRow<'banner'>): Promise<void> {
  await trx.insertInto('banner').values(inColumns(banner)).execute();
}

export const lockBanner = (trx: Trx, bannerId: string) =>
  firstRow<FieldsOf<'banner', 'id' | 'title' | 'link' | 'startsAt' | 'endsAt'>>(trx)`
    select id, title, link, starts_at as "startsAt", ends_at as "endsAt" from banner where id = ${bannerId}
    for no key update`;

export async function updateBanner(
  trx: Trx,
  bannerId: string,
  set: Partial<FieldsOf<'banner', 'title' | 'link' | 'endsAt' | 'pictureId' | 'pictureColour'>>,
): Promise<void> {
  await trx.updateTable('banner').set(inColumns(set)).where('id', '=', bannerId).execute();
}

/** What was changed, why, and what it said before. */
export async function insertChange(trx: Trx, change: NewRow<'news_change'>): Promise<void> {
  await trx.insertInto('news_change').values(inColumns(change)).execute();
}

type Own =
  | ('kind' | 'audience' | 'title' | 'body' | 'isPinned')
  | ('startsAt' | 'endsAt' | 'publishedAt' | 'pictureId');
export interface ListedNews extends FieldsOf<'news', Own> {
  readonly newsId: string;
  readonly writtenBy: string;
  readonly reads: number;
  /** Null: nobody is told of it outside the product. */
  readonly broadcast: {
    readonly state: BroadcastState;
    readonly people: number;
    readonly looked: number;
    readonly told: number;
  } | null;
}

/** The newest news with how far their broadcasts are; of one id that one alone, else those before one. */
export const listNews = (db: Db, limit: number, newsId: string | null = null, before: string | null = null) =>
  allRows<ListedNews>(db)`
    select n.id as "newsId", n.kind, n.audience, n.title, n.body, n.is_pinned as "isPinned", n.starts_at as "startsAt",
      n.ends_at as "endsAt", n.published_at as "publishedAt", n.picture_id as "pictureId", o.name as "writtenBy",
      case when b.state is not null then jsonb_build_object('state', b.state, 'people', coalesce(b.people_count, 0),
        'looked', coalesce(b.looked_count, 0), 'told', coalesce(b.told_count, 0)) end as broadcast,
      (select count(*)::int from news_read r where r.news_id = n.id) as reads
    from (select * from news where (${newsId}::uuid is null or id = ${newsId}::uuid) and (${before}::uuid is null or id < ${before}::uuid)
      order by id desc limit ${limit}) n
    join operator o on o.id = n.written_by left join news_broadcast b on b.news_id = n.id
    order by n.id desc`;

/** The newest banners, or those before one. */
export const listBanners = (db: Db, limit: number, before: string | null = null) =>
  allRows<ListedBanner>(db)`
    select id as "bannerId", audience, title, link, starts_at as "startsAt", ends_at as "endsAt", picture_id as "pictureId"
    from banner where ${before}::uuid is null or id < ${before}::uuid order by id desc limit ${limit}`;

interface ListedBanner extends FieldsOf<
  'banner',
  'audience' | 'title' | 'link' | 'startsAt' | 'endsAt' | 'pictureId'
> {
  readonly bannerId: string;
}

/** What was changed of a piece of news, the newest first. */
export const changesOf = (db: Db, newsId: string) =>
  db
    .selectFrom('news_change as c')
    .innerJoin('operator as o', 'o.id', 'c.operator_id')
    .select([
      'c.at',
      'c.what',
      'c.reason',
      'c.title_before as title',
      'c.body_before as body',
      'o.name as by',
    ])
    .where('c.news_id', '=', newsId)
    .orderBy('c.id', 'desc')
    .execute();
