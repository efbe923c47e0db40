import type { z } from 'zod/mini';
import type { bankAccountInput } from '@yoimachi/contract/bank';
import { normaliseDigits } from '@yoimachi/domain/account';
import {
  BANK_CODE_DIGITS,
  BRANCH_CODE_DIGITS,
  checkAccountNumber,
  toHolderKana,
  type BankAccount,
} from '@yoimachi/domain/bank';
import { fail, ok } from '@yoimachi/domain/result';
import type { BankDirectory } from '#gateways/bank-directory/port.ts';

export type BankAccountInput = z.output<typeof bankAccountInput>;

/**
 * The account as banks write it: existing codes, the directory's names, digits normalised and padded, the holder in half-width kana.
 * `stored` supplies the number when it was left unchanged.
 */
export async function checkBankAccount(
  directory: BankDirectory,
  input: BankAccountInput,
  stored: BankAccount | null,
) {
  if (input.bankName === '') return fail('BANK_NAME_REQUIRED', 'bankName');
  const bankCode = normaliseDigits(input.bankCode);
  if (bankCode?.length !== BANK_CODE_DIGITS) return fail('BANK_CODE_INVALID', 'bankCode');
  const bank = await directory.bank(bankCode);
  if (!bank) return fail('BANK_UNKNOWN', 'bankCode');
  if (input.branchName === '') return fail('BRANCH_NAME_REQUIRED', 'branchName');
  const branchCode = normaliseDigits(input.branchCode);
  if (branchCode?.length !== BRANCH_CODE_DIGITS) return fail('BRANCH_CODE_INVALID', 'branchCode');
  const branch = await directory.branch(bankCode, branchCode);
  if (!branch) return fail('BRANCH_UNKNOWN', 'branchCode');
  const { accountType, accountHolder } = input;
  const isSameBankOrBranch =
    stored?.bankCode === bankCode && stored.branchCode === branchCode && stored.accountType === accountType;
  const number = checkAccountNumber(input.accountNumber ?? (isSameBankOrBranch ? stored.accountNumber : ''));
  if (!number.ok) return number;
  const kana = toHolderKana(accountHolder);
  if (!kana.ok) return kana;
  return ok<BankAccount>({
    bankCode,
    bankName: bank.name,
    branchCode,
    branchName: branch.name,
    accountType,
    accountNumber: number.value,
    accountHolder,
    accountHolderKana: kana.value,
  });
}
