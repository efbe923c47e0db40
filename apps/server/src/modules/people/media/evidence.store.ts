import { sql } from 'kysely';
import { allValues, firstValue, run, type Db, type Trx } from '#platform/database';

/** What is shown of somebody at the moment of a report about the person stays, whatever becomes of it. */
export const freezeShown = (
  trx: Trx,
  { reportId, reportedId, at }: { readonly reportId: string; readonly reportedId: string; readonly at: Date },
) =>
  run(trx)`insert into media_evidence (report_id, file_id, frozen_at)
    select ${reportId}, f.id, ${at} from (
      select id from media_file
      where account_id = ${reportedId} and erasing_at is null
        and (state = 'PUBLISHED' or state = 'ENDED' and decided_at is not null and reason is null)
      for update) f`;

const needed = (since: Date) => sql`exists (select from media_evidence e join report r on r.id = e.report_id
  where e.file_id = f.id and (r.handled_at is null or r.handled_at > ${since}))`;

/** Whether a report needs a file: one that is open, or was dealt with after this time. */
export async function isEvidence(trx: Trx, fileId: string, since: Date): Promise<boolean> {
  const isNeeded = await firstValue<boolean>(trx)`
    select ${needed(since)} from media_file f where f.id = ${fileId}`;
  return isNeeded ?? false;
}

/** Ended files whose bytes may go. */
export const erasable = (db: Db, since: Date) =>
  allValues<string>(db)`
    select f.id from media_file f
    where f.state = 'ENDED' and f.erased_at is null and not ${needed(since)}
    order by f.ended_at, f.id limit 1000`;

export const markErasing = (trx: Trx, fileId: string, at: Date) =>
  run(trx)`update media_file set erasing_at = ${at}, upload_id = null where id = ${fileId}`;

export const markErased = (db: Db, fileId: string, at: Date) =>
  run(db)`update media_file set erased_at = ${at} where id = ${fileId}`;

/** The reports that froze a file. */
export const reportsOf = (db: Db, fileId: string) =>
  allValues<string>(db)`select report_id from media_evidence where file_id = ${fileId} order by report_id`;
