import { sql } from 'kysely';
import { REVIEW_DAYS, type MediaKind, type MediaVisibility, type RejectReason } from '@yoimachi/domain/media';
import { placeAfter, waitingOf, type Place } from '#base/queue';
import {
  allRows,
  firstRow,
  firstValue,
  inColumns,
  isThere,
  run,
  theValue,
  type Db,
  type FieldsOf,
  type RowOf,
  type Trx,
} from '#platform/database';

const COLUMNS = [
  'id',
  'media_id',
  'account_id',
  'kind',
  'state',
  'upload_id',
  'static_path',
  'made_at',
  'erasing_at',
  'has_qr',
  'found_text',
  'similar_to',
  'submitted_at',
] as const;
/** What was handed in, and where. */
export type FileRow = RowOf<'media_file', (typeof COLUMNS)[number]>;

export const findFile = (db: Db, fileId: string): Promise<FileRow | undefined> =>
  db.selectFrom('media_file').select(COLUMNS).where('id', '=', fileId).executeTakeFirst();

/** Alone, so that nothing freezes it meanwhile. */
export const lockFile = (trx: Trx, fileId: string): Promise<FileRow | undefined> =>
  trx.selectFrom('media_file').select(COLUMNS).where('id', '=', fileId).forUpdate().executeTakeFirst();

/** What was seen in a file before anybody looked at it. */
export type Findings = FieldsOf<
  'media_file',
  'colour' | 'durationSeconds' | 'foundText' | 'hasPoster' | 'hasQr' | 'similarTo'
> & { readonly hashes: string[] };

/** Its sizes are made: it waits for an operator. */
export async function markMade(trx: Trx, fileId: string, found: Findings, at: Date): Promise<void> {
  await trx
    .updateTable('media_file')
    .set({
      state: 'REVIEWING',
      made_at: at,
      ...inColumns(found),
    })
    .where('id', '=', fileId)
    .execute();
}

/** What was handed in is no longer needed. */
export const forgetUpload = (trx: Trx, fileId: string) =>
  run(trx)`update media_file set upload_id = null where id = ${fileId}`;

/** The newest of other accounts, or refused before, that looks alike: some hash of it differs from one of these in a few bits. */
export async function findAlike(
  db: Db,
  look: { readonly accountId: string; readonly hashes: readonly string[]; readonly bits: number },
): Promise<string | null> {
  const found = await firstValue<string>(db)`
    select f.id from media_file f
    where (f.account_id <> ${look.accountId} or f.reason is not null) and exists (
      select from unnest(f.hashes) known, unnest(${[...look.hashes]}::text[]) new
      where bit_count(('x' || known)::bit(64) # ('x' || new)::bit(64)) <= ${look.bits})
    order by f.id desc limit 1`;
  return found ?? null;
}

export interface Decision {
  readonly state: 'PUBLISHED' | 'REJECTED' | 'ENDED';
  readonly by: string | null;
  readonly reason: RejectReason | null;
  readonly at: Date;
}

export async function decideFile(
  trx: Trx,
  fileId: string,
  { state, by, reason, at }: Decision,
): Promise<void> {
  await trx
    .updateTable('media_file')
    .set({
      state,
      reason,
      decided_at: at,
      decided_by: by,
      found_text: null,
      ...(state === 'ENDED' && { ended_at: at, media_id: null }),
    })
    .where('id', '=', fileId)
    .execute();
}

/** The file that a place shows now. */
export async function shownFile(trx: Trx, mediaId: string): Promise<string | null> {
  const found = await firstValue<string>(trx)`
    select id from media_file where media_id = ${mediaId} and state = 'PUBLISHED'`;
  return found ?? null;
}

/** Whether something follows what a place shows. */
export const hasNext = (trx: Trx, mediaId: string) =>
  isThere(trx)`
    select from media_file where media_id = ${mediaId} and state in ('PROCESSING', 'REVIEWING', 'REJECTED')`;

/** What waits for an operator, the longest first, of one kind or of all; nothing of what is in it. */
export const waitingMedia = (
  db: Db,
  limit: number,
  { after = null, kind }: { readonly after?: Place | null; readonly kind?: MediaKind | undefined } = {},
) =>
  allRows<WaitingFile>(db)`
    select f.id as "itemId", f.id as "fileId", f.account_id as "accountId", f.kind, f.submitted_at as "askedAt", f.has_qr as "hasQr",
      f.similar_to as "similarTo", coalesce(f.found_text, '') <> '' as "hasText", coalesce(c.nickname, g.nickname, '') as nickname
    from media_file f left join cast_member c on c.id = f.account_id left join guest g on g.id = f.account_id
    where f.state = 'REVIEWING' and ${placeAfter(after, sql`f.submitted_at`, sql`f.id`)}
      and ${kind === undefined ? sql`true` : sql`f.kind = ${kind}`}
    order by f.submitted_at, f.id limit ${limit}`;

interface WaitingFile extends FieldsOf<'media_file', 'accountId' | 'kind' | 'hasQr' | 'similarTo'> {
  readonly itemId: string;
  readonly fileId: string;
  readonly askedAt: Date;
  readonly hasText: boolean;
  readonly nickname: string;
}

/** Those, as far as they are counted. */
export const countWaitingMedia = (db: Db, at: Date, limit: number) =>
  waitingOf(db, at)`
    select submitted_at as since, submitted_at + ${sql.lit(REVIEW_DAYS)} * interval '1 day' as due
    from media_file where state = 'REVIEWING' order by submitted_at, id limit ${limit}`;

/** Files whose sizes are being made, the longest first. */
export const makingQueue = sql`
  select id, submitted_at as due_at from media_file where state = 'PROCESSING' order by submitted_at, id`;

export interface OpenedRow extends RowOf<
  'media_file',
  'account_id' | 'erasing_at' | 'id' | 'kind' | 'made_at' | 'state'
> {
  readonly visibility: MediaVisibility | null;
  readonly is_owner_here: boolean;
  readonly is_viewer_here: boolean;
  readonly has_history: boolean;
  readonly is_hidden: boolean;
}

/** A file and what decides whether this viewer may open it; null: nobody in particular. */
export const openedFile = (db: Db, fileId: string, viewerId: string | null) =>
  firstRow<OpenedRow>(db)`
    select f.id, f.account_id, f.kind, f.state, m.visibility, f.made_at, f.erasing_at,
      a.left_at is null and a.suspended_at is null as is_owner_here,
      coalesce(v.left_at is null and v.suspended_at is null and v.id is not null, false) as is_viewer_here,
      ${historyOf(sql`f.account_id`, sql`v.id`)} as has_history,
      exists (select from hidden_pair h where h.guest_id = v.id and h.cast_id = f.account_id) as is_hidden
    from media_file f
      join account a on a.id = f.account_id
      left join media m on m.id = f.media_id
      left join account v on v.id = ${viewerId}
    where f.id = ${fileId}`;

/** Whether the two have had a meeting that was settled. */
export const historyOf = (castId: ReturnType<typeof sql>, guestId: ReturnType<typeof sql>) =>
  sql<boolean>`exists (select from participation p where p.guest_id = ${guestId} and p.cast_id = ${castId}
        and p.settled_at is not null and p.finished_at is not null)`;

/** Whether the two have had a meeting that was settled, asked alone. */
export const hadMeeting = (db: Db, castId: string, guestId: string) =>
  theValue<boolean>(db)`select ${historyOf(sql`${castId}`, sql`${guestId}`)}`;
