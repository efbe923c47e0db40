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
  });

const asked = (flag: 'true' | 'false' | undefined) => (flag === undefined ? undefined : flag === 'true');
