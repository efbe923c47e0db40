import { matchRows, type BankRow, type RowMatch } from '@yoimachi/domain/payoff';
import type { Day } from '@yoimachi/domain/time';
import { paymentsOf } from '../batch.store.ts';
import { openDestination } from '../destination.ts';
import type { OpenPayoffContext } from '../payoff.context.ts';

interface Asked {
  readonly payDay: Day;
  readonly rows: readonly BankRow[];
}

/**
 * Which payments of a day's files, as far as the bank has them and has not sent them back, rows of the bank's file may be about. Accounts are
 * opened for it as they were when the file was made; none is in the answer, which says whether a name or an account is one of them.
 */
export async function matchBankRows(
  { db, crypto }: Pick<OpenPayoffContext, 'crypto' | 'db'>,
  { payDay, rows }: Asked,
): Promise<readonly RowMatch[]> {
  const amounts = [...new Set(rows.map(({ amountYen }) => amountYen))];
  const sent = await paymentsOf(db, payDay, amounts);
  const payments = sent.map((row) => {
    const { accountHolderKana: payeeKana, accountNumber } = openDestination(crypto, row.id, row.destination);
    const isTransferred = row.result === 'TRANSFERRED';
    return { number: row.number, amountYen: row.transferYen, payeeKana, accountNumber, isTransferred };
  });
  return matchRows(rows, payments);
}
