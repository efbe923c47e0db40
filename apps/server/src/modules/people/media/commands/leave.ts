import type { Trx } from '#platform/database';
import { endAll, lockOwner } from '../media.store.ts';
import { writeCastPhoto, writeGuestPhoto } from '../main.store.ts';
import { tellEnded } from './erase.ts';

/** Somebody leaves: every picture of the person goes at once, and its bytes soon after. */
export async function hideMediaOfLeft(trx: Trx, accountId: string, at: Date): Promise<void> {
  await lockOwner(trx, accountId);
  await tellEnded(trx, await endAll(trx, accountId, at), at);
  await writeCastPhoto(trx, accountId, null);
  await writeGuestPhoto(trx, accountId, null);
}
