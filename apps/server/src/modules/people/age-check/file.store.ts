import { sql } from 'kysely';
import type { UploadPurpose } from '@yoimachi/domain/upload';
import { inColumns, oneOf, type Db, type NewRow, type Trx } from '#platform/database';

export const insertFile = (trx: Trx, file: NewRow<'age_file'>) =>
  trx.insertInto('age_file').values(inColumns(file)).execute();

interface OfCheck {
  readonly id: string;
  readonly live_photo_id: string | null;
}

/** The pictures that go with a check and are still there: the document's, then the live photo. */
export async function filesOf(db: Db, { id, live_photo_id }: OfCheck) {
  const { rows } = await sql<{ file_id: string; is_live: boolean }>`
    select file_id, live_photo_id is not null as is_live from age_file
    where (check_id = ${id} or live_photo_id = ${live_photo_id}) and gone_at is null order by is_live, position`.execute(
    db,
  );
  return rows;
}

/** Whether a picture is still there. */
export async function isThere(db: Db, fileId: string): Promise<boolean> {
  const { rows } = await sql`select from age_file where file_id = ${fileId} and gone_at is null`.execute(db);
  return rows.length > 0;
}

/** Until when the pictures of a check stay; null: as long as it is open. */
export async function keepFiles(trx: Trx, { id, live_photo_id }: OfCheck, until: Date | null): Promise<void> {
  await sql`update age_file set delete_at = ${until}
    where (check_id = ${id} or live_photo_id = ${live_photo_id}) and gone_at is null`.execute(trx);
}

/** All that is still there of somebody goes. */
export async function goneOfAccount(trx: Trx, accountId: string, at: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('age_file')
    .set({ gone_at: at, delete_at: null })
    .where('account_id', '=', accountId)
    .where('gone_at', 'is', null)
    .returning('file_id')
    .execute();
  return rows.map(({ file_id }) => file_id);
}

/** What goes by itself, the earliest first. */
export const filesDue = (db: Db) =>
  db
    .selectFrom('age_file')
    .select(['file_id as id', 'delete_at as due_at'])
    .where('delete_at', 'is not', null)
    .orderBy('delete_at')
    .orderBy('file_id');

/** False when it is needed again, or gone. */
export async function setGone(trx: Trx, fileId: string, dueAt: Date): Promise<boolean> {
  const result = await trx
    .updateTable('age_file')
    .set({ gone_at: dueAt, delete_at: null })
    .where('file_id', '=', fileId)
    .where('delete_at', '<=', dueAt)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Which of these somebody has sent whole for that purpose, and nobody has taken. */
export async function ownUploads(
  db: Db,
  accountId: string,
  purpose: UploadPurpose,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from upload where id = ${oneOf(ids)} and account_id = ${accountId} and purpose = ${purpose}
      and expires_at is not null and received_bytes = size_bytes order by id`.execute(db);
  return rows.map(({ id }) => id);
}
