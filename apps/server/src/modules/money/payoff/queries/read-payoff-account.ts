import { isOwnName } from '@yoimachi/domain/bank';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { readPrivately } from '#base/read-log';
import { readForCast } from '#money/bank';
import type { ActContext } from '#platform/module';
import { openDestination, presentDestination } from '../destination.ts';
import { findPayoff, idOfNumber } from '../payoff.store.ts';

interface Read {
  readonly number: number;
  readonly operator: OperatorRef;
  readonly reason: string;
}

/** The account a payoff goes to, as it was copied, beside what its cast is registered as; who read it is kept. NOT_FOUND. */
export function readPayoffAccount(context: ActContext, { number, operator, reason }: Read) {
  const read = { kind: 'BANK_ACCOUNT', operator, reason, subject: String(number) } as const;
  return readPrivately(context, read, async ({ db, crypto }) => {
    const payoffId = await idOfNumber(db, number);
    const row = payoffId === undefined ? undefined : await findPayoff(db, payoffId);
    if (!row) return fail('NOT_FOUND');
    const destination = openDestination(crypto, row.payoffId, row.destination);
    const registeredKana = (await readForCast(db, crypto, row.castId)).registeredNameKana ?? '';
    const answer = {
      ...presentDestination(destination),
      registeredKana,
      isOwnName: isOwnName(destination.accountHolderKana, registeredKana),
    };
    return ok({ accountId: row.castId, rows: 1, answer });
  });
}
