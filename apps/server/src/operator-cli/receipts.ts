import { toCsv } from '@yoimachi/domain/csv';
import { dayOf, isDay, type Day } from '@yoimachi/domain/time';
import { searchReceipts, type FoundReceipt } from '#money/receipt';
import { UsageError, type CliArgs, type CliCommand, type OperatorContext } from './command.ts';
import { receiptColumns } from './receipts.ja.ts';

/** More than this must be requested in parts. */
const MOST = 100_000;

export const receiptCommands: readonly CliCommand[] = [
  {
    name: 'receipts',
    usage:
      '[--from <day>] [--to <day>] [--min <yen>] [--max <yen>] [--name <text>] [--csv]: receipts by day of purchase, total and name',
    run: runReceipts,
  },
];

async function runReceipts({ db }: OperatorContext, args: CliArgs): Promise<void> {
  const search = {
    from: dayOption(args, 'from'),
    to: dayOption(args, 'to'),
    minYen: yenOption(args, 'min'),
    maxYen: yenOption(args, 'max'),
    name: args.option('name'),
  };
  const found = await searchReceipts(db, search, MOST);
  if (args.flag('csv')) {
    process.stdout.write(toCsv(receiptColumns, found.map(cells)));
    return;
  }
  for (const receipt of found) console.log(line(receipt));
  console.log(`${found.length}${found.length === MOST ? ' or more' : ''} receipts`);
}

const cells = (found: FoundReceipt) => [
  found.number,
  found.day,
  dayOf(found.issued_at),
  found.addressee,
  found.honorific,
  found.total_yen,
  found.tax_yen,
  found.returned_yen,
  found.returned_tax_yen,
  found.registration_number,
  found.exports,
  found.guest_id,
];

function line(found: FoundReceipt): string {
  const returned = found.returned_yen === 0 ? '' : `, returned ${found.returned_yen}`;
  const amounts = `${found.total_yen} yen (tax ${found.tax_yen}${returned})`;
  return `${found.number}  ${found.day}  ${amounts}  ${found.addressee} ${found.honorific}`;
}

function dayOption(args: CliArgs, name: string): Day | undefined {
  const text = args.option(name);
  if (text === undefined || isDay(text)) return text;
  throw new UsageError(`--${name} ${String(text)} is not a day such as 2026-11-21.`);
}

function yenOption(args: CliArgs, name: string): number | undefined {
  const text = args.option(name);
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${name} ${text} is not an amount in yen.`);
  return Number(text);
}
