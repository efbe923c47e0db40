import type { BankAccount } from '@yoimachi/domain/bank';
import type { Crypto } from '#platform/crypto';

/** Equal for equal accounts, whoever has them; reveals nothing about the account. */
export function bankAccountIndex(
  crypto: Crypto,
  { bankCode, branchCode, accountType, accountNumber }: BankAccount,
): Buffer {
  return crypto.hashSecret([bankCode, branchCode, accountType, accountNumber].join('-'), 'bank-account');
}
