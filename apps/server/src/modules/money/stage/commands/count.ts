import { noticeOf } from '@yoimachi/domain/notice-wording';
import { HIGHEST_STAGE, reachedBy } from '@yoimachi/domain/stage';
import { notify } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import { raiseCastStage } from '#people/profile';
import { insertCount, type NewCount } from '../count.store.ts';
import { lockProgress, requirementOf, saveCounts, storeRise } from '../stage.store.ts';

/**
 * Counts a booking or a friend, once, and raises her stage by one when that meets the next stage's requirement (rules.md 7). On the highest
 * stage it is still counted, so that a reversal finds its row.
 */
export async function countOnce(trx: Trx, count: NewCount): Promise<void> {
  const { castId, kind, at } = count;
  const before = await lockProgress(trx, castId, at);
  if (!(await insertCount(trx, { ...count, stage: before.stage }))) return;
  const counts = {
    friends: before.friends + (kind === 'FRIEND' ? 1 : 0),
    bookings: before.bookings + (kind === 'BOOKING' ? 1 : 0),
  };
  const needed = before.stage < HIGHEST_STAGE ? await requirementOf(trx, before.stage + 1) : undefined;
  const reached = needed && reachedBy(counts, needed);
  if (!reached) return saveCounts(trx, castId, counts);
  await raiseCastStage(trx, castId, before.stage);
  await storeRise(trx, { castId, from: before.stage, reachedBy: reached, at });
  const notice = noticeOf('CAST_STAGE_UP', { stage: String(before.stage + 1) });
  await publish(trx, notify, { accountId: castId, ...notice, link: '/cast/stage' }, at);
}
