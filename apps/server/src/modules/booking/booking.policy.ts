import type { Trx } from '../../platform/database/index.ts';
import type { Person } from './context.ts';
import type { Part } from './part.ts';
import { lockPartOfCast, lockPartOfGuest } from './part.store.ts';

/** A booking belongs to its guest and to its casts; nobody else learns that it exists. The one part, or an empty list. */
export async function lockOwnPart(trx: Trx, person: Person, bookingId: string): Promise<readonly Part[]> {
  const lock = person.role === 'guest' ? lockPartOfGuest : lockPartOfCast;
  const part = await lock(trx, person.accountId, bookingId);
  return part ? [part] : [];
}
