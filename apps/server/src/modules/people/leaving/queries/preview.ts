import type { LeavingPreview } from '@yoimachi/contract/leaving';
import { UserType } from '@yoimachi/domain/account';
import { obstaclesOf, type LeavingFacts } from '@yoimachi/domain/leaving';
import { withSavepoint, type Trx } from '#platform/database';
import { wholeBalance, type WholeBalance } from '#money/payoff';
import { readLots, readReward } from '#money/points';
import type { LeavingContext, Leaver } from '../leaving.context.ts';
import { openThings } from '../leaving.store.ts';

/** What leaving would do at this instant, with the payoff it would open. */
export interface Weighed {
  readonly preview: LeavingPreview;
  readonly payoff: WholeBalance | null;
}

/** Weighs a leaving in the caller's transaction; what refuses it stands in `obstacles`. */
export async function weighLeaving(
  trx: Trx,
  context: LeavingContext,
  leaver: Leaver,
  at: Date,
): Promise<Weighed> {
  const open = await openThings(trx, leaver.accountId, at);
  const { couponCount, hasOtherAccount, ...counts } = open;
  const money =
    leaver.userType === UserType.GUEST
      ? await moneyOfGuest(trx, leaver.accountId)
      : await moneyOfCast(trx, context, leaver.accountId, at);
  const { bankAccount, payoff, ...shown } = money;
  return {
    payoff,
    preview: {
      ...shown,
      obstacles: obstaclesOf({ ...counts, bankAccount }),
      couponCount,
      hasOtherAccount,
      payoff: payoff && {
        points: payoff.points,
        transferYen: payoff.amounts.transferYen,
        payDay: payoff.payDay,
      },
    },
  };
}

type Money = Pick<LeavingPreview, 'lapsingPoints' | 'lots'> &
  Pick<LeavingFacts, 'bankAccount'> & { readonly payoff: WholeBalance | null };

async function moneyOfGuest(trx: Trx, guestId: string): Promise<Money> {
  const lots = (await readLots(trx, guestId)).filter((lot) => lot.remaining_points > 0);
  return {
    lapsingPoints: lots.reduce((sum, lot) => sum + lot.remaining_points, 0),
    lots: lots.map((lot) => ({ kind: lot.kind, points: lot.remaining_points, expiresOn: lot.expires_on })),
    bankAccount: null,
    payoff: null,
  };
}

async function moneyOfCast(trx: Trx, context: LeavingContext, castId: string, at: Date): Promise<Money> {
  const none = { lapsingPoints: 0, lots: [], bankAccount: null, payoff: null };
  const whole = await withSavepoint(trx, () => wholeBalance(trx, context, castId, at));
  if (whole.ok) return { ...none, payoff: whole.value };
  const { code } = whole.error;
  if (code === 'PAYOFF_BELOW_FEE') return { ...none, lapsingPoints: await readReward(trx, castId) };
  if (code !== 'BANK_ACCOUNT_REQUIRED' && code !== 'BANK_ACCOUNT_INVALID') return none;
  // Without a balance it needs no account.
  return { ...none, bankAccount: (await readReward(trx, castId)) > 0 ? code : null };
}
