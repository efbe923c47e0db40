import { isLotUsable } from '@yoimachi/domain/points';
import { dayOf } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { readLots } from '../lot.store.ts';

/** Points a guest can spend at an instant; lots whose last day is over do not count, swept or not. */
export async function spendablePoints(db: Db, guestId: string, at: Date): Promise<number> {
  const lots = await readLots(db, guestId);
  return lots
    .filter((lot) => isLotUsable({ expiresOn: lot.expires_on }, dayOf(at)))
    .reduce((sum, lot) => sum + lot.remaining_points, 0);
}
