import { yenForPoints } from '@yoimachi/domain/money';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Ids } from '#platform/crypto';
import type { Trx } from '#platform/database';
import { spendPoints, system } from '#money/points';
import { lockPurchase } from '../purchase.store.ts';
import { hasChargeback } from '../dispute/chargeback.store.ts';
import { insertRefund, refundedOf } from './refund.store.ts';

export interface RefundOrder {
  readonly purchaseId: string;
  /** At most what remains of its lot. */
  readonly points: number;
}

/**
 * Starts refunding points of a purchase to the card that paid (rules.md 4): they leave the remainder of its lot in the caller's
 * transaction, and the provider is asked as soon as that commits; if it refuses, they come back. All parts of a purchase together add up to
 * exactly its yen. Fails with NOT_FOUND (no such paid purchase), CONFLICT (charged back) or POINTS_INSUFFICIENT with
 * `details.missingPoints`; then nothing has moved.
 */
export async function startRefund(
  trx: Trx,
  { ids }: { readonly ids: Ids },
  { purchaseId, points }: RefundOrder,
  at: Date,
): Promise<
  Result<{ refundId: string; amountYen: number }, 'NOT_FOUND' | 'CONFLICT' | 'POINTS_INSUFFICIENT'>
> {
  const purchase = await lockPurchase(trx, purchaseId);
  if (purchase?.status !== 'SUCCEEDED') return fail('NOT_FOUND');
  if (await hasChargeback(trx, purchaseId)) return fail('CONFLICT');
  const id = ids.newId();
  const spent = await spendPoints(
    trx,
    {
      guestId: purchase.guest_id,
      points,
      to: system('REFUNDED'),
      kind: 'REFUND',
      purchaseId,
      causeId: id,
      key: `refund:${id}`,
      onlyLotId: purchase.lot_id!,
    },
    at,
  );
  if (!spent.ok) return spent;
  const { points: before } = await refundedOf(trx, purchaseId);
  const amountYen = yenForPoints(before + points) - yenForPoints(before);
  await insertRefund(trx, { id, purchaseId, points, amountYen, at });
  return ok({ refundId: id, amountYen });
}
