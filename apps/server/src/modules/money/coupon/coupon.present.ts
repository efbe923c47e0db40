import type { RedeemedCoupon } from '@yoimachi/contract/coupon';
import type { RedemptionRow } from './redemption.store.ts';

export function presentRedemption(row: RedemptionRow): RedeemedCoupon {
  return {
    redemptionId: row.id,
    title: row.title,
    description: row.description,
    points: row.points,
    remainingPoints: row.remaining_points,
    redeemedAt: row.redeemed_at.toISOString(),
    expiresOn: row.expires_on,
  };
}
