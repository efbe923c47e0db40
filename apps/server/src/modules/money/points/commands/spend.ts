import { fail, ok, type Result } from '@yoimachi/domain/result';
import { takeFromLots, type LotPart } from '@yoimachi/domain/points';
import { dayOf } from '@yoimachi/domain/time';
import type { Trx } from '#platform/database';
import {
  appendTransfers,
  owned,
  type AccountRef,
  type TransferKind,
  type TransferRefs,
} from '../ledger.store.ts';
import { lockLots, moveInLots } from '../lot.store.ts';
import { lockReward, lockWallet } from '../wallet.store.ts';
import { walletChanged } from './credit.ts';

/** Points that leave what a guest can spend, and where to. */
export interface Spending extends TransferRefs {
  readonly guestId: string;
  readonly points: number;
  readonly to: AccountRef;
  readonly kind: TransferKind;
  /** Names what is paid; the id of each lot is added to it. */
  readonly key: string;
  /** Only from this lot: what was bought with it is taken back. */
  readonly onlyLotId?: number;
}

/**
 * Takes points that can be spent now from the guest's lots, nearest expiry first, and moves them on. Answers what each lot gave.
 * Fails with POINTS_INSUFFICIENT and `details.missingPoints`; then nothing has moved.
 */
export async function spendPoints(
  trx: Trx,
  spending: Spending,
  at: Date,
): Promise<Result<readonly LotPart[], 'POINTS_INSUFFICIENT'>> {
  const { guestId, points, key, onlyLotId, ...transfer } = spending;
  await lockWallet(trx, guestId);
  const lots = await lockLots(trx, guestId);
  const usable = onlyLotId === undefined ? lots : lots.filter((lot) => lot.id === onlyLotId);
  const { parts, missing } = takeFromLots(usable, points, dayOf(at));
  // The journal of her account is in the order of its commits.
  if ('ownerId' in spending.to && spending.to.kind === 'CAST_REWARD')
    await lockReward(trx, spending.to.ownerId);
  if (missing > 0) return fail('POINTS_INSUFFICIENT', undefined, { missingPoints: missing });
  await moveInLots(
    trx,
    parts.map((part) => ({ ...part, to: 'gone-from-remaining' as const })),
  );
  const from = owned('GUEST_AVAILABLE', guestId);
  await appendTransfers(
    trx,
    parts.map((part) => ({ ...transfer, ...part, from, key: `${key}:${part.lotId}` })),
    at,
  );
  await walletChanged(trx, guestId, at);
  return ok(parts);
}
