import { sql } from 'kysely';
import { inColumns, type Db, type NewRow, type Trx } from '#platform/database';

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
export async function setTaken(trx: Trx, id: string, at: Date): Promise<boolean> {
  const result = await trx
    .updateTable('live_photo')
    .set({ taken_at: at })
    .where('id', '=', id)
    .where('taken_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The last photo that somebody took, with its file while that is there. */
export function lastPhotoOf(db: Db, accountId: string) {
  return db
    .selectFrom('live_photo as p')
    .innerJoin('age_file as f', 'f.live_photo_id', 'p.id')
    .select(['p.id', 'p.gesture', 'p.taken_at', 'f.file_id'])
    .where('p.account_id', '=', accountId)
    .where('p.taken_at', 'is not', null)
    .where('f.gone_at', 'is', null)
    .orderBy('p.taken_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The last photo somebody took of herself since then, while its picture is there. */
export async function lastTaken(
  db: Db,
  accountId: string,
  since: Date,
): Promise<{ id: string; taken_at: Date } | undefined> {
  const { rows } = await sql<{ id: string; taken_at: Date }>`
    select p.id, p.taken_at from live_photo p join age_file f on f.live_photo_id = p.id and f.gone_at is null
    where p.account_id = ${accountId} and p.taken_at > ${since}
      and not exists (select from age_check where live_photo_id = p.id and state in ('REJECTED', 'WITHDRAWN'))
    order by p.taken_at desc limit 1`.execute(db);
  return rows[0];
}
