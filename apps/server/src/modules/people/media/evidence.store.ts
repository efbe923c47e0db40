import { sql } from 'kysely';
import { allRows, type Db, type Trx } from '#platform/database';

/** What is shown of somebody at the moment of a report about the person stays, whatever becomes of it. */
export async function freezeShown(
  trx: Trx,
  { reportId, reportedId, at }: { readonly reportId: string; readonly reportedId: string; readonly at: Date },
): Promise<void> {
  await sql`insert into media_evidence (report_id, file_id, frozen_at)
    select ${reportId}, f.id, ${at} from (
      select id from media_file
      where account_id = ${reportedId} and erasing_at is null
        and (state = 'PUBLISHED' or state = 'ENDED' and decided_at is not null and reason is null)
      for update) f`.execute(trx);
}

const needed = (since: Date) => sql`exists (select from media_evidence e join report r on r.id = e.report_id
  where e.file_id = f.id and (r.handled_at is null or r.handled_at > ${since}))`;

/** Whether a report needs a file: one that is open, or was dealt with after this time. */
export async function isEvidence(trx: Trx, fileId: string, since: Date): Promise<boolean> {
  const rows = await allRows<{ is_needed: boolean }>(trx)`
    select ${needed(since)} as is_needed from media_file f where f.id = ${fileId}`;
  return rows[0]?.is_needed ?? false;
}

/** Ended files whose bytes may go. */
export async function erasable(db: Db, since: Date): Promise<string[]> {
  const rows = await allRows<{ id: string }>(db)`
    select f.id from media_file f
    where f.state = 'ENDED' and f.erased_at is null and not ${needed(since)}
    order by f.ended_at, f.id limit 1000`;
  return rows.map(({ id }) => id);
}

export async function markErasing(trx: Trx, fileId: string, at: Date): Promise<void> {
  await trx
    .updateTable('media_file')
    .set({ erasing_at: at, upload_id: null })
    .where('id', '=', fileId)
    .execute();
}

export async function markErased(db: Db, fileId: string, at: Date): Promise<void> {
  await db.updateTable('media_file').set({ erased_at: at }).where('id', '=', fileId).execute();
}

/** The reports that froze a file. */
export async function reportsOf(db: Db, fileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('media_evidence')
    .select('report_id')
    .where('file_id', '=', fileId)
    .orderBy('report_id')
    .execute();
  return rows.map((row) => row.report_id);
}
