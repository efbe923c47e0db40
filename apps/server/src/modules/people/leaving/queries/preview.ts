import type { LeavingPreview } from '@yoimachi/contract/leaving';
import { obstaclesOf } from '@yoimachi/domain/leaving';
import type { Trx } from '#platform/database';
import type { LeavingContext, Leaver, MoneyWeighed } from '../leaving.context.ts';
import { openThings } from '../leaving.store.ts';

/** What leaving would do at this instant, and what brings the points to nothing so. */
export interface Weighed extends Pick<MoneyWeighed, 'settle'> {
  readonly preview: LeavingPreview;
}

/** Weighs a leaving in the caller's transaction; what refuses it stands in `obstacles`. */
export async function weighLeaving(
  trx: Trx,
  context: LeavingContext,
  leaver: Leaver,
  at: Date,
): Promise<Weighed> {
  const open = await openThings(trx, leaver.accountId, at);
  const { couponCount, hasOtherAccount, ...counts } = open;
  const { bankAccount, settle, ...money } = await context.weighMoney(trx, context, leaver, at);
  const obstacles = obstaclesOf({ ...counts, bankAccount });
  return { settle, preview: { ...money, obstacles, couponCount, hasOtherAccount } };
}
