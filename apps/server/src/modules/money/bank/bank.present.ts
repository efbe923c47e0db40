import type { BankAccountAnswer } from '@yoimachi/contract/bank';
import { maskAccountNumber } from '@yoimachi/domain/bank';
import type { StoredBankAccount } from './queries/read-bank-account.ts';

/** Her own account, its number masked. */
export function presentBankAccount({ account, isOwnName, changedAt }: StoredBankAccount): BankAccountAnswer {
  return {
    bankName: account.bankName,
    bankCode: account.bankCode,
    branchName: account.branchName,
    branchCode: account.branchCode,
    accountType: account.accountType,
    maskedNumber: maskAccountNumber(account.accountNumber),
    accountHolder: account.accountHolder,
    accountHolderKana: account.accountHolderKana,
    isOwnName,
    changedAt: changedAt?.toISOString() ?? null,
  };
}
