import { page, type WorkQueue } from '#base/queue';
import { countFrozen, isFrozen, listFrozen } from '#money/points';
import type { ActContext } from '#platform/module';
import { auditOf } from '../export.present.ts';
import { countActs, isActOpen, listActs } from '../act.store.ts';

/** What one operator proposed and a second decides. */
export const actQueue: WorkQueue = { queue: 'acts', count: countActs, isWaiting: isActOpen };
/** Rewards of meetings that ran when one of the two was suspended. */
export const frozenRewardQueue: WorkQueue = {
  queue: 'frozen-rewards',
  count: countFrozen,
  isWaiting: isFrozen,
};

/** What waits for a second operator, the oldest first. */
export const openActs = (context: ActContext, cursor: string | undefined) =>
  page(context, {
    queue: 'acts',
    cursor,
    read: async (limit, after) =>
      (await listActs(context.db, limit, after)).map((row) => ({
        ...row,
        itemId: row.actId,
        askedAt: row.proposedAt,
        audit: auditOf(row),
        proposer: { id: row.proposedBy, name: row.proposer },
      })),
  });

/** Frozen rewards that are not decided, the oldest first. */
export const frozenRewards = (context: ActContext, cursor: string | undefined) =>
  page(context, {
    queue: 'frozen-rewards',
    cursor,
    read: (limit, after) => listFrozen(context.db, limit, after),
  });
