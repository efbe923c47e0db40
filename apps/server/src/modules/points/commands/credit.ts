import { dayOf } from '@yoimachi/domain/time';
import { paidLotExpiry } from '@yoimachi/domain/points';
import type { Trx } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/outbox/index.ts';
import { appendTransfers, createLedgerAccounts, owned, system } from '../ledger.store.ts';
import { insertLot } from '../lot.store.ts';
import { createRewardBalance, createWallet, lockWallet, refreshWallet } from '../wallet.store.ts';

/** Opens the points of a new guest account. */
export async function openWallet(trx: Trx, guestId: string): Promise<void> {
  await createWallet(trx, guestId);
  await createLedgerAccounts(trx, guestId, ['GUEST_AVAILABLE', 'GUEST_HELD']);
}

/** Opens the reward points of a new cast account. */
export async function openReward(trx: Trx, castId: string): Promise<void> {
  await createRewardBalance(trx, castId);
  await createLedgerAccounts(trx, castId, ['CAST_REWARD']);
}

/** Credits a paid purchase as one lot and answers the lot's id; its key lets one purchase be credited only once. */
export async function creditPurchase(
  trx: Trx,
  purchase: { readonly purchaseId: string; readonly guestId: string; readonly points: number },
  at: Date,
): Promise<number> {
  const { guestId, points, purchaseId } = purchase;
  await lockWallet(trx, guestId);
  const lotId = await insertLot(trx, {
    guestId,
    kind: 'PAID',
    points,
    expiresOn: paidLotExpiry(dayOf(at)),
    at,
  });
  await appendTransfers(
    trx,
    [
      {
        kind: 'PURCHASE',
        from: system('PURCHASED'),
        to: owned('GUEST_AVAILABLE', guestId),
        points,
        lotId,
        purchaseId,
        key: `purchase:${purchaseId}`,
      },
    ],
    at,
  );
  await walletChanged(trx, guestId, at);
  return lotId;
}

/** Every command on a guest's points ends here: the cache follows the lots, the live document follows the cache. */
export async function walletChanged(trx: Trx, guestId: string, at: Date): Promise<void> {
  await refreshWallet(trx, guestId);
  await publish(trx, { topic: 'points.changed', key: guestId, payload: { guestId }, at });
}
