import { sql } from 'kysely';
import type { ReportCategory } from '@yoimachi/domain/block';
import type { Day } from '@yoimachi/domain/time';
import { countWaiting, placeAfter, type Place, type Waited } from '#base/queue';
import { allRows, inColumns, type Db, type NewRow, type Trx } from '#platform/database';

export async function countReports(trx: Trx, reporterId: string, day: Day): Promise<number> {
  const row = await trx
    .selectFrom('report')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('reporter_id', '=', reporterId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return row.count;
}

export const insertReport = (trx: Trx, report: NewRow<'report'>) =>
  trx.insertInto('report').values(inColumns(report)).execute();

/** What one wrote of another. */
export const findReport = (db: Db, id: string) =>
  db
    .selectFrom('report')
    .select(['reporter_id as reporterId', 'reported_id as reportedId', 'category', 'is_safety as isSafety'])
    .select(['body as text', 'created_at as at'])
    .where('id', '=', id)
    .executeTakeFirst();

interface OpenReport {
  readonly itemId: string;
  readonly reportId: string;
  readonly reporterId: string;
  readonly reportedId: string;
  readonly category: ReportCategory;
  readonly isSafety: boolean;
  readonly askedAt: Date;
  readonly reporterName: string;
  readonly reportedName: string;
  readonly isByCast: boolean;
  /** Pictures kept for it. */
  readonly evidenceIds: string[];
}

/** Reports nobody has dealt with, oldest first, without what was written. */
export const openReports = (
  db: Db,
  limit: number,
  { after = null, isSafety }: { readonly after?: Place | null; readonly isSafety?: boolean | undefined } = {},
) =>
  allRows<OpenReport>(db)`
    select r.id as "itemId", r.id as "reportId", r.reporter_id as "reporterId", r.reported_id as "reportedId", r.category,
      r.is_safety as "isSafety", r.created_at as "askedAt", coalesce(bc.nickname, bg.nickname, '') as "reporterName",
      coalesce(oc.nickname, og.nickname, '') as "reportedName", bc.id is not null as "isByCast",
      array(select e.file_id from media_evidence e where e.report_id = r.id order by e.file_id) as "evidenceIds"
    from report r
      left join cast_member bc on bc.id = r.reporter_id left join guest bg on bg.id = r.reporter_id
      left join cast_member oc on oc.id = r.reported_id left join guest og on og.id = r.reported_id
    where r.handled_at is null and ${placeAfter(after, sql`r.created_at`, sql`r.id`)}
      and ${isSafety === undefined ? sql`true` : sql`r.is_safety = ${isSafety}`}
    order by r.created_at, r.id limit ${limit}`;

/** Those, as far as they are counted. */
export const countOpenReports = (db: Db, at: Date, limit: number) =>
  countWaiting(
    db,
    sql<Waited>`(select created_at as since, null::timestamptz as due from report where handled_at is null
      order by created_at, id limit ${limit})`,
    at,
  );

export async function isReportOpen(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('report')
    .select('id')
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether it was still open. */
export async function handleReport(db: Db, id: string, handledBy: string, at: Date): Promise<boolean> {
  const result = await db
    .updateTable('report')
    .set({ handled_at: at, handled_by: handledBy })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
