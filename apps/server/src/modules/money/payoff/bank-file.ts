import { isDeepStrictEqual } from 'node:util';
import { checkHolderKana, ZENGIN_ACCOUNT_TYPE } from '@yoimachi/domain/bank';
import { EXPORT_MAX_DAYS_AHEAD, isBankDay } from '@yoimachi/domain/payoff';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { daysBetween, type Day } from '@yoimachi/domain/time';
import { readTransferFile, writeTransferFile, type Consignor, type Transfer } from '@yoimachi/domain/zengin';
import { isHoliday } from '#platform/holidays';
import type { Destination } from './destination.ts';

export interface Payment {
  /** The payoff's number. */
  readonly number: number;
  readonly transferYen: number;
  readonly destination: Destination;
  /** Its bank and branch as named in the file, half-width kana or empty. */
  readonly names: PlaceNames;
}

export interface PlaceNames {
  readonly bankName: string;
  readonly branchName: string;
}

const MAX_TRANSFERS = 999_999;
const MAX_TRANSFER_YEN = 9_999_999_999;

/** Banks transfer on this day, it is not over, and its month and day identify a single year (domain 3.1). */
export function checkTransferDay(
  payDay: Day,
  today: Day,
): Result<Day, 'PAY_DAY_CLOSED' | 'PAY_DAY_PAST' | 'PAY_DAY_TOO_FAR'> {
  if (!isBankDay(payDay, isHoliday)) return fail('PAY_DAY_CLOSED', 'day');
  if (payDay <= today) return fail('PAY_DAY_PAST', 'day');
  if (daysBetween(today, payDay) > EXPORT_MAX_DAYS_AHEAD) return fail('PAY_DAY_TOO_FAR', 'day');
  return ok(payDay);
}

/**
 * The bytes for the bank, with every row checked, and read back once before anybody gets them.
 *
 * @returns PAYOFF_FILE_EMPTY, PAYOFF_FILE_TOO_LARGE, or PAYOFF_FILE_BAD with `details.numbers`, the payoffs no bank would accept.
 * @throws when the file read back is not what was intended.
 */
export function buildBankFile(
  payments: readonly Payment[],
  to: { readonly payDay: Day; readonly consignor: Consignor; readonly lineEnds: boolean },
): Result<Uint8Array, 'PAYOFF_FILE_BAD' | 'PAYOFF_FILE_EMPTY' | 'PAYOFF_FILE_TOO_LARGE'> {
  if (payments.length === 0) return fail('PAYOFF_FILE_EMPTY');
  if (payments.length > MAX_TRANSFERS) return fail('PAYOFF_FILE_TOO_LARGE');
  const bad = payments.filter((payment) => !isTransferable(payment));
  if (bad.length > 0) return fail('PAYOFF_FILE_BAD', undefined, { numbers: bad.map(({ number }) => number) });
  const file = {
    transferMonthDay: to.payDay.slice(5).replace('-', ''),
    consignor: to.consignor,
    transfers: payments.map(toTransfer),
  };
  const bytes = writeTransferFile(file, to.lineEnds);
  // What the bank will read must be what was intended.
  if (!isDeepStrictEqual(readTransferFile(bytes), file))
    throw new Error('The bank file does not say what it should');
  return ok(bytes);
}

/** Numbers of payments with the same payee and amount as another: an operator checks them before sending. */
export function doublePayments(payments: readonly Payment[]): number[] {
  const keyOf = ({ destination: to, transferYen }: Payment) =>
    `${to.bankCode} ${to.branchCode} ${to.accountType} ${to.accountNumber} ${transferYen}`;
  const counts = new Map<string, number>();
  for (const payment of payments) counts.set(keyOf(payment), (counts.get(keyOf(payment)) ?? 0) + 1);
  return payments.filter((payment) => counts.get(keyOf(payment))! > 1).map(({ number }) => number);
}

function isTransferable({ transferYen, destination: to }: Payment): boolean {
  return (
    transferYen >= 1 &&
    transferYen <= MAX_TRANSFER_YEN &&
    /^\d{4}$/.test(to.bankCode) &&
    /^\d{3}$/.test(to.branchCode) &&
    /^\d{7}$/.test(to.accountNumber) &&
    checkHolderKana(to.accountHolderKana).ok
  );
}

const toTransfer = ({ number, transferYen, destination: to, names }: Payment): Transfer => ({
  ...names,
  bankCode: to.bankCode,
  branchCode: to.branchCode,
  accountNumber: to.accountNumber,
  accountType: ZENGIN_ACCOUNT_TYPE[to.accountType],
  payeeName: to.accountHolderKana,
  amountYen: transferYen,
  number,
});
