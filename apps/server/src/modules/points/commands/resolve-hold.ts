import { dayOf } from '@yoimachi/domain/time';
import { releasePlan, rewardOf, settlePlan, sumPoints, type HeldPart } from '@yoimachi/domain/points';
import type { Trx } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/outbox/index.ts';
import { findHold, insertResolution, readHeldParts } from '../hold.store.ts';
import { appendTransfers, owned, system, type NewTransfer } from '../ledger.store.ts';
import { insertLot, lockLotsById, moveInLots } from '../lot.store.ts';
import { addReward, lockWallet } from '../wallet.store.ts';
import { walletChanged } from './credit.ts';

/** What one cast's part of a booking costs its guest, and the fee percent of her stage at this moment. */
export interface Due {
  readonly participationId: string;
  readonly castId: string;
  readonly points: number;
  readonly feePercent: number;
  readonly kind: 'USE' | 'CANCELLATION_FEE';
}

export interface Resolution {
  readonly bookingId: string;
  /** Empty: everything goes back. */
  readonly dues: readonly Due[];
  /** The guest did not cause the release: paid points that lapsed while held come back as free ones (rules.md 4). */
  readonly compensate: boolean;
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
 * Resolves the hold of a booking, once: what is due goes to the casts less the stage fee, the rest back to its own lots.
 * The whole of it happens in the caller's transaction. A hold that does not cover what is due is a broken invariant.
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
  { bookingId, dues }: Resolution,
  at: Date,
) {
  let rest: readonly HeldPart[] = held;
  const rewards = [];
  for (const due of dues.filter((each) => each.points > 0)) {
    const plan = settlePlan(rest, due.points);
    if (plan.shortfall > 0) throw new Error(`The hold of ${bookingId} lacks ${plan.shortfall} points`);
    const share = rewardOf(due.points, due.feePercent);
    await moveInLots(
      trx,
      plan.consumed.map(({ lotId, points }) => ({ lotId, points, to: 'gone-from-held' as const })),
    );
    await appendTransfers(
      trx,
      [
        ...useTransfers(guestId, bookingId, due, plan.consumed),
        ...feeTransfer(bookingId, due, share.feePoints),
      ],
      at,
    );
    await addReward(trx, due.castId, share.rewardPoints);
    await publish(trx, { topic: 'reward.changed', key: due.castId, payload: { castId: due.castId }, at });
    rewards.push({ participationId: due.participationId, castId: due.castId, ...share });
    rest = plan.released;
  }
  return { rest, rewards };
}

function useTransfers(
  guestId: string,
  bookingId: string,
  due: Due,
  consumed: readonly HeldPart[],
): NewTransfer[] {
  return consumed.map((part) => ({
    kind: due.kind,
    from: owned('GUEST_HELD', guestId),
    to: owned('CAST_REWARD', due.castId),
    points: part.points,
    lotId: part.lotId,
    bookingId,
    participationId: due.participationId,
    key: `use:${due.participationId}:${part.lotId}`,
  }));
}

function feeTransfer(bookingId: string, due: Due, feePoints: number): NewTransfer[] {
  if (feePoints === 0) return [];
  return [
    {
      kind: 'STAGE_FEE',
      from: owned('CAST_REWARD', due.castId),
      to: system('STAGE_FEE'),
      points: feePoints,
      bookingId,
      participationId: due.participationId,
      key: `fee:${due.participationId}`,
    },
  ];
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
  const lotId = await insertLot(trx, { guestId, kind: 'FREE', ...compensation, at });
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
