import { isLotUsable, sumPoints } from '@yoimachi/domain/points';
import { dayOf } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { findHold, readHeldParts } from '../hold.store.ts';
import { readLots } from '../lot.store.ts';

/** Points a guest can spend at an instant; lots whose last day is over do not count, swept or not. */
export async function spendablePoints(db: Db, guestId: string, at: Date): Promise<number> {
  const lots = await readLots(db, guestId);
  return lots.filter((lot) => isLotUsable(lot, dayOf(at))).reduce((sum, lot) => sum + lot.remainingPoints, 0);
}

/** Points that the open hold of a booking has set aside. */
export async function heldPoints(db: Db, bookingId: string): Promise<number> {
  const hold = await findHold(db, bookingId);
  if (!hold || hold.resolved) throw new Error(`Booking ${bookingId} has no open hold`);
  return sumPoints(await readHeldParts(db, hold.id));
}
