import { fail, ok, type Result } from '@yoimachi/domain/result';
import { rewardOf, type SystemAccount, type TransferKind } from '@yoimachi/domain/points';
import type { Trx } from '#platform/database';
import { appendTransfers, owned, system, type NewTransfer, type TransferRefs } from '../ledger.store.ts';
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
  await Promise.all([
    appendTransfers(trx, [{ ...transfer, from: owned('CAST_REWARD', castId), to: system(to) }], at),
    addReward(trx, castId, -move.points),
  ]);
  return ok();
}

/** Gives reward points to a cast from a platform account, such as a returned payoff. */
export async function giveReward(
  trx: Trx,
  move: RewardMove & { readonly from: SystemAccount },
  at: Date,
): Promise<void> {
  const { castId, from, ...transfer } = move;
  await Promise.all([
    lockReward(trx, castId),
    appendTransfers(trx, [{ ...transfer, from: system(from), to: owned('CAST_REWARD', castId) }], at),
    addReward(trx, castId, move.points),
  ]);
}

/** Points that reach a cast's account. */
export interface Credit extends TransferRefs {
  readonly castId: string;
  readonly points: number;
  readonly feePercent: number;
  /** Identifies the reward; the fee's key is derived from it. */
  readonly key: string;
}

/** What a cast keeps of them, and the transfer of the stage fee, which is deducted (rules.md 7); none for a fee of nothing. */
export function shareOf({ castId, points, feePercent, key, ...refs }: Credit) {
  const share = rewardOf(points, feePercent);
  const fee: NewTransfer = {
    ...refs,
    kind: 'STAGE_FEE',
    from: owned('CAST_REWARD', castId),
    to: system('STAGE_FEE'),
    points: share.feePoints,
    key: `fee:${key}`,
  };
  return { share, fees: share.feePoints > 0 ? [fee] : [] };
}

/** Credits a cast with points that the journal has already brought her, under her balance's lock. Returns what she keeps. */
export async function creditReward(trx: Trx, credit: Credit, at: Date) {
  const { share, fees } = shareOf(credit);
  await Promise.all([addReward(trx, credit.castId, share.rewardPoints), appendTransfers(trx, fees, at)]);
  return share;
}
