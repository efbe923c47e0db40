import type { UploadPurpose } from '@yoimachi/domain/upload';
import { sql } from 'kysely';
import { oneOf, type Db } from '#platform/database';

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
