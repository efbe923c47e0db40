import { page, type WorkQueue } from '#base/queue';
import type { ActContext } from '#platform/module';
import { countNameRequests, findOpenRequest, openNameRequests } from './name-request.store.ts';

/** Casts who ask to change their registered name or birthday. */
export const nameRequestQueue: WorkQueue = {
  queue: 'name-requests',
  count: countNameRequests,
  isWaiting: async (db, requestId) => (await findOpenRequest(db, requestId)) !== undefined,
};

/** Those that wait, the longest first. */
export const listNameRequests = (context: ActContext, cursor: string | undefined) =>
  page(context, {
    queue: 'name-requests',
    cursor,
    read: (limit, after) => openNameRequests(context.db, limit, after),
  });
