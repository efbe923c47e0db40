import { sql } from 'kysely';
import {
  allRows,
  allValues,
  inColumns,
  isThere,
  run,
  type Db,
  type NewRow,
  type Trx,
} from '#platform/database';

export const insertFile = (trx: Trx, file: NewRow<'age_file'>) =>
  trx.insertInto('age_file').values(inColumns(file)).execute();

interface OfCheck {
  readonly id: string;
  readonly live_photo_id: string | null;
}

/** The pictures that go with a check and are still there: the document's, then the live photo. */
export const filesOf = (db: Db, { id, live_photo_id }: OfCheck) =>
  allRows<{ file_id: string; is_live: boolean }>(db)`
    select file_id, live_photo_id is not null as is_live from age_file
    where (check_id = ${id} or live_photo_id = ${live_photo_id}) and gone_at is null order by is_live, position`;

/** Whether a picture is still there. */
export const isKept = (db: Db, fileId: string) =>
  isThere(db)`select from age_file where file_id = ${fileId} and gone_at is null`;

/** Until when the pictures of a check stay; null: as long as it is open. */
export const keepFiles = (trx: Trx, { id, live_photo_id }: OfCheck, until: Date | null) =>
  run(trx)`update age_file set delete_at = ${until}
    where (check_id = ${id} or live_photo_id = ${live_photo_id}) and gone_at is null`;

/** All that is still there of somebody goes. */
export const goneOfAccount = (trx: Trx, accountId: string, at: Date) =>
  allValues<string>(trx)`
    update age_file set gone_at = ${at}, delete_at = null where account_id = ${accountId} and gone_at is null
    returning file_id`;

/** What goes by itself, the earliest first. */
export const filesDue = sql`
  select file_id as id, delete_at as due_at from age_file where delete_at is not null order by delete_at, file_id`;

/** False when it is needed again, or gone. */
export const setGone = (trx: Trx, fileId: string, dueAt: Date) =>
  isThere(trx)`
    update age_file set gone_at = ${dueAt}, delete_at = null where file_id = ${fileId} and delete_at <= ${dueAt}
    returning 1`;
