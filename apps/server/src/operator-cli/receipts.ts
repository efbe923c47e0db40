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
    name: 'receipts-csv',
    usage:
      '--reason <text> [--from <day>] [--to <day>] [--min <yen>] [--max <yen>] [--name <text>]: what searchReceipts finds as CSV on standard output; npm needs -s to write nothing of its own there',
    act: runReceipts,
  },
];

async function runReceipts(context: ActingContext, args: CliArgs): Promise<void> {
  const body = {
    from: dayOption(args, 'from'),
    to: dayOption(args, 'to'),
    minYen: yenOption(args, 'min'),
    maxYen: yenOption(args, 'max'),
    name: args.option('name'),
    reason: args.required('reason'),
  };
  const { items } = await call(context, 'searchReceipts', { body });
  process.stdout.write(toCsv(receiptColumns, items.map(cells)));
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
  found.voidedYen,
  found.voidedTaxYen,
  found.replacedBy ?? '',
  found.replaces ?? '',
];

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
