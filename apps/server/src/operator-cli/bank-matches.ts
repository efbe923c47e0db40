import { readFile } from 'node:fs/promises';
import {
  MATCH_ROWS_MAX,
  proposedMatches,
  rowsOfStatement,
  type BankRow,
  type RowMatch,
} from '@yoimachi/domain/payoff';
import { isDay, type Day } from '@yoimachi/domain/time';
import { readStatement } from '@yoimachi/domain/zengin';
import { call } from './call.ts';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';

/** Money that came back, as the statement of the account says it. */
export const bankMatchCommands: readonly CliCommand[] = [
  {
    name: 'match-bank-statement',
    usage:
      "<file> --day <YYYY-MM-DD>: reads the bank's statement of its account in Zengin form and says which payoffs of that pay day came back; it writes nothing, see markReturned",
    act: runStatement,
  },
];

const sjis = new TextDecoder('shift_jis');

/** The text of a file that a Japanese bank wrote: Shift_JIS where it is no UTF-8. */
export async function bankText(path: string): Promise<string> {
  const bytes = await readFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return sjis.decode(bytes);
  }
}

/** `--day`. @throws UsageError for what is no day. */
export function payDayOf(args: CliArgs): Day {
  const payDay = args.required('day');
  if (!isDay(payDay)) throw new UsageError('--day is a day such as 2026-12-30.');
  return payDay;
}

/** The payoffs that rows may be about, asked for in parts. */
export async function matchesOf(
  context: ActingContext,
  payDay: Day,
  rows: readonly BankRow[],
): Promise<readonly RowMatch[]> {
  const matches: RowMatch[] = [];
  for (let from = 0; from < rows.length; from += MATCH_ROWS_MAX) {
    const part = rows.slice(from, from + MATCH_ROWS_MAX).map((row) => ({ ...row, names: [...row.names] }));
    const input = { params: { payDay }, body: { rows: part } };
    matches.push(...(await call(context, 'matchBankStatement', input)).items);
  }
  return matches;
}

/** What a row may be about, where it is not clear. */
export const offered = ({ payoffs, left }: RowMatch): string => {
  if (payoffs.length === 0) return 'no payoff of that day';
  const numbers = payoffs.map(({ number, matched }) => `${number} (${matched.join(' and ').toLowerCase()})`);
  return `one of ${numbers.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
};

async function runStatement(context: ActingContext, args: CliArgs): Promise<void> {
  const payDay = payDayOf(args);
  const read = readStatement(await readFile(args.at(0)), (bytes) => sjis.decode(bytes));
  if (!read.ok) throw new UsageError(`Not understood: record ${read.record} (${read.problem.toLowerCase()})`);
  const rows = rowsOfStatement(read.entries);
  const matches = await matchesOf(context, payDay, rows);
  const proposed = proposedMatches(matches);
  const kinds = new Map(rows.map(({ row, kind }) => [row, kind]));
  // Most of what comes in was never sent.
  const shown = matches.filter(({ row, payoffs }) => kinds.get(row) === 'CAME_BACK' || payoffs.length > 0);
  for (const match of shown) {
    const number = proposed.get(match.row);
    console.log(
      `Record ${match.row}: ${number === undefined ? offered(match) : `payoff ${number} came back`}`,
    );
  }
  console.log(`${proposed.size} came back, ${shown.length - proposed.size} to look at`);
}
