import { sql } from 'kysely';
import type { ReportCategory } from '@yoimachi/domain/block';
import type { Day } from '@yoimachi/domain/time';
import { placeAfter, waitingOf, type Place } from '#base/queue';
import {
  allRows,
  firstRow,
  inColumns,
  isThere,
  theValue,
  type Db,
  type FieldsOf,
  type NewRow,
  type Trx,
} from '#platform/database';

export const countReports = (trx: Trx, reporterId: string, day: Day) =>
  theValue<number>(trx)`
    select count(*)::int as count from report where reporter_id = ${reporterId} and day = ${day}`;

export const insertReport = (trx: Trx, report: NewRow<'report'>) =>
  trx.insertInto('report').values(inColumns(report)).execute();

/** What one wrote of another. */
export const findReport = (db: Db, id: string) =>
  firstRow<ShownReport>(db)`
    select reporter_id as "reporterId", reported_id as "reportedId", category, is_safety as "isSafety", body as text, created_at as at
    from report where id = ${id}`;

interface ShownReport extends FieldsOf<'report', 'reporterId' | 'reportedId' | 'category' | 'isSafety'> {
  readonly text: string;
  readonly at: Date;
}

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
  waitingOf(db, at)`
    select created_at as since, null::timestamptz as due from report where handled_at is null
    order by created_at, id limit ${limit}`;

export const isReportOpen = (db: Db, id: string) =>
  isThere(db)`select from report where id = ${id} and handled_at is null`;

/** Returns whether it was still open. */
export const handleReport = (db: Db, id: string, handledBy: string, at: Date) =>
  isThere(db)`
    update report set handled_at = ${at}, handled_by = ${handledBy} where id = ${id} and handled_at is null
    returning 1`;
