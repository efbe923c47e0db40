import { UserType } from '@yoimachi/domain/account';
import { checkHolderKana, ZENGIN_ACCOUNT_TYPE } from '@yoimachi/domain/bank';
import { FEE_BEARERS, WITHHOLDING_MODES } from '@yoimachi/domain/payoff';
import type { Consignor } from '@yoimachi/domain/zengin';
import { zenginDirectory } from '../gateways/bank-directory/index.ts';
import { changeSetting, setInvoiceNumber } from '#money/payoff';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';
import { findOne } from './find-one.ts';
import { payoffReasons } from './payoff-reasons.ts';
import { refused } from './refused.ts';

/** What holds for all payoffs, and a cast's number for invoices. */
export const payoffSettingCommands: readonly CliCommand[] = [
  {
    name: 'payoff-settings',
    usage:
      '[--fee <yen>] [--bearer <PAYEE|OPERATOR>] [--withholding <NONE|HOSTESS_204_1_6>] [--line-ends <yes|no>]: shows or changes terms',
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
  const changed = await changeSetting(
    context,
    {
      terms: {
        ...(fee !== undefined && { transferFeeYen: Number(fee) }),
        ...(bearer && { feeBearer: bearer }),
        ...(mode && { withholdingMode: mode }),
      },
      ...(lineEnds && { lineEnds: lineEnds === 'yes' }),
    },
    context.operator,
  );
  if (!changed.ok) throw refused(changed.error, payoffReasons);
  const { terms, consignor } = changed.value;
  console.log(
    `Fee ${terms.transferFeeYen} yen, borne by ${terms.feeBearer}; withholding ${terms.withholdingMode}`,
  );
  console.log(
    consignor ? `Paid from ${consignor.bankCode}-${consignor.branchCode}` : 'No own account is set',
  );
}

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
  if (!(await zenginDirectory.branch(bankCode, branchCode)))
    throw refused({ code: 'CONSIGNOR_UNKNOWN' }, payoffReasons);
  const type = oneOf(args, 'type', ['ordinary', 'current'] as const) ?? 'ordinary';
  const consignor: Consignor = {
    ...{ consignorCode, consignorName, bankCode, branchCode, accountNumber },
    // The names come from the directory when a file is made.
    ...{ bankName: '', branchName: '' },
    accountType: ZENGIN_ACCOUNT_TYPE[type === 'ordinary' ? 'ORDINARY' : 'CURRENT'],
  };
  const changed = await changeSetting(context, { consignor }, context.operator);
  if (!changed.ok) throw refused(changed.error, payoffReasons);
  console.log(`Payoffs are paid from ${bankCode}-${branchCode}`);
}

async function runInvoiceNumber(context: ActingContext, args: CliArgs): Promise<void> {
  const castId = await findOne(context, args.at(0), UserType.CAST);
  const number = args.at(1) === 'none' ? null : args.at(1);
  const saved = await setInvoiceNumber(context, { castId, number, operator: context.operator });
  if (!saved.ok) throw refused(saved.error, payoffReasons);
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
