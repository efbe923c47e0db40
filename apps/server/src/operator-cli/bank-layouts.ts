import {
  BANK_COLUMN_MAX,
  BANK_DELIMITERS,
  type BankDelimiter,
  type BankFinds,
} from '@yoimachi/domain/payoff';
import type { ErrorCode } from '@yoimachi/domain/result';
import { call } from './call.ts';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';

const REASONS: Partial<Record<ErrorCode, string>> = {
  NOT_FOUND: 'there is no such layout',
  REQUIRED: '{field} is missing',
  TOO_LONG: '{field} is too long',
  VALIDATION: '{field} is not understood, or says twice what a value means',
  BANK_LAYOUTS_FULL: 'there are as many as can be kept; see remove-bank-layout',
  CONFLICT: 'somebody changed it meanwhile: read it again',
};

/** What stands where in the CSV of each bank. */
export const bankLayoutCommands: readonly CliCommand[] = [
  { name: 'bank-layouts', usage: ": what stands in which column of each bank's CSV", act: runList },
  {
    name: 'save-bank-layout',
    usage:
      '<name> --result <column> --transferred <value|value> --returned <value|value> [--skipped <value|value>] [--reason <column>] [--number <column>] [--account <column>] [--amount <column>] [--payee <column>] [--delimiter <comma|tab|semicolon>] [--no-header]: keeps or changes one; payments are named by number, or by account, amount and payee',
    act: runSave,
  },
  { name: 'remove-bank-layout', usage: '<name>: it is offered no more', act: runRemove },
];

const listed = async (context: ActingContext) => (await call(context, 'listBankLayouts', {}, REASONS)).items;

/** The layout of this name. @throws UsageError without it. */
export async function bankLayoutNamed(context: ActingContext, name: string) {
  const found = (await listed(context)).find((one) => one.name === name);
  if (!found) throw new UsageError(`There is no layout ${name}; see bank-layouts.`);
  return found;
}

async function runList(context: ActingContext): Promise<void> {
  for (const one of await listed(context)) {
    const { name, hasHeader, delimiter, findsBy, resultColumn, reasonColumn } = one;
    const { numberColumn, accountColumn, amountColumn, payeeColumn } = one;
    const by = findsBy === 'NUMBER' ? [numberColumn] : [accountColumn, amountColumn, payeeColumn];
    const header = hasHeader ? 'header' : 'no header';
    const values = (of: readonly string[]) => of.map((value) => `"${value}"`).join(' ') || '-';
    console.log(
      `${name}  ${delimiter}, ${header}  ${findsBy} ${by.join(' ')}  result ${resultColumn}, reason ${reasonColumn ?? '-'}  by ${one.madeBy}`,
    );
    console.log(
      `  transferred ${values(one.transferredValues)}, returned ${values(one.returnedValues)}, skipped ${values(one.skippedValues)}`,
    );
  }
}

async function runSave(context: ActingContext, args: CliArgs): Promise<void> {
  const body = formOf(args);
  const kept = (await listed(context)).find((one) => one.name === body.name);
  const { name } = kept
    ? await call(
        context,
        'changeBankLayout',
        { params: { layoutId: kept.layoutId }, body: { seen: kept.version, ...body } },
        REASONS,
      )
    : await call(context, 'addBankLayout', { body }, REASONS);
  console.log(`${kept ? 'Changed' : 'Added'}: ${name}`);
}

async function runRemove(context: ActingContext, args: CliArgs): Promise<void> {
  const { layoutId, version: seen, name } = await bankLayoutNamed(context, args.at(0));
  await call(context, 'removeBankLayout', { params: { layoutId }, body: { seen } }, REASONS);
  console.log(`Removed: ${name}`);
}

function formOf(args: CliArgs) {
  const values = (name: string) => args.option(name)?.split('|') ?? [];
  const findsBy: BankFinds = args.option('number') === undefined ? 'PAYEE' : 'NUMBER';
  return {
    name: args.at(0),
    hasHeader: !args.flag('no-header'),
    delimiter: delimiterOf(args),
    findsBy,
    numberColumn: column(args, 'number'),
    accountColumn: column(args, 'account'),
    amountColumn: column(args, 'amount'),
    payeeColumn: column(args, 'payee'),
    resultColumn: column(args, 'result')!,
    reasonColumn: column(args, 'reason'),
    transferredValues: values('transferred'),
    returnedValues: values('returned'),
    skippedValues: values('skipped'),
  };
}

function column(args: CliArgs, name: string): number | null {
  const text = name === 'result' ? args.required(name) : args.option(name);
  if (text === undefined) return null;
  const value = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > BANK_COLUMN_MAX)
    throw new UsageError(`--${name} is a column from 1 to ${BANK_COLUMN_MAX}.`);
  return value;
}

function delimiterOf(args: CliArgs): BankDelimiter {
  const text = (args.option('delimiter') ?? 'comma').toUpperCase();
  const delimiter = BANK_DELIMITERS.find((one) => one === text);
  if (!delimiter) throw new UsageError('--delimiter is comma, tab or semicolon.');
  return delimiter;
}
