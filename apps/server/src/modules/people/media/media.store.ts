import { sql } from 'kysely';
import type { MediaKind, MediaState, MediaVisibility, RejectReason } from '@yoimachi/domain/media';
import type { Db, Trx } from '#platform/database';

/** A file in its place. */
export interface PlacedRow {
  readonly media_id: string;
  readonly kind: MediaKind;
  readonly position: number;
  readonly visibility: MediaVisibility;
  readonly id: string;
  readonly state: MediaState;
  readonly static_path: string | null;
  readonly colour: string | null;
  readonly made_at: Date | null;
  readonly duration_seconds: number | null;
  readonly has_poster: boolean;
  readonly size_bytes: number | null;
  readonly submitted_at: Date;
  readonly decided_at: Date | null;
  readonly reason: RejectReason | null;
}

/** All that changes somebody's pictures waits here for each other. */
export async function lockOwner(trx: Trx, accountId: string): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(trx);
}

/** Everything in somebody's places, in their order. */
export async function placedFiles(db: Db, accountId: string): Promise<PlacedRow[]> {
  const { rows } = await sql<PlacedRow>`
    select m.id as media_id, m.kind, m.position, m.visibility, f.id, f.state, f.static_path, f.colour, f.made_at,
      f.duration_seconds, f.has_poster, f.size_bytes, f.submitted_at, f.decided_at, f.reason
    from media m join media_file f on f.media_id = m.id
    where m.account_id = ${accountId}
    order by m.kind, m.position, f.id`.execute(db);
  return rows;
}

export interface NewPlace {
  readonly id: string;
  readonly accountId: string;
  readonly kind: MediaKind;
  readonly position: number;
}

export async function insertPlace(trx: Trx, { id, accountId, kind, position }: NewPlace): Promise<void> {
  await trx
    .insertInto('media')
    .values({ id, account_id: accountId, kind, position, visibility: 'ALL_GUESTS' })
    .execute();
}

export interface NewFile {
  readonly id: string;
  readonly mediaId: string;
  readonly accountId: string;
  readonly kind: MediaKind;
  readonly uploadId: string;
  readonly sizeBytes: number;
  readonly at: Date;
}

export async function insertFile(trx: Trx, file: NewFile): Promise<void> {
  await trx
    .insertInto('media_file')
    .values({
      id: file.id,
      media_id: file.mediaId,
      account_id: file.accountId,
      kind: file.kind,
      state: 'PROCESSING',
      upload_id: file.uploadId,
      size_bytes: file.sizeBytes,
      has_qr: false,
      submitted_at: file.at,
    })
    .execute();
}

/** Puts photos in this order. */
export async function orderPlaces(trx: Trx, accountId: string, mediaIds: readonly string[]): Promise<void> {
  await sql`update media m set position = o.position
    from unnest(${mediaIds}::uuid[]) with ordinality o (id, position)
    where m.id = o.id and m.account_id = ${accountId} and m.kind = 'PHOTO'`.execute(trx);
}

export async function setVisibility(trx: Trx, mediaId: string, visibility: MediaVisibility): Promise<void> {
  await trx.updateTable('media').set({ visibility }).where('id', '=', mediaId).execute();
}

/** Removes a place, closes the gap, and says which files were in it. */
export async function removePlace(
  trx: Trx,
  place: {
    readonly accountId: string;
    readonly mediaId: string;
    readonly kind: MediaKind;
    readonly position: number;
  },
  at: Date,
): Promise<string[]> {
  const ended = await endFiles(trx, { mediaId: place.mediaId }, at);
  await trx.deleteFrom('media').where('id', '=', place.mediaId).execute();
  await sql`update media set position = position - 1
    where account_id = ${place.accountId} and kind = ${place.kind} and position > ${place.position}`.execute(
    trx,
  );
  return ended;
}

/** Ends the files of a place, or one of them, whatever state they are in; returns those that were not ended before. */
export async function endFiles(
  trx: Trx,
  which: { readonly mediaId: string } | { readonly fileId: string },
  at: Date,
): Promise<string[]> {
  const rows = await trx
    .updateTable('media_file')
    .set({ state: 'ENDED', ended_at: at, media_id: null, found_text: null })
    .where('state', '<>', 'ENDED')
    .where((eb) => ('mediaId' in which ? eb('media_id', '=', which.mediaId) : eb('id', '=', which.fileId)))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends everything of somebody who leaves. */
export async function endAll(trx: Trx, accountId: string, at: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('media_file')
    .set({ state: 'ENDED', ended_at: at, media_id: null, found_text: null })
    .where('account_id', '=', accountId)
    .where('state', '<>', 'ENDED')
    .returning('id')
    .execute();
  await trx.deleteFrom('media').where('account_id', '=', accountId).execute();
  return rows.map(({ id }) => id);
}
