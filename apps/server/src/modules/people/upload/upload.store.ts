import type { UploadPurpose, UploadType } from '@yoimachi/domain/upload';
import { sql } from 'kysely';
import {
  allRows,
  allValues,
  isThere,
  oneOf,
  PLAN_ANEW,
  run,
  type Db,
  type RowOf,
  type Trx,
} from '#platform/database';

const COLUMNS = [
  'id',
  'account_id',
  'purpose',
  'size_bytes',
  'received_bytes',
  'media_type',
  'key_sealed',
  'begun_at',
  'progressed_at',
  'expires_at',
  'taken_at',
] as const;
export type UploadRow = RowOf<'upload', (typeof COLUMNS)[number]>;

export const findUpload = (db: Db, id: string): Promise<UploadRow | undefined> =>
  db.selectFrom('upload').select(COLUMNS).where('id', '=', id).executeTakeFirst();

export const lockUpload = (trx: Trx, id: string): Promise<UploadRow | undefined> =>
  trx.selectFrom('upload').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

/** What of an account is under way or waits to be used, the oldest first. */
export const waitingOf = (db: Db, accountId: string): Promise<UploadRow[]> =>
  db
    .selectFrom('upload')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('expires_at', 'is not', null)
    .orderBy('begun_at')
    .orderBy('id')
    .execute();

/** How many an account began since then, and how many bytes they were to have. */
export async function begunSince(
  db: Db,
  accountId: string,
  since: Date,
): Promise<{ readonly count: number; readonly bytes: number }> {
  // How many one has sent before decides what the index is worth.
  const { rows } = await sql<{ count: number; bytes: number }>`${sql.raw(PLAN_ANEW)}
    select count(*)::int as count, coalesce(sum(size_bytes), 0)::float8 as bytes
    from upload where account_id = ${accountId} and begun_at > ${since}`.execute(db);
  return rows[0]!;
}

export async function insertUpload(
  trx: Trx,
  upload: Pick<UploadRow, 'id' | 'account_id' | 'purpose' | 'size_bytes' | 'key_sealed' | 'expires_at'> & {
    readonly at: Date;
  },
): Promise<void> {
  const { at, ...rest } = upload;
  await trx
    .insertInto('upload')
    .values({ ...rest, received_bytes: 0, begun_at: at, progressed_at: at })
    .execute();
}

export interface NewPart {
  readonly uploadId: string;
  readonly fromByte: number;
  readonly sizeBytes: number;
  readonly objectKey: string;
  readonly mediaType: UploadType;
  readonly at: Date;
}

/** Adds what follows the bytes that are there; false when others came first, or the file is no longer waited for. */
export async function addPart(db: Db, part: NewPart): Promise<boolean> {
  const { uploadId, fromByte, sizeBytes, at } = part;
  return isThere(db)`
    with grown as (
      update upload set received_bytes = received_bytes + ${sizeBytes}, media_type = ${part.mediaType}, progressed_at = ${at}
      where id = ${uploadId} and received_bytes = ${fromByte} and expires_at > ${at}
      returning id
    )
    insert into upload_part (upload_id, from_byte, size_bytes, object_key)
    select id, ${fromByte}, ${sizeBytes}, ${part.objectKey} from grown returning upload_id`;
}

export const partsOf = (db: Db, id: string) =>
  allRows<RowOf<'upload_part', 'from_byte' | 'size_bytes' | 'object_key'>>(db)`
    select from_byte, size_bytes, object_key from upload_part where upload_id = ${id} order by from_byte`;

export const setTaken = (trx: Trx, id: string, at: Date) =>
  run(trx)`update upload set taken_at = ${at}, expires_at = null where id = ${id}`;

/** Gives up the bytes of files: without the key nobody reads them, even where they still lie. */
export const setEnded = (trx: Trx, ids: readonly string[], at: Date) =>
  run(trx)`update upload set ended_at = ${at}, key_sealed = null, expires_at = null, clearing_at = ${at}
    where id = ${oneOf(ids)} and ended_at is null`;

/** Files whose bytes have to go from the storage. */
export const uploadsToClear = sql`
  select id, clearing_at as due_at from upload where clearing_at is not null order by clearing_at, id`;

/** Returns whether nobody was faster. */
export const setCleared = (trx: Trx, id: string) =>
  isThere(trx)`update upload set clearing_at = null where id = ${id} and clearing_at is not null returning 1`;

/** Files by when they are given up, if nobody uses them. */
export const dueUploads = sql`
  select id, expires_at as due_at from upload where expires_at is not null order by expires_at, id`;

/** Which of these have bytes that somebody may still ask for. */
export async function keptOf(db: Db, ids: readonly string[]): Promise<Set<string>> {
  return new Set(
    await allValues<string>(db)`select id from upload where id = ${oneOf(ids)} and ended_at is null`,
  );
}

/** Forgets files that ended; they counted for a day. */
export const removeEndedBefore = (db: Db, before: Date) =>
  run(db)`delete from upload where ended_at < ${before}`;

/** Which of these somebody has sent whole for that purpose, and nobody has taken. */
export const receivedOf = (db: Db, accountId: string, purpose: UploadPurpose, ids: readonly string[]) =>
  allValues<string>(db)`
    select id from upload where id = ${oneOf(ids)} and account_id = ${accountId} and purpose = ${purpose}
      and expires_at is not null and received_bytes = size_bytes order by id`;

/** One that waits to be used. */
export const presentUpload = (
  row: Pick<UploadRow, 'id' | 'purpose' | 'size_bytes' | 'received_bytes' | 'expires_at'>,
) => ({
  uploadId: row.id,
  purpose: row.purpose,
  sizeBytes: row.size_bytes,
  receivedBytes: row.received_bytes,
  expiresAt: row.expires_at!,
});
export type Presented = ReturnType<typeof presentUpload>;
