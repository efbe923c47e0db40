import { firstRow, inColumns, isThere, type Db, type NewRow, type RowOf, type Trx } from '#platform/database';

const COLUMNS = ['id', 'account_id', 'gesture', 'ends_at', 'taken_at'] as const;

/** A gesture that is still to be shown. */
export function openGesture(db: Db, accountId: string, at: Date) {
  return db
    .selectFrom('live_photo')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('taken_at', 'is', null)
    .where('ends_at', '>', at)
    .orderBy('shown_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export const insertGesture = (trx: Trx, photo: NewRow<'live_photo'>) =>
  trx.insertInto('live_photo').values(inColumns(photo)).execute();

export function findLivePhoto(db: Db, id: string) {
  return db.selectFrom('live_photo').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** False when it was taken before. */
export const setTaken = (trx: Trx, id: string, at: Date) =>
  isThere(trx)`update live_photo set taken_at = ${at} where id = ${id} and taken_at is null returning 1`;

/** The last photo that somebody took, with its file while that is there. */
export const lastPhotoOf = (db: Db, accountId: string) =>
  firstRow<RowOf<'live_photo', 'id' | 'gesture' | 'taken_at'> & RowOf<'age_file', 'file_id'>>(db)`
    select p.id, p.gesture, p.taken_at, f.file_id from live_photo p join age_file f on f.live_photo_id = p.id
    where p.account_id = ${accountId} and p.taken_at is not null and f.gone_at is null order by p.taken_at desc
    limit 1`;

/** The last photo somebody took of herself since then, while its picture is there. */
export const lastTaken = (db: Db, accountId: string, since: Date) =>
  firstRow<{ id: string; taken_at: Date }>(db)`
    select p.id, p.taken_at from live_photo p join age_file f on f.live_photo_id = p.id and f.gone_at is null
    where p.account_id = ${accountId} and p.taken_at > ${since}
      and not exists (select from age_check where live_photo_id = p.id and state in ('REJECTED', 'WITHDRAWN'))
    order by p.taken_at desc limit 1`;
