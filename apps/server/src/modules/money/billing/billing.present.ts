import type { Card, ListedPurchase, Purchase } from '@yoimachi/contract/billing';
import { paidLotExpiry } from '@yoimachi/domain/points';
import { dayOf } from '@yoimachi/domain/time';
import type { CardRow } from './card.store.ts';
import type { PurchaseRow } from './purchase.store.ts';
import type { ListedRefund } from './refund/refund.store.ts';

/** A purchase; `actionUrl` only while the guest has to go there. */
export function presentPurchase(row: PurchaseRow, actionUrl: string | null = null): Purchase {
  return {
    purchaseId: row.id,
    kind: row.kind,
    bookingId: row.booking_id,
    status: row.status,
    points: row.points,
    amountYen: row.amount_yen,
    actionUrl: row.status === 'ACTION_REQUIRED' ? actionUrl : null,
    failureCode: row.failure_code,
    createdAt: row.created_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    expiresOn: row.status === 'SUCCEEDED' ? paidLotExpiry(dayOf(row.completed_at!)) : null,
  };
}

export function presentListed(row: PurchaseRow, refunds: readonly ListedRefund[]): ListedPurchase {
  return {
    ...presentPurchase(row),
    refunds: refunds.map(({ points, amount_yen, status, created_at }) => ({
      points,
      amountYen: amount_yen,
      createdAt: created_at.toISOString(),
      isDone: status === 'SUCCEEDED',
    })),
  };
}

export function presentCard(row: CardRow): Card {
  return {
    brand: row.brand,
    last4: row.last4,
    expiresMonth: row.expires_month,
    expiresYear: row.expires_year,
    agreedAt: row.registered_at.toISOString(),
  };
}
