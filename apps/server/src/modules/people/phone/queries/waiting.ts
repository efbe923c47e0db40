import { page, type WorkQueue } from '#base/queue';
import type { ActContext } from '#platform/module';
import { countWaitingChanges, findChange, listWaitingChanges } from '../change.store.ts';
import { countWaitingRequests, findRequest, listWaitingRequests } from '../lost.store.ts';

/** Casts who ask for another number. */
export const phoneChangeQueue: WorkQueue = {
  queue: 'phone-changes',
  count: countWaitingChanges,
  isWaiting: async (db, changeId) => (await findChange(db, changeId))?.state === 'WAITING',
};

/** People who have lost their number. */
export const lostNumberQueue: WorkQueue = {
  queue: 'lost-numbers',
  count: countWaitingRequests,
  isWaiting: async (db, requestId) => (await findRequest(db, requestId))?.state === 'WAITING',
};

export const waitingChanges = (context: ActContext, cursor: string | undefined) =>
  page(context, {
    queue: 'phone-changes',
    cursor,
    read: (limit, after) => listWaitingChanges(context.db, limit, after),
  });

export const waitingRequests = (context: ActContext, cursor: string | undefined) =>
  page(context, {
    queue: 'lost-numbers',
    cursor,
    read: (limit, after) => listWaitingRequests(context.db, limit, after),
  });
