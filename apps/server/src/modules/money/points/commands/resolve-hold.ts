import { dayOf } from '@yoimachi/domain/time';
import {
  firstExpiryNotice,
  releasePlan,
  settlePlan,
  sumPoints,
  type HeldPart,
  type LotPart,
} from '@yoimachi/domain/points';
import type { Trx } from '#platform/database';
import { findHold, insertResolution, readHeldParts } from '../hold.store.ts';
import { appendTransfers, owned, system, type NewTransfer } from '../ledger.store.ts';
import { insertLot, lockLotsById, moveInLots } from '../lot.store.ts';
import { lockWallet } from '../wallet.store.ts';
import { walletChanged } from './credit.ts';
import { freezeReward } from './freeze-reward.ts';
import { creditReward } from './move-reward.ts';

/** What one cast's part of a booking costs its guest, and her current stage's fee percentage. */
export interface Due {
  readonly participationId: string;
  readonly castId: string;
  readonly points: number;
  readonly feePercent: number;
  readonly kind: 'USE' | 'CANCELLATION_FEE';
  /** The reward waits for an operator's decision (rules.md 2). */
  readonly isFrozen: boolean;
}

export interface Resolution {
  readonly bookingId: string;
  /** Empty: everything goes back. */
  readonly dues: readonly Due[];
  /** The guest did not cause the release: paid points that lapsed while held come back as free ones (rules.md 4). */
  readonly compensate: boolean;
  /** What pays for the part the hold does not cover, in this order. Absent: the hold covers all. */
  readonly beyondHold?: BeyondHold;
}

/** The parts of one settlement that a card paid, and what it did not pay. */
export interface BeyondHold {
  /** Spendable points from lots the caller has just granted. */
  readonly lots: readonly LotPart[];
  /** The rest becomes the guest's debt; the casts still get it. */
  readonly debtId: string | null;
}

export interface Resolved {
  readonly usedPoints: number;
  readonly releasedPoints: number;
  readonly rewards: readonly {
    participationId: string;
    castId: string;
    rewardPoints: number;
    feePoints: number;
  }[];
}

/**
 * Resolves a booking's hold, once: what is due goes to the casts less the stage fee, the rest back to its own lots, all in the caller's
 * transaction. If hold, card and debt do not cover what is due, an invariant is broken.
 */
export async function resolveHold(trx: Trx, resolution: Resolution, at: Date): Promise<Resolved> {
  const { bookingId } = resolution;
  const hold = await findHold(trx, bookingId);
  if (!hold) throw new Error(`Booking ${bookingId} has no hold`);
  await lockWallet(trx, hold.guestId);
  const held = await readHeldParts(trx, hold.id);
  await lockLotsById(
    trx,
    held.map((part) => part.lotId),
  );
  const used = await payDues(trx, hold.guestId, held, resolution, at);
  const releasedPoints = sumPoints(used.rest);
  await release(trx, hold.guestId, used.rest, resolution, at);
  const usedPoints = sumPoints(held) - releasedPoints;
  await insertResolution(trx, hold.id, usedPoints > 0 ? 'SETTLED' : 'RELEASED', usedPoints, at);
  await walletChanged(trx, hold.guestId, at);
  return { usedPoints, releasedPoints, rewards: used.rewards };
}

async function payDues(
  trx: Trx,
  guestId: string,
  held: HeldPart[],
  { bookingId, dues, beyondHold }: Resolution,
  at: Date,
) {
  let rest: readonly HeldPart[] = held;
  let lots = beyondHold?.lots ?? [];
  const rewards = [];
  // In cast order: their balances are locked one by one.
  const inOrder = dues.filter((each) => each.points > 0).toSorted((a, b) => (a.castId < b.castId ? -1 : 1));
  for (const due of inOrder) {
    const plan = settlePlan(rest, due.points);
    const bought = splitParts(lots, plan.shortfall);
    const owedPoints = plan.shortfall - sumPoints(bought.taken);
    const debtId = beyondHold?.debtId ?? null;
    if (owedPoints > 0 && debtId === null) throw new Error(`${bookingId} lacks ${owedPoints} points`);
    await moveInLots(trx, [
      ...plan.consumed.map(({ lotId, points }) => ({ lotId, points, to: 'gone-from-held' as const })),
      ...bought.taken.map((part) => ({ ...part, to: 'gone-from-remaining' as const })),
    ]);
    const { participationId, castId, points, feePercent, isFrozen } = due;
    const transfers = [
      ...useTransfers(guestId, bookingId, due, plan.consumed, 'GUEST_HELD'),
      ...useTransfers(guestId, bookingId, due, bought.taken, 'GUEST_AVAILABLE'),
      ...(owedPoints > 0 ? [debtTransfer(guestId, bookingId, due, owedPoints, debtId!)] : []),
    ];
    const share = await creditReward(
      trx,
      { castId, points, feePercent, bookingId, participationId, key: participationId, transfers },
      at,
    );
    if (isFrozen) await freezeReward(trx, { participationId, bookingId, castId, guestId, ...share }, at);
    rewards.push({ participationId, castId, ...share });
    rest = plan.released;
    lots = bought.rest;
  }
  return { rest, rewards };
}

/** The first `points` of some parts, and what remains of them. */
function splitParts(parts: readonly LotPart[], points: number) {
  const taken: LotPart[] = [];
  const rest: LotPart[] = [];
  let missing = points;
  for (const part of parts) {
    const used = Math.min(part.points, missing);
    if (used > 0) taken.push({ lotId: part.lotId, points: used });
    if (part.points > used) rest.push({ lotId: part.lotId, points: part.points - used });
    missing -= used;
  }
  return { taken, rest };
}

const debtTransfer = (
  guestId: string,
  bookingId: string,
  { castId, participationId }: Due,
  points: number,
  debtId: string,
): NewTransfer => ({
  kind: 'DEBT',
  from: owned('GUEST_DEBT', guestId),
  to: owned('CAST_REWARD', castId),
  points,
  bookingId,
  participationId,
  causeId: debtId,
  key: `debt:${participationId}`,
});

function useTransfers(
  guestId: string,
  bookingId: string,
  due: Due,
  consumed: readonly LotPart[],
  from: 'GUEST_HELD' | 'GUEST_AVAILABLE',
): NewTransfer[] {
  return consumed.map((part) => ({
    kind: due.kind,
    from: owned(from, guestId),
    to: owned('CAST_REWARD', due.castId),
    points: part.points,
    lotId: part.lotId,
    bookingId,
    participationId: due.participationId,
    key: `use:${due.participationId}:${part.lotId}`,
  }));
}

async function release(
  trx: Trx,
  guestId: string,
  rest: readonly HeldPart[],
  { bookingId, compensate }: Resolution,
  at: Date,
): Promise<void> {
  const plan = releasePlan(rest, dayOf(at), { compensate });
  await moveInLots(trx, [
    ...plan.returns.map((part) => ({ ...part, to: 'remaining' as const })),
    ...plan.lapses.map((part) => ({ ...part, to: 'gone-from-held' as const })),
  ]);
  const move =
    (kind: 'RELEASE' | 'EXPIRY', to: NewTransfer['to']) => (part: { lotId: number; points: number }) => ({
      kind,
      from: owned('GUEST_HELD', guestId),
      to,
      points: part.points,
      lotId: part.lotId,
      bookingId,
      key: `release:${bookingId}:${part.lotId}`,
    });
  await appendTransfers(
    trx,
    [
      ...plan.returns.map(move('RELEASE', owned('GUEST_AVAILABLE', guestId))),
      ...plan.lapses.map(move('EXPIRY', system('EXPIRED'))),
    ],
    at,
  );
  if (plan.compensation) await compensateGuest(trx, guestId, bookingId, plan.compensation, at);
}

async function compensateGuest(
  trx: Trx,
  guestId: string,
  bookingId: string,
  compensation: { readonly points: number; readonly expiresOn: string },
  at: Date,
): Promise<void> {
  const noticeAt = firstExpiryNotice(compensation.expiresOn, dayOf(at));
  const lotId = await insertLot(trx, { guestId, kind: 'FREE', ...compensation, at, noticeAt });
  await appendTransfers(
    trx,
    [
      {
        kind: 'COMPENSATION',
        from: system('COMPENSATED'),
        to: owned('GUEST_AVAILABLE', guestId),
        points: compensation.points,
        lotId,
        bookingId,
        key: `compensation:${bookingId}`,
      },
    ],
    at,
  );
}
