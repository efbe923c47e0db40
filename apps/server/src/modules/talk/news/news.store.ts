import { sql } from 'kysely';
import type { NewsAudience } from '@yoimachi/domain/news';
import { allRows, firstRow, theValue, type Db, type FieldsOf, type Trx } from '#platform/database';
import type { PinnedPlace } from '#platform/page';

/** Who looks at news, and when. */
export interface Reader {
  readonly accountId: string;
  /** Beside 'ALL'. */
  readonly audience: NewsAudience;
  readonly at: Date;
}

type Shown =
  | 'kind'
  | 'title'
  | 'body'
  | 'isPinned'
  | 'startsAt'
  | 'changedAt'
  | 'pictureId'
  | 'pictureColour';
export interface ShownRow extends FieldsOf<'news', Shown> {
  readonly newsId: string;
  readonly isRead: boolean;
}

/** What is shown to this side now: from the first instant of its period on, and no more at its end. */
const shown = ({ audience, at }: Reader) => sql`n.published_at is not null and n.starts_at <= ${at}
  and (n.ends_at is null or n.ends_at > ${at}) and (n.audience = ${audience} or n.audience = 'ALL')`;

/** What was there before somebody registered is not new to him. */
const unread = (reader: Reader) => sql`${shown(reader)}
  and n.starts_at >= (select created_at from account where id = ${reader.accountId})
  and not exists (select from news_read r where r.account_id = ${reader.accountId} and r.news_id = n.id)`;

const columns = ({
  accountId,
}: Reader) => sql`n.id as "newsId", n.kind, n.title, n.body, n.is_pinned as "isPinned",
  n.starts_at as "startsAt", n.changed_at as "changedAt", n.picture_id as "pictureId", n.picture_colour as "pictureColour",
  n.starts_at < (select created_at from account where id = ${accountId})
    or exists (select from news_read r where r.account_id = ${accountId} and r.news_id = n.id) as "isRead"`;

/** What is pinned first, then the newest. */
export function listShown(
  db: Db,
  reader: Reader,
  after: PinnedPlace | null,
  limit: number,
): Promise<ShownRow[]> {
  const rest = after
    ? sql`and (n.is_pinned, n.starts_at, n.id) < (${after.isPinned}, ${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  return allRows<ShownRow>(db)`select ${columns(reader)} from news n where ${shown(reader)} ${rest}
    order by n.is_pinned desc, n.starts_at desc, n.id desc limit ${limit}`;
}

/** Undefined when this reader sees no such news now. */
export const findShown = (db: Db, reader: Reader, newsId: string) =>
  firstRow<ShownRow>(db)`
    select ${columns(reader)} from news n where n.id = ${newsId} and ${shown(reader)}`;

export const countUnread = (db: Db, reader: Reader) =>
  theValue<number>(db)`
    select count(*)::int as count from news n where ${unread(reader)}`;

/** Marks what is shown as read, all of it or one; the first time stays. */
export async function markRead(trx: Trx, reader: Reader, newsId: string | null): Promise<void> {
  const which = newsId === null ? unread(reader) : sql`${shown(reader)} and n.id = ${newsId}`;
  await sql`insert into news_read (account_id, news_id, read_at)
    select ${reader.accountId}, n.id, ${reader.at} from news n where ${which} order by n.id
    on conflict do nothing`.execute(trx);
}

export interface ShownBanner extends FieldsOf<'banner', 'title' | 'link' | 'pictureId' | 'pictureColour'> {
  readonly bannerId: string;
}

/** The newest of those shown now, in the order in which they began. */
export const shownBanners = (db: Db, audience: NewsAudience, at: Date, limit: number) =>
  allRows<ShownBanner>(db)`
    select id as "bannerId", title, link, picture_id as "pictureId", picture_colour as "pictureColour" from (
      select * from banner where starts_at <= ${at} and (ends_at is null or ends_at > ${at})
        and (audience = ${audience} or audience = 'ALL')
      order by starts_at desc, id desc limit ${limit}) b
    order by starts_at, id`;
