import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, type Result } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import { readReward } from '#money/points';
import { findCastForPayoff } from '../cast-account.store.ts';
import type { PayoffContext } from '../payoff.context.ts';
import { accountForRequest, amountsOf, openRequest } from './open-payoff.ts';

type PayLeavingCastFailure =
  | 'BANK_ACCOUNT_INVALID'
  | 'BANK_ACCOUNT_REQUIRED'
  | 'NOT_FOUND'
  | 'PAYOFF_BELOW_FEE'
  | 'PAYOFF_OPEN'
  | 'REWARD_INSUFFICIENT';

/**
 * Pays out the whole balance of a leaving cast, without the minimum and approved by the operator doing it (rules.md 2).
 *
 * @returns the payoff's id; NOT_FOUND, PAYOFF_OPEN, REWARD_INSUFFICIENT without points, PAYOFF_BELOW_FEE when the fee would eat
 *   all of it, BANK_ACCOUNT_REQUIRED, BANK_ACCOUNT_INVALID.
 */
export function payLeavingCast(
  context: PayoffContext,
  order: { readonly castId: string; readonly operator: OperatorRef },
): Promise<Result<string, PayLeavingCastFailure>> {
  const { db, clock } = context;
  const { castId, operator } = order;
  return withTransaction(
    db,
    async (trx): Promise<Result<string, PayLeavingCastFailure>> => {
      const cast = await findCastForPayoff(trx, castId);
      if (!cast) return fail('NOT_FOUND');
      const account = await accountForRequest(trx, context, castId);
      if (!account.ok) return account;
      const points = await readReward(trx, castId);
      if (points < 1) return fail('REWARD_INSUFFICIENT');
      const at = clock.now();
      const amounts = await amountsOf(trx, castId, points, dayOf(at));
      if (amounts.transferYen < 1) return fail('PAYOFF_BELOW_FEE');
      const approved = { points, amounts, account: account.value, approved: true, actor: operator } as const;
      return openRequest(trx, context, cast, approved, at);
    },
    { constraints: { payoff_one_open: 'PAYOFF_OPEN' } },
  );
}
