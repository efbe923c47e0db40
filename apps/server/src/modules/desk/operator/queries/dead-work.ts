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
    read: (limit, after) => deadWork(context.db, limit, after),
    placeOf: ({ at, id }) => ({ at, id }),
    present: ({ at, id, what, name, reason }) => ({
      itemId: id,
      askedAt: at.toISOString(),
      answerBy: null,
      what,
      name,
      reason: reason ?? '',
    }),
  });
