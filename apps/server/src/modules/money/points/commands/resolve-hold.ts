import { dayOf } from '@yoimachi/domain/time';
import { releasePlan, settlePlan, sumPoints, type HeldPart, type LotPart } from '@yoimachi/domain/points';
import type { Trx } from '#platform/database';
import { findHold, insertResolution, readHeldParts } from '../hold.store.ts';
import { appendTransfers, owned, system, type NewTransfer } from '../ledger.store.ts';
import { insertLot, lockLotsOfHold, moveInLots } from '../lot.store.ts';
import { addReward, lockWallet } from '../wallet.store.ts';
import { walletChanged } from './credit.ts';
import { freezeReward } from './freeze-reward.ts';
import { shareOf } from './move-reward.ts';

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
  const [, , held] = await Promise.all([
    lockWallet(trx, hold.guestId),
    lockLotsOfHold(trx, hold.id),
    readHeldParts(trx, hold.id),
  ]);
  const { guestId } = hold;
  const { payments, rest } = paymentsOf(held, resolution);
  const releasedPoints = sumPoints(rest);
  const credits = payments.map((payment) => creditOf(guestId, bookingId, payment));
  const plan = releasePlan(rest, dayOf(at), resolution);
  const back = givenBack(guestId, bookingId, plan);
  // Balances first, in cast order, and thereby locked: an account's journal is in commit order.
  await Promise.all([
    ...credits.map(({ reward }) => addReward(trx, reward.castId, reward.rewardPoints)),
    moveInLots(trx, [...credits.flatMap(({ moves }) => moves), ...back.moves]),
    appendTransfers(trx, [...credits.flatMap(({ transfers }) => transfers), ...back.transfers], at),
  ]);
  for (const { due, reward } of credits)
    if (due.isFrozen) await freezeReward(trx, { ...reward, bookingId, guestId }, at);
  if (plan.compensation) await compensateGuest(trx, guestId, bookingId, plan.compensation, at);
  const usedPoints = sumPoints(held) - releasedPoints;
  await Promise.all([
    insertResolution(trx, hold.id, usedPoints > 0 ? 'SETTLED' : 'RELEASED', usedPoints, at),
    walletChanged(trx, guestId, at),
  ]);
  return { usedPoints, releasedPoints, rewards: credits.map(({ reward }) => reward) };
}

/** What pays one due. */
interface Payment {
  readonly due: Due;
  readonly consumed: readonly LotPart[];
  readonly bought: readonly LotPart[];
  readonly owedPoints: number;
  readonly debtId: string | null;
}

/** What of a hold, and of what is beyond it, pays each due, and what of the hold is left. */
function paymentsOf(
  held: readonly HeldPart[],
  { bookingId, dues, beyondHold }: Resolution,
): { readonly payments: readonly Payment[]; readonly rest: readonly HeldPart[] } {
  let rest = held;
  let lots = beyondHold?.lots ?? [];
  const payments: Payment[] = [];
  // In cast order: their balances are locked one by one.
  const inOrder = dues.filter((each) => each.points > 0).toSorted((a, b) => (a.castId < b.castId ? -1 : 1));
  for (const due of inOrder) {
    const plan = settlePlan(rest, due.points);
    const bought = splitParts(lots, plan.shortfall);
    const owedPoints = plan.shortfall - sumPoints(bought.taken);
    const debtId = beyondHold?.debtId ?? null;
    if (owedPoints > 0 && debtId === null) throw new Error(`${bookingId} lacks ${owedPoints} points`);
    payments.push({ due, consumed: plan.consumed, bought: bought.taken, owedPoints, debtId });
    rest = plan.released;
    lots = bought.rest;
  }
  return { payments, rest };
}

/** A payment as its journal and her balance will have it. */
function creditOf(guestId: string, bookingId: string, payment: Payment) {
  const { due, consumed, bought, owedPoints, debtId } = payment;
  const { participationId, castId, points, feePercent } = due;
  const key = participationId;
  const { share, fees } = shareOf({ castId, points, feePercent, bookingId, participationId, key });
  const transfers = [
    ...useTransfers(guestId, bookingId, due, consumed, 'GUEST_HELD'),
    ...useTransfers(guestId, bookingId, due, bought, 'GUEST_AVAILABLE'),
    ...(owedPoints > 0 ? [debtTransfer(guestId, bookingId, due, owedPoints, debtId!)] : []),
    ...fees,
  ];
  const moves = [
    ...consumed.map(({ lotId, points: used }) => ({ lotId, points: used, to: 'gone-from-held' as const })),
    ...bought.map((part) => ({ ...part, to: 'gone-from-remaining' as const })),
  ];
  return { due, transfers, moves, reward: { participationId, castId, ...share } };
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

/** How the rest of a hold goes back to its lots, or lapses with them. */
function givenBack(guestId: string, bookingId: string, plan: ReturnType<typeof releasePlan>) {
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
  const transfers: NewTransfer[] = [
    ...plan.returns.map(move('RELEASE', owned('GUEST_AVAILABLE', guestId))),
    ...plan.lapses.map(move('EXPIRY', system('EXPIRED'))),
  ];
  const moves = [
    ...plan.returns.map((part) => ({ ...part, to: 'remaining' as const })),
    ...plan.lapses.map((part) => ({ ...part, to: 'gone-from-held' as const })),
  ];
  return { transfers, moves };
}

async function compensateGuest(
  trx: Trx,
  guestId: string,
  bookingId: string,
  compensation: { readonly points: number; readonly expiresOn: string },
  at: Date,
): Promise<void> {
  const lotId = await insertLot(trx, { guestId, kind: 'FREE', ...compensation }, at);
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
