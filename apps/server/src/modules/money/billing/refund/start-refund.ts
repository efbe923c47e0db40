import { yenForPoints } from '@yoimachi/domain/money';
import { fail, ok } from '@yoimachi/domain/result';
import type { Ids } from '#platform/crypto';
import type { Trx } from '#platform/database';
import { spendPoints, system } from '#money/points';
import { lockPurchase } from '../purchase.store.ts';
import { hasChargeback } from '../dispute/chargeback.store.ts';
import { insertRefund, refundedOf } from './refund.store.ts';

/**
 * Starts refunding points of a purchase to the card that paid (rules.md 4): they leave the remainder of its lot in the caller's
 * transaction, and the provider is asked as soon as that commits; if it refuses, they come back. All parts of a purchase together add up to
 * exactly its yen. Fails with NOT_FOUND (no such paid purchase), CONFLICT (charged back) or POINTS_INSUFFICIENT with
 * `details.missingPoints`; then nothing has moved.
 */
export async function startRefund(
  trx: Trx,
  { ids }: { readonly ids: Ids },
  { purchaseId, points }: { readonly purchaseId: string; readonly points: number },
  at: Date,
) {
  const purchase = await lockPurchase(trx, purchaseId);
  if (purchase?.status !== 'SUCCEEDED') return fail('NOT_FOUND');
  if (await hasChargeback(trx, purchaseId)) return fail('CONFLICT');
  const id = ids.newId();
  const spent = await spendPoints(
    trx,
    {
      guestId: purchase.guestId,
      points,
      to: system('REFUNDED'),
      kind: 'REFUND',
      purchaseId,
      causeId: id,
      key: `refund:${id}`,
      onlyLotId: purchase.lotId!,
    },
    at,
  );
  if (!spent.ok) return spent;
  const { points: before } = await refundedOf(trx, purchaseId);
  const amountYen = yenForPoints(before + points) - yenForPoints(before);
  await insertRefund(trx, {
    id,
    purchaseId,
    points,
    amountYen,
    status: 'CREATED',
    createdAt: at,
    checkAt: at,
  });
  return ok({ refundId: id, amountYen });
}
