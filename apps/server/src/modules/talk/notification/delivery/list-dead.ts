import { page, type WorkQueue } from '#base/queue';
import type { ActContext } from '#platform/module';
import { countDeadDeliveries, isDeliveryDead, listDead } from './delivery.store.ts';

/** Notifications that a channel did not take. */
export const deliveryQueue: WorkQueue = {
  queue: 'deliveries',
  count: countDeadDeliveries,
  isWaiting: isDeliveryDead,
};

/** Those, the oldest first. */
export const listDeadDeliveries = (context: ActContext, cursor: string | undefined) =>
  page(context, {
    queue: 'deliveries',
    cursor,
    read: (limit, after) => listDead(context.db, limit, after),
  });
