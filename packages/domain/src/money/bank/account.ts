import { BankAccountType, normaliseDigits } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';

export const BANK_CODE_DIGITS = 4;
export const BRANCH_CODE_DIGITS = 3;
export const ACCOUNT_NUMBER_DIGITS = 7;

/** Account types as numbered in the transfer file (預金種目). */
export const ZENGIN_ACCOUNT_TYPE: Readonly<Record<BankAccountType, number>> = {
  [BankAccountType.ORDINARY]: 1,
  [BankAccountType.CURRENT]: 2,
  [BankAccountType.SAVINGS]: 4,
};

/** An account as it is stored and transferred to. */
export interface BankAccount {
  readonly bankCode: string;
  readonly bankName: string;
  readonly branchCode: string;
  readonly branchName: string;
  readonly accountType: BankAccountType;
  /** Seven digits. */
  readonly accountNumber: string;
  /** As she typed it. */
  readonly accountHolder: string;
  /** As written by banks: `toHolderKana` of the holder. */
  readonly accountHolderKana: string;
}

export type AccountNumberError = 'ACCOUNT_NUMBER_INVALID' | 'ACCOUNT_NUMBER_YUCHO';

/** Up to seven digits, zero-padded. Eight digits are ACCOUNT_NUMBER_YUCHO: most likely a Yucho 番号. */
export function checkAccountNumber(text: string): Result<string, AccountNumberError> {
  const digits = normaliseDigits(text);
  if (digits?.length === ACCOUNT_NUMBER_DIGITS + 1) return fail('ACCOUNT_NUMBER_YUCHO', 'accountNumber');
  if (digits === null || digits.length > ACCOUNT_NUMBER_DIGITS || Number(digits) === 0) {
    return fail('ACCOUNT_NUMBER_INVALID', 'accountNumber');
  }
  return ok(digits.padStart(ACCOUNT_NUMBER_DIGITS, '0'));
}

/** All a page shows of a saved number: `***4567`. */
export function maskAccountNumber(accountNumber: string): string {
  return `***${accountNumber.slice(-4)}`;
}
