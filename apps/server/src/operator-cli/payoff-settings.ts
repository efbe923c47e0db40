import type { SettingValues } from '@yoimachi/contract/setting-history';
import { UserType } from '@yoimachi/domain/account';
import { checkHolderKana } from '@yoimachi/domain/bank';
import { FEE_BEARERS, WITHHOLDING_MODES } from '@yoimachi/domain/payoff';
import { dayOf } from '@yoimachi/domain/time';
import { call } from './call.ts';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';
import { findOne } from './find-one.ts';
import { payoffReasons } from './payoff-reasons.ts';

/** Settings for all payoffs, and a cast's invoice number. */
export const payoffSettingCommands: readonly CliCommand[] = [
  {
    name: 'payoff-settings',
    usage:
      '[--fee <yen>] [--bearer <PAYEE|OPERATOR>] [--withholding <NONE|HOSTESS_204_1_6>] [--line-ends <yes|no>]: shows or changes terms, and says who did before',
    act: runSettings,
  },
  {
    name: 'payoff-consignor',
    usage:
      '<code> <half-width kana name> <bank> <branch> <account number> [--type <ordinary|current>]: the account the bank takes payoffs from',
    act: runConsignor,
  },
  {
    name: 'set-invoice-number',
    usage: '<phone|cast id> <T and 13 digits|none>: with one her payoffs count as tax-inclusive',
    act: runInvoiceNumber,
  },
];

async function runSettings(context: ActingContext, args: CliArgs): Promise<void> {
  const fee = args.option('fee');
  if (fee !== undefined && !/^\d{1,4}$/.test(fee)) throw new UsageError('--fee is an amount in yen.');
  const bearer = oneOf(args, 'bearer', FEE_BEARERS);
  const mode = oneOf(args, 'withholding', WITHHOLDING_MODES);
  const lineEnds = oneOf(args, 'line-ends', ['yes', 'no'] as const);
  const body = {
    ...(fee !== undefined && { transferFeeYen: Number(fee) }),
    ...(bearer && { feeBearer: bearer }),
    ...(mode && { withholdingMode: mode }),
    ...(lineEnds && { lineEnds: lineEnds === 'yes' }),
  };
  // To look changes nothing, and is kept as no change.
  if (Object.keys(body).length > 0) await call(context, 'changePayoffTerms', { body }, payoffReasons);
  await showSettings(context);
}

/** As the office shows them, with who changed them last. */
async function showSettings(context: ActingContext): Promise<void> {
  const terms = await call(context, 'readPayoffTerms', {});
  const { transferFeeYen, feeBearer, withholdingMode, lineEnds, consignor } = terms;
  console.log(`Fee ${transferFeeYen} yen, borne by ${feeBearer}; withholding ${withholdingMode}`);
  console.log(`Lines of a bank file ${lineEnds ? 'end with a line break' : 'follow each other without one'}`);
  if (consignor === null) console.log('No own account is set');
  else {
    const { bankCode, branchCode, accountNumber, isCurrent, consignorCode, consignorName } = consignor;
    const type = isCurrent ? 'current' : 'ordinary';
    console.log(
      `Paid from ${bankCode}-${branchCode} ${type} ${accountNumber}, as ${consignorCode} ${consignorName}`,
    );
  }
  const { items } = await call(context, 'listSettingChanges', { query: { setting: 'PAYOFF_TERMS' } });
  for (const { at, before, after, operatorName } of items)
    console.log(`${dayOf(new Date(at))}  ${operatorName ?? 'the product'}: ${changesIn(before, after)}`);
}

const wordOf = (value: SettingValues[string] | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** What became of each value that changed. */
const changesIn = (before: SettingValues | null, after: SettingValues | null): string =>
  Object.entries(after ?? {})
    .filter(([name, value]) => before?.[name] !== value)
    .map(([name, value]) => `${name} ${wordOf(before?.[name])} → ${wordOf(value)}`)
    .join(', ') || 'the same again';

async function runConsignor(context: ActingContext, args: CliArgs): Promise<void> {
  const [consignorCode, consignorName, bankCode, branchCode, accountNumber] = [0, 1, 2, 3, 4].map((index) =>
    args.at(index),
  ) as [string, string, string, string, string];
  const areDigits =
    /^\d{10}$/.test(consignorCode) &&
    /^\d{4}$/.test(bankCode) &&
    /^\d{3}$/.test(branchCode) &&
    /^\d{7}$/.test(accountNumber);
  if (!areDigits || !checkHolderKana(consignorName).ok)
    throw new UsageError('Ten digits, half-width kana, four, three and seven digits are needed.');
  const isCurrent = oneOf(args, 'type', ['ordinary', 'current'] as const) === 'current';
  const body = { consignorCode, consignorName, bankCode, branchCode, accountNumber, isCurrent };
  await call(context, 'changeConsignor', { body }, payoffReasons);
  console.log(`Payoffs are paid from ${bankCode}-${branchCode}`);
}

async function runInvoiceNumber(context: ActingContext, args: CliArgs): Promise<void> {
  const castId = await findOne(context, args.at(0), UserType.CAST);
  const number = args.at(1) === 'none' ? null : args.at(1);
  await call(context, 'setInvoiceNumber', { params: { castId }, body: { number } }, payoffReasons);
  console.log(`Invoice number of ${castId}: ${number ?? 'none'}`);
}

function oneOf<const Value extends string>(
  args: CliArgs,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const text = args.option(name);
  const value = values.find((one) => one === text);
  if (text !== undefined && !value) throw new UsageError(`--${name} is one of ${values.join(', ')}.`);
  return value;
}
