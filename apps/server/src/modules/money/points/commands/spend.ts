import { fail, ok, type Result } from '@yoimachi/domain/result';
import { takeFromLots, type LotPart, type TransferKind } from '@yoimachi/domain/points';
import { dayOf } from '@yoimachi/domain/time';
import type { Trx } from '#platform/database';
import { appendTransfers, owned, type AccountRef, type TransferRefs } from '../ledger.store.ts';
import { lockLots, moveInLots } from '../lot.store.ts';
import { lockReward, lockWallet } from '../wallet.store.ts';
import { walletChanged } from './credit.ts';

/** Points leaving a guest's spendable balance, and where they go. */
export interface Spending extends TransferRefs {
  readonly guestId: string;
  readonly points: number;
  readonly to: AccountRef;
  readonly kind: TransferKind;
  /** Identifies what is paid; each lot's id is appended. */
  readonly key: string;
  /** Only from this lot: its purchase is being reversed. */
  readonly onlyLotId?: number;
}

/**
 * Takes spendable points from the guest's lots, nearest expiry first, and moves them on. Returns what each lot gave. Fails with
 * POINTS_INSUFFICIENT and `details.missingPoints`; then nothing has moved.
 */
export async function spendPoints(
  trx: Trx,
  spending: Spending,
  at: Date,
): Promise<Result<readonly LotPart[], 'POINTS_INSUFFICIENT'>> {
  const { guestId, points, key, onlyLotId, ...transfer } = spending;
  // Her account's journal is in commit order.
  const castId = 'ownerId' in spending.to && spending.to.kind === 'CAST_REWARD' ? spending.to.ownerId : null;
  const [, lots] = await Promise.all([
    lockWallet(trx, guestId),
    lockLots(trx, guestId),
    castId && lockReward(trx, castId),
  ]);
  const usable = onlyLotId === undefined ? lots : lots.filter((lot) => lot.id === onlyLotId);
  const { parts, missing } = takeFromLots(usable, points, dayOf(at));
  if (missing > 0) return fail('POINTS_INSUFFICIENT', undefined, { missingPoints: missing });
  const from = owned('GUEST_AVAILABLE', guestId);
  await Promise.all([
    moveInLots(
      trx,
      parts.map((part) => ({ ...part, to: 'gone-from-remaining' as const })),
    ),
    appendTransfers(
      trx,
      parts.map((part) => ({ ...transfer, ...part, from, key: `${key}:${part.lotId}` })),
      at,
    ),
    walletChanged(trx, guestId, at),
  ]);
  return ok(parts);
}
