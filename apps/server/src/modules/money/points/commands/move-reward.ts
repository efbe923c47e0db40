import { fail, ok, type Result } from '@yoimachi/domain/result';
import { rewardOf } from '@yoimachi/domain/points';
import type { Trx } from '#platform/database';
import {
  appendTransfers,
  owned,
  system,
  type NewTransfer,
  type SystemAccount,
  type TransferKind,
  type TransferRefs,
} from '../ledger.store.ts';
import { addReward, lockReward } from '../wallet.store.ts';

/** A movement between a cast's reward points and a platform account. */
export interface RewardMove extends TransferRefs {
  readonly castId: string;
  readonly points: number;
  readonly kind: TransferKind;
  /** Identifies what is moved: the database refuses a second write. */
  readonly key: string;
}

/** Takes reward points from a cast. Fails with REWARD_INSUFFICIENT when she has fewer; then nothing has moved. */
export async function takeReward(
  trx: Trx,
  move: RewardMove & { readonly to: SystemAccount },
  at: Date,
): Promise<Result<undefined, 'REWARD_INSUFFICIENT'>> {
  const { castId, to, ...transfer } = move;
  if ((await lockReward(trx, castId)) < move.points) return fail('REWARD_INSUFFICIENT');
  await appendTransfers(trx, [{ ...transfer, from: owned('CAST_REWARD', castId), to: system(to) }], at);
  await addReward(trx, castId, -move.points);
  return ok();
}

/** Gives reward points to a cast from a platform account, such as a returned payoff. */
export async function giveReward(
  trx: Trx,
  move: RewardMove & { readonly from: SystemAccount },
  at: Date,
): Promise<void> {
  const { castId, from, ...transfer } = move;
  await lockReward(trx, castId);
  await appendTransfers(trx, [{ ...transfer, from: system(from), to: owned('CAST_REWARD', castId) }], at);
  await addReward(trx, castId, move.points);
}

/**
 * What a cast keeps of points that reach her account: the stage fee is deducted (rules.md 7). Her balance is updated, and thereby locked,
 * before the journal is written, so that an account's journal is in commit order.
 */
export async function creditReward(
  trx: Trx,
  credit: TransferRefs & {
    readonly castId: string;
    readonly points: number;
    readonly feePercent: number;
    /** Identifies the reward; the fee's key is derived from it. */
    readonly key: string;
    /** The transfers that bring the points; absent when already written, under her balance's lock. */
    readonly transfers?: readonly NewTransfer[];
  },
  at: Date,
): Promise<{ readonly rewardPoints: number; readonly feePoints: number }> {
  const { castId, points, feePercent, key, transfers = [], ...refs } = credit;
  const share = rewardOf(points, feePercent);
  await addReward(trx, castId, share.rewardPoints);
  const fee: NewTransfer = {
    ...refs,
    kind: 'STAGE_FEE',
    from: owned('CAST_REWARD', castId),
    to: system('STAGE_FEE'),
    points: share.feePoints,
    key: `fee:${key}`,
  };
  await appendTransfers(trx, share.feePoints > 0 ? [...transfers, fee] : transfers, at);
  return share;
}
