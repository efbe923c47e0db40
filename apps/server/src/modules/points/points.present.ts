import type { HistoryLine, UserPoint } from '@yoimachi/contract/points';
import type { HistoryRow } from './history.store.ts';
import type { readLots } from './lot.store.ts';
import type { WalletRow } from './wallet.store.ts';

/** The live document `user.point`. */
export function presentUserPoint(wallet: WalletRow | undefined): UserPoint {
  const pointGift = wallet?.free_points ?? 0;
  const pointPurchase = wallet?.paid_points ?? 0;
  return { currentPoint: pointGift + pointPurchase, pointGift, pointPurchase };
}

/** A line of either history; a cast reads a guest's use as her reward. */
export function presentHistoryLine(row: HistoryRow, side: 'guest' | 'cast'): HistoryLine {
  const kind = side === 'cast' && row.kind === 'USE' ? 'CAST_REWARD_BOOKING' : row.kind;
  return {
    lineId: String(row.id),
    at: row.created_at.toISOString(),
    kind: kind as HistoryLine['kind'],
    points: row.points,
    usedPoints: row.used_points,
    balancePoints: row.balance,
    bookingId: row.booking_id,
    purchaseId: row.purchase_id,
    counterpart: row.counterpart,
  };
}

type LotRow = Awaited<ReturnType<typeof readLots>>[number];

export function presentLot(row: LotRow) {
  return {
    kind: row.kind,
    grantedPoints: row.granted_points,
    remainingPoints: row.remaining_points,
    heldPoints: row.held_points,
    expiresOn: row.expires_on,
    grantedAt: row.created_at.toISOString(),
  };
}
