import type { OperatorRef } from '@yoimachi/domain/operator';
import { payoffYen } from '@yoimachi/domain/money';
import { toCsv } from '@yoimachi/domain/csv';
import { remittanceDayOf } from '@yoimachi/domain/payoff';
import { formatDay, type Day } from '@yoimachi/domain/time';
import { isHoliday } from '#platform/holidays';
import { openAccountInfo } from '#people/profile';
import type { OpenPayoffContext } from '../payoff.context.ts';
import { statementWords, withholdingColumns } from '../payoff.ja.ts';
import { transfersByCast } from '../statement.store.ts';

/**
 * What was transferred in a month and how much of it is owed to the tax office (domain 2.6), one line per cast, as CSV for the payment
 * slip. The month of transfer counts, not of request. Reading it is logged, since it names them.
 *
 * @param month its days, first and last.
 */
export async function withholdingReport(
  { db, crypto, log }: OpenPayoffContext,
  month: { readonly start: Day; readonly end: Day },
  operator: OperatorRef,
) {
  const rows = await transfersByCast(db, month.start, month.end);
  const dueDay = remittanceDayOf(month.end, isHoliday);
  const lines = rows.map((row) => [
    row.castId,
    openAccountInfo(crypto, row.castId, row.accountInfo)?.name ?? '',
    row.payments,
    payoffYen(row.points),
    row.withholdingYen,
  ]);
  const sum = (column: 'payments' | 'points' | 'withholdingYen') =>
    rows.reduce((total, row) => total + row[column], 0);
  const amountYen = payoffYen(sum('points'));
  const withholdingYen = sum('withholdingYen');
  const total = [statementWords.total, statementWords.due(formatDay(dueDay)), sum('payments'), amountYen];
  log.info({ month: month.start.slice(0, 7), operator }, 'withholding report read');
  const csv = toCsv(withholdingColumns, [...lines, [...total, withholdingYen]]);
  return { csv, casts: rows.length, amountYen, withholdingYen, dueDay };
}
