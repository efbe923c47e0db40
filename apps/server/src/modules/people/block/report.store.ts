import type { Report } from '@yoimachi/domain/block';
import type { Day } from '@yoimachi/domain/time';
import type { Db, Trx } from '#platform/database';

export async function countReports(trx: Trx, reporterId: string, day: Day): Promise<number> {
  const row = await trx
    .selectFrom('report')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('reporter_id', '=', reporterId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return row.count;
}

export interface NewReport extends Report {
  readonly id: string;
  readonly reporterId: string;
  readonly reportedId: string;
  readonly day: Day;
  readonly at: Date;
}

export async function insertReport(trx: Trx, report: NewReport): Promise<void> {
  await trx
    .insertInto('report')
    .values({
      id: report.id,
      reporter_id: report.reporterId,
      reported_id: report.reportedId,
      category: report.category,
      is_safety: report.isSafety,
      body: report.text,
      day: report.day,
      created_at: report.at,
    })
    .execute();
}

/** What one wrote of another. */
export const findReport = (db: Db, id: string) =>
  db
    .selectFrom('report')
    .select(['reporter_id', 'reported_id', 'category', 'is_safety', 'body', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Reports nobody has dealt with, oldest first, without what was written. */
export function openReports(db: Db, limit: number) {
  return db
    .selectFrom('report')
    .select(['id', 'reporter_id', 'reported_id', 'category', 'is_safety', 'created_at'])
    .where('handled_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
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
