import type { OperatorRef } from '@yoimachi/domain/operator';
import { payDayOf, type PayoffAmounts } from '@yoimachi/domain/payoff';
import { fail, ok } from '@yoimachi/domain/result';
import { dayOf, type Day } from '@yoimachi/domain/time';
import { withTransaction, type Trx } from '#platform/database';
import { isHoliday } from '#platform/holidays';
import { readReward } from '#money/points';
import { findCastForPayoff } from '../cast-account.store.ts';
import type { CurrentAccount } from '../destination.ts';
import type { OpenPayoffContext } from '../payoff.context.ts';
import { accountForRequest, amountsOf, openRequest } from './open-payoff.ts';

/** What a payoff of a cast's whole balance comes to. */
export interface WholeBalance {
  readonly cast: NonNullable<Awaited<ReturnType<typeof findCastForPayoff>>>;
  readonly account: CurrentAccount;
  readonly points: number;
  readonly amounts: PayoffAmounts;
  readonly payDay: Day;
}

/**
 * The payoff of a cast's whole balance, without the minimum (rules.md 2).
 *
 * @returns NOT_FOUND, PAYOFF_OPEN, REWARD_INSUFFICIENT without points, PAYOFF_BELOW_FEE when the fee would eat all of it,
 *   BANK_ACCOUNT_REQUIRED, BANK_ACCOUNT_INVALID.
 */
export async function wholeBalance(trx: Trx, context: OpenPayoffContext, castId: string, at: Date) {
  const cast = await findCastForPayoff(trx, castId);
  if (!cast) return fail('NOT_FOUND');
  const account = await accountForRequest(trx, context, castId);
  if (!account.ok) return account;
  const points = await readReward(trx, castId);
  if (points < 1) return fail('REWARD_INSUFFICIENT');
  const amounts = await amountsOf(trx, castId, points, dayOf(at));
  if (amounts.transferYen < 1) return fail('PAYOFF_BELOW_FEE');
  const payDay = payDayOf(dayOf(at), isHoliday);
  return ok<WholeBalance>({ cast, account: account.value, points, amounts, payDay });
}

/** Opens it for a cast who leaves by herself; operators approve it as every request. Returns its id. */
export const openLeavingPayoff = (trx: Trx, context: OpenPayoffContext, whole: WholeBalance, at: Date) =>
  openRequest(trx, context, whole.cast, { ...whole, takesAll: true, actor: 'cast' }, at);

/** Pays out the whole balance of a leaving cast, approved by the operator doing it. Returns the payoff's id; fails as `wholeBalance`. */
export function payLeavingCast(
  context: OpenPayoffContext,
  order: { readonly castId: string; readonly operator: OperatorRef },
) {
  const { db, clock } = context;
  const { castId, operator } = order;
  return withTransaction(
    db,
    async (trx) => {
      const at = clock.now();
      const whole = await wholeBalance(trx, context, castId, at);
      if (!whole.ok) return whole;
      return openRequest(
        trx,
        context,
        whole.value.cast,
        { ...whole.value, approved: true, takesAll: true, actor: operator },
        at,
      );
    },
    { constraints: { payoff_one_open: 'PAYOFF_OPEN' } },
  );
}
