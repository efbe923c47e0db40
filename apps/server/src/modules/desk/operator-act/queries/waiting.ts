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
    read: (limit, after) => listActs(context.db, limit, after),
    placeOf: (row) => ({ at: row.proposed_at, id: row.id }),
    present: (row) => ({
      itemId: row.id,
      askedAt: row.proposed_at.toISOString(),
      answerBy: null,
      actId: row.id,
      kind: row.kind,
      accountId: row.account_id,
      nickname: row.nickname ?? '',
      audit: auditOf(row),
      purchaseId: row.purchase_id,
      bookingId: row.booking_id,
      participationId: row.participation_id,
      points: row.points,
      reason: row.reason,
      proposer: { id: row.proposed_by, name: row.proposer },
    }),
  });

/** Frozen rewards that are not decided, the oldest first. */
export const frozenRewards = (context: ActContext, cursor: string | undefined) =>
  page(context, {
    queue: 'frozen-rewards',
    cursor,
    read: (limit, after) => listFrozen(context.db, limit, after),
    placeOf: (row) => ({ at: row.frozen_at, id: row.participation_id }),
    present: (row) => ({
      itemId: row.participation_id,
      askedAt: row.frozen_at.toISOString(),
      answerBy: null,
      participationId: row.participation_id,
      bookingId: row.booking_id,
      number: row.number,
      castId: row.cast_id,
      castName: row.cast_name,
      guestId: row.guest_id,
      guestName: row.guest_name,
      rewardPoints: row.reward_points,
      feePoints: row.fee_points,
    }),
  });
