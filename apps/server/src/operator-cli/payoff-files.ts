import {
  bankResultsOf,
  parseBankResults,
  proposedMatches,
  readBankCsv,
  rowsOfLines,
  type BankLine,
  type BankResult,
} from '@yoimachi/domain/payoff';
import type { Day } from '@yoimachi/domain/time';
import { StartupError } from '../platform/startup-error.ts';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';
import { bankText, matchesOf, offered, payDayOf } from './bank-matches.ts';
import { attempt, call } from './call.ts';
import { refused } from './refused.ts';
import { writeWhole } from './write-whole.ts';

/** Files for the bank, and the bank's answers. */
export const payoffFileCommands: readonly CliCommand[] = [
  {
    name: 'export-payoffs',
    usage: '--day <YYYY-MM-DD> --out <file>: writes the bank file of a pay day, once',
    act: runExport,
  },
  {
    name: 'payoff-results',
    usage:
      '<csv file> [--layout <name>] [--day <YYYY-MM-DD>]: reads lines of number,TRANSFERRED or number,RETURNED,reason from the bank, or its own columns; with the day, of its file alone, which is needed where they name no numbers',
    act: runResults,
  },
];

async function runExport(context: ActingContext, args: CliArgs): Promise<void> {
  const payDay = payDayOf(args);
  const path = args.required('out');
  const made = await attempt(context, 'makeBankFile', { params: { payDay } });
  if (!made.ok) {
    const numbers = made.error.details?.['numbers'] as number[] | undefined;
    if (numbers) throw new StartupError(`Refused: these payoffs cannot be written: ${numbers.join(', ')}.`);
    throw refused(made.error);
  }
  const { batchId, content, rowCount, totalYen, sha256, doubles } = made.value;
  // A crash before it is marked leaves the same file for the next time.
  await writeWhole(path, Buffer.from(content, 'base64'));
  await call(context, 'markBankFileExported', { params: { batchId } });
  console.log(`Exported: ${path}, ${rowCount} payments, ${totalYen} yen, sha256 ${sha256}`);
  if (doubles.length > 0) console.log(`Same account and amount more than once: ${doubles.join(', ')}`);
}

async function runResults(context: ActingContext, args: CliArgs): Promise<void> {
  const text = await bankText(args.at(0));
  const name = args.option('layout');
  const { results, unclear } =
    name === undefined
      ? { results: resultsOf(text), unclear: 0 }
      : await resultsBy(context, args, { text, name });
  const payDay = args.option('day') === undefined ? undefined : payDayOf(args);
  let [refusals, known] = [unclear, 0];
  for (const one of results) {
    const written = await writeResult(context, one, payDay);
    if (written.ok) {
      const { wasKnown, keptReason } = written.value;
      known += Number(wasKnown);
      if (keptReason !== null) console.log(`${one.number}: known with another reason: ${keptReason}`);
      continue;
    }
    refusals++;
    console.log(`${one.number}: ${written.error.code}`);
  }
  const done = results.length + unclear - refusals - known;
  console.log(`${done} results written, ${known > 0 ? `${known} known already, ` : ''}${refusals} refused`);
  if (refusals > 0) process.exitCode = 1;
}

const writeResult = (context: ActingContext, one: BankResult, payDay?: Day) => {
  const [params, of] = [{ number: one.number }, payDay === undefined ? {} : { payDay }];
  return one.result === 'TRANSFERRED'
    ? attempt(context, 'markTransferred', { params, body: of })
    : attempt(context, 'markReturned', { params, body: { reason: one.reason, ...of } });
};

/** What stands where in a bank's CSV. @throws UsageError without one of this name. */
async function layoutNamed(context: ActingContext, name: string) {
  const { items } = await call(context, 'listBankLayouts', {});
  const found = items.find((one) => one.name === name);
  if (!found) throw new UsageError(`There is no layout ${name}; see listBankLayouts.`);
  return found;
}

/** What a bank says in its own columns; who is not clear is told and left out. @throws UsageError naming a line that cannot be read. */
async function resultsBy(
  context: ActingContext,
  args: CliArgs,
  { text, name }: { readonly text: string; readonly name: string },
): Promise<{ readonly results: readonly BankResult[]; readonly unclear: number }> {
  const read = readBankCsv(text, await layoutNamed(context, name));
  if (!read.ok)
    throw new UsageError(
      `Not understood: line ${read.lineNumber} (${read.problem.toLowerCase()}) ${read.cell}`.trimEnd(),
    );
  const rows = rowsOfLines(read.lines);
  if (rows.length === 0) return { results: bankResultsOf(read.lines), unclear: 0 };
  const matches = await matchesOf(context, payDayOf(args), rows);
  const proposed = proposedMatches(matches);
  const unclear = matches.filter(({ row }) => !proposed.has(row));
  for (const match of unclear) console.log(`line ${match.row}: ${offered(match)}`);
  const lines = read.lines.map((line): BankLine => {
    const number = proposed.get(line.lineNumber);
    return number === undefined ? line : { ...line, number, to: null };
  });
  return { results: bankResultsOf(lines), unclear: unclear.length };
}

/** @throws UsageError naming a line that cannot be read, before anything is written. */
function resultsOf(text: string): readonly BankResult[] {
  const read = parseBankResults(text);
  if (!read.ok) throw new UsageError(`Not understood: ${read.line}`);
  return read.results;
}
