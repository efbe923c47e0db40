import { page, type WorkQueue } from '#base/queue';
import type { ActContext } from '#platform/module';
import { countOpenReports, isReportOpen, openReports } from '../report.store.ts';

/** What people reported of each other, until an operator has looked after it. */
export const reportQueue: WorkQueue = { queue: 'reports', count: countOpenReports, isWaiting: isReportOpen };

/** Those that wait, the oldest first; nothing of what was written. */
export const listReports = (
  context: ActContext,
  query: { readonly cursor?: string | undefined; readonly isSafety?: 'true' | 'false' | undefined },
) =>
  page(context, {
    queue: 'reports',
    cursor: query.cursor,
    read: (limit, after) => openReports(context.db, limit, { after, isSafety: asked(query.isSafety) }),
    placeOf: (row) => ({ at: row.created_at, id: row.id }),
    present: (row) => ({
      itemId: row.id,
      askedAt: row.created_at.toISOString(),
      answerBy: null,
      reportId: row.id,
      category: row.category,
      isSafety: row.is_safety,
      reporterId: row.reporter_id,
      reporterName: row.reporter_name ?? '',
      reportedId: row.reported_id,
      reportedName: row.reported_name ?? '',
      isByCast: row.is_by_cast,
      evidenceIds: [...row.evidence_ids],
    }),
  });

const asked = (flag: 'true' | 'false' | undefined) => (flag === undefined ? undefined : flag === 'true');
