import { dayOf } from '@yoimachi/domain/time';
import { isLotUsable, type Lot } from '@yoimachi/domain/points';
import type { Trx } from '#platform/database';
import { appendTransfers, owned, system } from '../ledger.store.ts';
import { lockLots, markLotsExpired, moveInLots } from '../lot.store.ts';
import { lockWallet } from '../wallet.store.ts';
import { walletChanged } from './credit.ts';

/** Expires what remains of a guest's lots whose last day is over. Returns the points that lapsed. */
export async function expireGuestLots(trx: Trx, guestId: string, at: Date): Promise<number> {
  await lockWallet(trx, guestId);
  const expired = (await lockLots(trx, guestId)).filter((lot) => !isLotUsable(lot, dayOf(at)));
  return lapse(trx, guestId, expired, at);
}

/** All points of a guest who leaves lapse (rules.md 2); none may be held. Returns how many. */
export async function lapsePoints(trx: Trx, guestId: string, at: Date): Promise<number> {
  await lockWallet(trx, guestId);
  return lapse(trx, guestId, await lockLots(trx, guestId), at);
}

async function lapse(trx: Trx, guestId: string, expired: readonly Lot[], at: Date): Promise<number> {
  if (expired.length === 0) return 0;
  await moveInLots(
    trx,
    expired.map((lot) => ({ lotId: lot.id, points: lot.remaining, to: 'gone-from-remaining' as const })),
  );
  await markLotsExpired(
    trx,
    expired.map((lot) => lot.id),
    at,
  );
  await appendTransfers(
    trx,
    expired.map((lot) => ({
      kind: 'EXPIRY' as const,
      from: owned('GUEST_AVAILABLE', guestId),
      to: system('EXPIRED'),
      points: lot.remaining,
      lotId: lot.id,
      // a lot can never be revived, but points released into it late may lapse in a second run
      key: `expiry:${lot.id}:${at.toISOString()}`,
    })),
    at,
  );
  await walletChanged(trx, guestId, at);
  return expired.reduce((sum, lot) => sum + lot.remaining, 0);
}
