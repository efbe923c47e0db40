import { sumPoints } from '@yoimachi/domain/points';
import type { Db } from '#platform/database';
import { findHold, readHeldParts } from '../hold.store.ts';

/** Points that the open hold of a booking has set aside. */
export async function heldPoints(db: Db, bookingId: string): Promise<number> {
  const hold = await findHold(db, bookingId);
  if (!hold || hold.resolved) throw new Error(`Booking ${bookingId} has no open hold`);
  return sumPoints(await readHeldParts(db, hold.id));
}
