import type { HistoryLine, UserPoint } from '@yoimachi/contract/points';
import { compareDays } from '@yoimachi/domain/time';
import type { MovementRow } from './history.store.ts';
import type { readLots } from './lot.store.ts';
import { FEE, type Line } from './queries/history.ts';
import type { WalletRow } from './wallet.store.ts';

/** The live document `user.point`. */
export function presentUserPoint(wallet: WalletRow | undefined): UserPoint {
  const pointGift = wallet?.free_points ?? 0;
  const pointPurchase = wallet?.paid_points ?? 0;
  return { currentPoint: pointGift + pointPurchase, pointGift, pointPurchase };
}

/** A line of either history. */
export function presentHistoryLine({ kind, movements, balancePoints }: Line): HistoryLine {
  const row = movements[0]!;
  const sum = (of: 'change' | 'used_points' | 'debt_points') =>
    movements.reduce((total, movement) => total + movement[of], 0);
  return {
    lineId: String(row.id),
    at: row.created_at.toISOString(),
    kind,
    points: sum('change'),
    feePoints: movements.reduce((fee, row) => fee - (row.kind === FEE ? row.change : 0), 0),
    usedPoints: sum('used_points'),
    debtPoints: sum('debt_points'),
    balancePoints,
    bookingId: row.booking_id,
    purchaseId: row.purchase_id,
    causeId: row.cause_id,
    counterpart: movements.find(({ counterpart }) => counterpart !== null)?.counterpart ?? null,
    lots: movements.flatMap(presentLotPart).sort((a, b) => compareDays(a.expiresOn, b.expiresOn)),
  };
}

function presentLotPart({ lot_kind, lot_expires_on, points }: MovementRow): HistoryLine['lots'] {
  return lot_kind && lot_expires_on ? [{ kind: lot_kind, points, expiresOn: lot_expires_on }] : [];
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
