import { paidLotExpiry, type LotKind, type SystemAccount, type TransferKind } from '@yoimachi/domain/points';
import { dayOf, type Day } from '@yoimachi/domain/time';
import { pointsChanged } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import { appendTransfers, createLedgerAccounts, owned, system, type TransferRefs } from '../ledger.store.ts';
import { insertLot } from '../lot.store.ts';
import { createRewardBalance, createWallet, lockWallet, refreshWallet } from '../wallet.store.ts';

/** Opens the points of new accounts: a guest's, and a cast's reward. */
export const pursesOfAccounts = {
  async openGuest(trx: Trx, guestId: string): Promise<void> {
    await createWallet(trx, guestId);
    await createLedgerAccounts(trx, guestId, ['GUEST_AVAILABLE', 'GUEST_HELD', 'GUEST_DEBT']);
  },
  async openCast(trx: Trx, castId: string): Promise<void> {
    await createRewardBalance(trx, castId);
    await createLedgerAccounts(trx, castId, ['CAST_REWARD']);
  },
};

/** Points a guest receives as one lot, and where from. */
export interface Grant extends TransferRefs {
  readonly guestId: string;
  readonly points: number;
  readonly lotKind: LotKind;
  readonly expiresOn: Day;
  readonly from: SystemAccount;
  readonly kind: TransferKind;
  /** Identifies what is granted: the database refuses a second write. */
  readonly key: string;
}

/** Grants points as one lot and returns the lot's id. Locks the guest's wallet. */
export async function grantPoints(trx: Trx, grant: Grant, at: Date): Promise<number> {
  const { guestId, points, lotKind, expiresOn, from, ...transfer } = grant;
  const [, lotId] = await Promise.all([
    lockWallet(trx, guestId),
    insertLot(trx, { guestId, kind: lotKind, points, expiresOn }, at),
  ]);
  const to = owned('GUEST_AVAILABLE', guestId);
  await Promise.all([
    appendTransfers(trx, [{ ...transfer, from: system(from), to, points, lotId }], at),
    walletChanged(trx, guestId, at),
  ]);
  return lotId;
}

/** Credits what a card paid for as one lot and returns the lot's id; one purchase is credited only once. */
export function creditPurchase(
  trx: Trx,
  purchase: {
    readonly purchaseId: string;
    readonly guestId: string;
    readonly points: number;
    readonly kind?: 'PURCHASE' | 'TOP_UP' | 'SHORTFALL';
    readonly bookingId?: string;
  },
  at: Date,
): Promise<number> {
  return grantPoints(
    trx,
    {
      kind: 'PURCHASE',
      ...purchase,
      lotKind: 'PAID',
      expiresOn: paidLotExpiry(dayOf(at)),
      from: 'PURCHASED',
      key: `purchase:${purchase.purchaseId}`,
    },
    at,
  );
}

/** Every command on a guest's points ends here: the cache follows the lots, and the live document the cache. */
export async function walletChanged(trx: Trx, guestId: string, at: Date): Promise<void> {
  await Promise.all([refreshWallet(trx, guestId), publish(trx, pointsChanged, { guestId }, at)]);
}
