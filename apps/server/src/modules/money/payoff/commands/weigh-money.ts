import { UserType } from '@yoimachi/domain/account';
import { fail, ok } from '@yoimachi/domain/result';
import { withSavepoint, type Trx } from '#platform/database';
import type { Leaver, MoneyWeighed } from '#people/leaving';
import { lapsePoints, readLots, readReward, takeReward } from '#money/points';
import type { OpenPayoffContext } from '../payoff.context.ts';
import { openLeavingPayoff, wholeBalance } from './pay-leaving-cast.ts';

/**
 * What becomes of the points of who leaves (rules.md 2): a guest's lapse, a cast's balance is paid out, or lapses where the fee would eat it.
 * In the caller's transaction, which settles it so or not at all.
 */
export const weighMoney = (
  trx: Trx,
  context: OpenPayoffContext,
  { accountId, userType }: Leaver,
  at: Date,
): Promise<MoneyWeighed> =>
  userType === UserType.GUEST
    ? moneyOfGuest(trx, accountId, at)
    : moneyOfCast(trx, context, { castId: accountId, at });

/** Nothing lapses, and nothing is paid out. */
const NOTHING: MoneyWeighed = {
  lapsingPoints: 0,
  lots: [],
  bankAccount: null,
  payoff: null,
  settle: async () => ok(),
};

async function moneyOfGuest(trx: Trx, guestId: string, at: Date): Promise<MoneyWeighed> {
  const lots = (await readLots(trx, guestId)).filter((lot) => lot.remainingPoints > 0);
  const lapsingPoints = lots.reduce((sum, lot) => sum + lot.remainingPoints, 0);
  return {
    ...NOTHING,
    lapsingPoints,
    lots: lots.map((lot) => ({ kind: lot.kind, points: lot.remainingPoints, expiresOn: lot.expiresOn })),
    async settle() {
      const lapsed = await lapsePoints(trx, guestId, at);
      return lapsed === lapsingPoints ? ok() : fail('LEAVING_CHANGED');
    },
  };
}

interface OfCast {
  readonly castId: string;
  readonly at: Date;
}

async function moneyOfCast(
  trx: Trx,
  context: OpenPayoffContext,
  { castId, at }: OfCast,
): Promise<MoneyWeighed> {
  const whole = await withSavepoint(trx, () => wholeBalance(trx, context, castId, at));
  if (whole.ok) {
    const { points, amounts, payDay } = whole.value;
    return {
      ...NOTHING,
      payoff: { points, transferYen: amounts.transferYen, payDay },
      async settle() {
        const opened = await openLeavingPayoff(trx, context, whole.value, at);
        return opened.ok ? ok() : fail('LEAVING_CHANGED');
      },
    };
  }
  const { code } = whole.error;
  if (code === 'PAYOFF_BELOW_FEE') return lapsing(trx, { castId, at }, await readReward(trx, castId));
  if (code !== 'BANK_ACCOUNT_REQUIRED' && code !== 'BANK_ACCOUNT_INVALID') return NOTHING;
  // Without a balance it needs no account.
  return { ...NOTHING, bankAccount: (await readReward(trx, castId)) > 0 ? code : null };
}

/** A reward that is too small to be paid out. */
const lapsing = (trx: Trx, { castId, at }: OfCast, points: number): MoneyWeighed => ({
  ...NOTHING,
  lapsingPoints: points,
  async settle() {
    if (points === 0) return ok();
    const rest = { castId, points, kind: 'ADJUSTMENT', to: 'ADJUSTED' } as const;
    const taken = await takeReward(trx, { ...rest, key: `leaving:${castId}` }, at);
    return taken.ok ? ok() : fail('LEAVING_CHANGED');
  },
});
