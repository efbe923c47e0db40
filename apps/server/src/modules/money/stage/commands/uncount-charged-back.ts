import type { Trx } from '#platform/database';
import { hasLiveBookings, paidFromLot } from '../count.store.ts';
import { uncountIn } from './uncount.ts';

/** A purchase whose money was taken back: the fields needed here. */
interface ChargedBack {
  readonly guestId: string;
  readonly lotId: number;
  /** How many of its points are spent but no longer paid for. */
  readonly debtPoints: number;
}

/**
 * Bookings paid with points nobody paid for no longer count (booking table, row 47): the latest uses first, until the amount owed is
 * reached. A friend none of whose bookings count any more does not count either. Stages stay.
 */
export async function uncountChargedBack(trx: Trx, purchase: ChargedBack, at: Date): Promise<void> {
  let leftPoints = purchase.debtPoints;
  if (leftPoints <= 0) return;
  for (const use of await paidFromLot(trx, purchase.guestId, purchase.lotId)) {
    if (leftPoints <= 0) return;
    leftPoints -= use.points;
    const uncounted = await uncountIn(trx, { causeId: use.participationId, by: null }, at);
    if (!uncounted.ok) continue;
    const castId = uncounted.value;
    if (!(await hasLiveBookings(trx, castId))) await uncountIn(trx, { causeId: castId, by: null }, at);
  }
}
