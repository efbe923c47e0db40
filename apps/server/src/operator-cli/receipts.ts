import type { receiptAdminRoutes } from '@yoimachi/contract/receipt-admin';
import type { AnswerOf } from '@yoimachi/contract/route';
import { toCsv } from '@yoimachi/domain/csv';
import { HONORIFICS, type Honorific } from '@yoimachi/domain/receipt';
import { dayOf, isDay, type Day } from '@yoimachi/domain/time';
import { call } from './call.ts';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';
import { receiptColumns } from './receipts.ja.ts';
import { writeWhole } from './write-whole.ts';

type FoundReceipt = AnswerOf<typeof receiptAdminRoutes.searchReceipts>['items'][number];

export const receiptCommands: readonly CliCommand[] = [
  {
    name: 'receipts',
    usage:
      '--reason <text> [--from <day>] [--to <day>] [--min <yen>] [--max <yen>] [--name <text>] [--csv]: receipts by day of purchase, total and name',
    act: runReceipts,
  },
  {
    name: 'reprint-receipt',
    usage:
      '<receipt id> --reason <text> --out <path>: a receipt as a PDF, marked as issued again, or as void when another one is in its place',
    act: runReprint,
  },
  {
    name: 'correct-receipt',
    usage: `<receipt id> --name <text> --honorific <${HONORIFICS.join('|')}> --reason <text>: corrects the name; the receipt is void then, and another one has the next number`,
    act: runCorrect,
  },
];

/** Sentences for what can go wrong, by code. */
const REASONS = {
  VALIDATION: 'there is no such receipt, or the name has letters that are not printed',
  NOT_FOUND: 'there is no such receipt',
  REASON_REQUIRED: 'say a reason',
  READ_CEILING: 'that was the last such read of today',
  RECEIPT_REPLACED: 'another receipt is in its place already',
  RECEIPT_RETURNED: 'all of it was given back',
};

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

async function runReprint(context: ActingContext, args: CliArgs): Promise<void> {
  const path = args.required('out');
  const input = { params: { receiptId: args.at(0) }, body: { reason: args.required('reason') } };
  const { bytes } = await call(context, 'reprintReceipt', input, REASONS);
  await writeWhole(path, Buffer.from(bytes));
  console.log(`Written: ${path}`);
}

async function runCorrect(context: ActingContext, args: CliArgs): Promise<void> {
  const body = {
    name: args.required('name'),
    honorific: honorificOf(args.required('honorific')),
    reason: args.required('reason'),
  };
  const input = { params: { receiptId: args.at(0) }, body };
  const { number, receiptId, correction } = await call(context, 'correctReceipt', input, REASONS);
  console.log(`Corrected: ${correction.number} is void, ${number} is in its place: ${receiptId}`);
}

function honorificOf(text: string): Honorific {
  const found = HONORIFICS.find((one) => one === text);
  if (found === undefined) throw new UsageError(`--honorific ${text} is none of ${HONORIFICS.join(', ')}.`);
  return found;
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

function line(found: FoundReceipt): string {
  const returned = found.returnedYen === 0 ? '' : `, returned ${found.returnedYen}`;
  const amounts = `${found.totalYen} yen (tax ${found.taxYen}${returned})`;
  const replaced = found.replacedBy === null ? '' : `  void, replaced by ${found.replacedBy}`;
  const name = `${found.addressee} ${found.honorific}`;
  return `${found.number}  ${found.day}  ${amounts}  ${name}  ${found.receiptId}${replaced}`;
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
