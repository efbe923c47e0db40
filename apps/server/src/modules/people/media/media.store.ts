import { sql } from 'kysely';
import type { MediaVisibility } from '@yoimachi/domain/media';
import { allValues, inColumns, run, type Db, type NewRow, type Trx } from '#platform/database';

/** All that changes somebody's pictures waits here for each other. */
export const lockOwner = (trx: Trx, accountId: string) =>
  run(trx)`select from account where id = ${accountId} for no key update`;

/** Everything in somebody's places, in their order. */
export const placedFiles = (db: Db, accountId: string) =>
  db
    .selectFrom('media as m')
    .innerJoin('media_file as f', 'f.media_id', 'm.id')
    .select(['m.id as media_id', 'm.kind', 'm.position', 'm.visibility', 'f.id', 'f.state', 'f.static_path'])
    .select(['f.colour', 'f.made_at', 'f.duration_seconds', 'f.has_poster', 'f.size_bytes'])
    .select(['f.submitted_at', 'f.decided_at', 'f.reason'])
    .where('m.account_id', '=', accountId)
    .orderBy('m.kind')
    .orderBy('m.position')
    .orderBy('f.id')
    .execute();
/** A file in its place. */
export type PlacedRow = Awaited<ReturnType<typeof placedFiles>>[number];

export const insertPlace = (trx: Trx, place: Omit<NewRow<'media'>, 'visibility'>) =>
  trx
    .insertInto('media')
    .values({ ...inColumns(place), visibility: 'ALL_GUESTS' })
    .execute();

export const insertFile = (trx: Trx, file: Omit<NewRow<'media_file'>, 'hasQr' | 'state'>) =>
  trx
    .insertInto('media_file')
    .values({ ...inColumns(file), state: 'PROCESSING', has_qr: false })
    .execute();

/** Puts photos in this order. */
export const orderPlaces = (trx: Trx, accountId: string, mediaIds: readonly string[]) =>
  run(trx)`update media m set position = o.position
    from unnest(${mediaIds}::uuid[]) with ordinality o (id, position)
    where m.id = o.id and m.account_id = ${accountId} and m.kind = 'PHOTO'`;

export const setVisibility = (trx: Trx, mediaId: string, visibility: MediaVisibility) =>
  run(trx)`update media set visibility = ${visibility} where id = ${mediaId}`;

/** Removes a place, closes the gap, and says which files were in it. */
export async function removePlace(
  trx: Trx,
  place: { readonly accountId: string; readonly mediaId: string } & Pick<PlacedRow, 'kind' | 'position'>,
  at: Date,
): Promise<string[]> {
  const ended = await endFiles(trx, { mediaId: place.mediaId }, at);
  await run(trx)`delete from media where id = ${place.mediaId}`;
  await run(trx)`update media set position = position - 1
    where account_id = ${place.accountId} and kind = ${place.kind} and position > ${place.position}`;
  return ended;
}

/** Ends the files of a place, or one of them, whatever state they are in; returns those that were not ended before. */
export function endFiles(
  trx: Trx,
  which: { readonly accountId: string } | { readonly mediaId: string } | { readonly fileId: string },
  at: Date,
): Promise<string[]> {
  const [column, id] =
    'accountId' in which
      ? (['account_id', which.accountId] as const)
      : 'mediaId' in which
        ? (['media_id', which.mediaId] as const)
        : (['id', which.fileId] as const);
  return allValues<string>(trx)`
    update media_file set state = 'ENDED', ended_at = ${at}, media_id = null, found_text = null
    where state <> 'ENDED' and ${sql.ref(column)} = ${id} returning id`;
}

/** Ends everything of somebody who leaves. */
export async function endAll(trx: Trx, accountId: string, at: Date): Promise<string[]> {
  const ended = await endFiles(trx, { accountId }, at);
  await run(trx)`delete from media where account_id = ${accountId}`;
  return ended;
}

/** What lists show of a cast: after every change of her photos. */
export async function writeCastPhoto(trx: Trx, castId: string, path: string | null): Promise<void> {
  if (path === null) await sql`delete from cast_photo where cast_id = ${castId}`.execute(trx);
  else
    await sql`insert into cast_photo (cast_id, path) values (${castId}, ${path})
      on conflict (cast_id) do update set path = excluded.path`.execute(trx);
}

/** The same of a guest. */
export async function writeGuestPhoto(trx: Trx, guestId: string, path: string | null): Promise<void> {
  if (path === null) await sql`delete from guest_photo where guest_id = ${guestId}`.execute(trx);
  else
    await sql`insert into guest_photo (guest_id, path) values (${guestId}, ${path})
      on conflict (guest_id) do update set path = excluded.path`.execute(trx);
}
