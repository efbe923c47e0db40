import type { UserPoint } from '@yoimachi/contract/points';
import { compareDays } from '@yoimachi/domain/time';
import type { MovementRow } from './history.store.ts';
import { FEE, type Line } from './queries/history.ts';
import type { readWallet } from './wallet.store.ts';

/** The live document `user.point`. */
export function presentUserPoint(wallet: Awaited<ReturnType<typeof readWallet>>): UserPoint {
  const pointGift = wallet?.freePoints ?? 0;
  const pointPurchase = wallet?.paidPoints ?? 0;
  return { currentPoint: pointGift + pointPurchase, pointGift, pointPurchase };
}

/** A line of either history. */
export function presentHistoryLine({ kind, movements, balancePoints }: Line) {
  const row = movements[0]!;
  const sum = (of: 'change' | 'usedPoints' | 'debtPoints') =>
    movements.reduce((total, movement) => total + movement[of], 0);
  return {
    lineId: String(row.id),
    at: row.createdAt,
    kind,
    points: sum('change'),
    feePoints: movements.reduce((fee, row) => fee - (row.kind === FEE ? row.change : 0), 0),
    usedPoints: sum('usedPoints'),
    debtPoints: sum('debtPoints'),
    balancePoints,
    bookingId: row.bookingId,
    purchaseId: row.purchaseId,
    causeId: row.causeId,
    counterpart: movements.find(({ counterpart }) => counterpart !== null)?.counterpart ?? null,
    lots: movements.flatMap(presentLotPart).sort((a, b) => compareDays(a.expiresOn, b.expiresOn)),
  };
}

function presentLotPart({ lotKind, lotExpiresOn, points }: MovementRow) {
  return lotKind && lotExpiresOn ? [{ kind: lotKind, points, expiresOn: lotExpiresOn }] : [];
}
