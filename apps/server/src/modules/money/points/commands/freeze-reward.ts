import { grouped } from '@yoimachi/domain/money';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { freeLotExpiry } from '@yoimachi/domain/points';
import { fail, ok } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { notify } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import {
  insertFrozen,
  lockFrozen,
  markDecided,
  type FrozenDecision,
  type FrozenReward,
} from '../frozen.store.ts';
import { appendTransfers, createLedgerAccounts, owned, system, type NewTransfer } from '../ledger.store.ts';
import { insertLot } from '../lot.store.ts';
import { addReward, lockReward, lockWallet } from '../wallet.store.ts';
import { walletChanged } from './credit.ts';

/** Sets a just-credited reward apart (rules.md 2): it cannot be paid out to her until an operator decides. She is told. */
export async function freezeReward(trx: Trx, frozen: FrozenReward, at: Date): Promise<void> {
  const { castId, rewardPoints } = frozen;
  if (rewardPoints === 0) return;
  await createLedgerAccounts(trx, castId, ['CAST_FROZEN']);
  await putApart(trx, frozen, 'REWARD_FROZEN', at);
  await insertFrozen(trx, frozen, at);
  await tellCast(trx, castId, 'CAST_REWARD_FROZEN', rewardPoints, at);
}

/**
 * An operator releases a frozen reward, once: it is hers like any other. The stage fee was taken when it was credited. Returns it; fails
 * with NOT_FOUND, or CONFLICT when already decided.
 */
export async function releaseFrozen(trx: Trx, decision: FrozenDecision, at: Date) {
  const found = await lockUndecided(trx, decision.participationId);
  if (!found.ok) return found;
  const { castId, rewardPoints } = found.value;
  await putApart(trx, found.value, 'REWARD_RELEASED', at);
  await markDecided(trx, decision, 'RELEASED', at);
  await tellCast(trx, castId, 'CAST_REWARD_RELEASED', rewardPoints, at);
  return found;
}

/**
 * Returns a frozen reward to the guest, once, with the stage fee deducted from it: all that her part cost him, as one free lot of 30 days
 * like any adjustment. Fails with NOT_FOUND, or CONFLICT when already decided.
 */
export async function returnFrozen(trx: Trx, decision: FrozenDecision, at: Date) {
  const found = await lockUndecided(trx, decision.participationId);
  if (!found.ok) return found;
  const { castId, guestId, rewardPoints, feePoints, participationId } = found.value;
  await lockWallet(trx, guestId);
  const points = rewardPoints + feePoints;
  const expiresOn = freeLotExpiry(dayOf(at));
  const lotId = await insertLot(trx, { guestId, kind: 'FREE', points, expiresOn }, at);
  await lockReward(trx, castId);
  const frozen = owned('CAST_FROZEN', castId);
  const fee: NewTransfer = {
    ...refsOf(found.value),
    kind: 'STAGE_FEE',
    from: system('STAGE_FEE'),
    to: frozen,
    points: feePoints,
    key: `frozen-fee:${participationId}`,
  };
  const back: NewTransfer = {
    ...refsOf(found.value),
    kind: 'REWARD_RETURNED',
    from: frozen,
    to: owned('GUEST_AVAILABLE', guestId),
    points,
    lotId,
    key: `frozen-returned:${participationId}`,
  };
  await appendTransfers(trx, feePoints > 0 ? [fee, back] : [back], at);
  await walletChanged(trx, guestId, at);
  await markDecided(trx, decision, 'RETURNED', at);
  await tellCast(trx, castId, 'CAST_REWARD_WITHHELD', rewardPoints, at);
  await tellGuest(trx, guestId, points, at);
  return found;
}

/** A reward leaves her balance for CAST_FROZEN, or comes back from there. */
async function putApart(
  trx: Trx,
  reward: FrozenReward,
  kind: 'REWARD_FROZEN' | 'REWARD_RELEASED',
  at: Date,
): Promise<void> {
  const { castId, participationId, rewardPoints: points } = reward;
  const isFrozen = kind === 'REWARD_FROZEN';
  const [hers, apart] = [owned('CAST_REWARD', castId), owned('CAST_FROZEN', castId)];
  const way = isFrozen ? { from: hers, to: apart } : { from: apart, to: hers };
  const key = `${isFrozen ? 'frozen' : 'frozen-released'}:${participationId}`;
  await addReward(trx, castId, isFrozen ? -points : points);
  await appendTransfers(trx, [{ ...refsOf(reward), kind, ...way, points, key }], at);
}

async function lockUndecided(trx: Trx, participationId: string) {
  const frozen = await lockFrozen(trx, participationId);
  if (!frozen) return fail('NOT_FOUND');
  return frozen.isDecided ? fail('CONFLICT') : ok(frozen);
}

const refsOf = ({ bookingId, participationId }: FrozenReward) => ({ bookingId, participationId });

async function tellCast(
  trx: Trx,
  castId: string,
  kind: `CAST_REWARD_${'FROZEN' | 'RELEASED' | 'WITHHELD'}`,
  points: number,
  at: Date,
): Promise<void> {
  const notice = noticeOf(kind, { points: grouped(points) });
  await publish(trx, notify, { accountId: castId, ...notice, link: '/cast/point-history' }, at);
}

async function tellGuest(trx: Trx, guestId: string, points: number, at: Date): Promise<void> {
  const notice = noticeOf('GUEST_POINTS_RETURNED', { points: grouped(points) });
  await publish(trx, notify, { accountId: guestId, ...notice, link: '/guest/used-point-history' }, at);
}
