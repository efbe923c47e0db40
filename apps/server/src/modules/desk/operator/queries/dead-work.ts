import { countWaiting, page, type WorkQueue } from '#base/queue';
import { deadWork, deadWorkSince, isDead } from '#platform/jobs';
import type { ActContext } from '#platform/module';

/** Events that nobody could handle, and jobs that were given up. */
export const deadWorkQueue: WorkQueue = {
  queue: 'dead-work',
  count: (db, at, limit) => countWaiting(db, deadWorkSince(limit), at),
  isWaiting: isDead,
};

/** Those, the oldest first. */
export const listDeadWork = (context: ActContext, cursor: string | undefined) =>
  page(context, {
    queue: 'dead-work',
    cursor,
    read: async (limit, after) =>
      (await deadWork(context.db, limit, after)).map(({ id, at, reason, ...work }) => ({
        ...work,
        itemId: id,
        askedAt: at,
        reason: reason ?? '',
      })),
  });
