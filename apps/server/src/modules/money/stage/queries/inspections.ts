import { page, type WorkQueue } from '#base/queue';
import type { ActContext } from '#platform/module';
import { countInspections, findReferral, listInspections } from '../referral.store.ts';

/** Invited casts beyond ten in 30 days. */
export const referralQueue: WorkQueue = {
  queue: 'referrals',
  count: countInspections,
  isWaiting: async (db, friendId) => (await findReferral(db, friendId))?.outcome === 'REVIEW',
};

/** Those that wait, the longest first. */
export const listReferrals = (context: ActContext, cursor: string | undefined) =>
  page(context, {
    queue: 'referrals',
    cursor,
    read: (limit, after) => listInspections(context.db, limit, after),
  });
