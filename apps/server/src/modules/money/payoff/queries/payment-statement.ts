import type { OperatorRef } from '@yoimachi/domain/operator';
import { toCsv } from '@yoimachi/domain/csv';
import { formatDay } from '@yoimachi/domain/time';
import { openAccountInfo } from '#people/profile';
import { findCastForPayoff } from '../cast-account.store.ts';
import type { OpenPayoffContext } from '../payoff.context.ts';
import { statementColumns, statementWords } from '../payoff.ja.ts';
import { transferredIn } from '../payoff.store.ts';

/**
 * What was paid to a cast in a calendar year, by the day of transfer, as CSV for a spreadsheet: the figures of a payment
 * statement (支払調書). Her My Number is handled outside this product. Reading it is logged, since it names her.
 *
 * @returns undefined for an unknown cast.
 */
export async function paymentStatement(
  context: OpenPayoffContext,
  order: { readonly castId: string; readonly year: number; readonly operator: OperatorRef },
): Promise<string | undefined> {
  const { db, crypto, log } = context;
  const cast = await findCastForPayoff(db, order.castId);
  if (!cast) return undefined;
  const name = openAccountInfo(crypto, cast.id, cast.account_info)?.name ?? '';
  const rows = await transferredIn(db, cast.id, order.year);
  const lines = rows.map((row) => [
    formatDay(row.transferredOn!),
    row.number,
    statementWords[row.kind],
    formatDay(row.periodStart),
    formatDay(row.periodEnd),
    row.points,
    row.withholdingYen,
    row.transferFeeYen,
    row.transferYen,
    row.taxIncluded ? statementWords.taxIncluded : statementWords.taxExcluded,
    cast.invoice_number ?? '',
    name,
  ]);
  const sum = (column: 'points' | 'withholdingYen' | 'transferFeeYen' | 'transferYen') =>
    rows.reduce((total, row) => total + row[column], 0);
  const sums = [sum('points'), sum('withholdingYen'), sum('transferFeeYen'), sum('transferYen')];
  log.info({ castId: cast.id, year: order.year, operator: order.operator }, 'payment statement read');
  return toCsv(statementColumns, [...lines, [statementWords.total, '', '', '', '', ...sums, '', '', '']]);
}
