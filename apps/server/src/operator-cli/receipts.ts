import type { receiptAdminRoutes } from '@yoimachi/contract/receipt-admin';
import type { AnswerOf } from '@yoimachi/contract/route';
import { toCsv } from '@yoimachi/domain/csv';
import { dayOf, isDay, type Day } from '@yoimachi/domain/time';
import { call } from './call.ts';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';
import { receiptColumns } from './receipts.ja.ts';

type FoundReceipt = AnswerOf<typeof receiptAdminRoutes.searchReceipts>['items'][number];

export const receiptCommands: readonly CliCommand[] = [
  {
    name: 'receipts',
    usage:
      '--reason <text> [--from <day>] [--to <day>] [--min <yen>] [--max <yen>] [--name <text>] [--csv]: receipts by day of purchase, total and name',
    act: runReceipts,
  },
];

async function runReceipts(context: ActingContext, args: CliArgs): Promise<void> {
  const search = {
    from: dayOption(args, 'from'),
    to: dayOption(args, 'to'),
    minYen: yenOption(args, 'min'),
    maxYen: yenOption(args, 'max'),
    name: args.option('name'),
    reason: args.required('reason'),
  };
  const { items: found, isAll } = await call(context, 'searchReceipts', { body: search });
  if (args.flag('csv')) {
    process.stdout.write(toCsv(receiptColumns, found.map(cells)));
    return;
  }
  for (const receipt of found) console.log(line(receipt));
  console.log(`${found.length}${isAll ? '' : ' or more'} receipts`);
}

const cells = (found: FoundReceipt) => [
  found.number,
  found.day,
  dayOf(new Date(found.issuedAt)),
  found.addressee,
  found.honorific,
  found.totalYen,
  found.taxYen,
  found.returnedYen,
  found.returnedTaxYen,
  found.registrationNumber,
  found.exports,
  found.guestId,
];

function line(found: FoundReceipt): string {
  const returned = found.returnedYen === 0 ? '' : `, returned ${found.returnedYen}`;
  const amounts = `${found.totalYen} yen (tax ${found.taxYen}${returned})`;
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
