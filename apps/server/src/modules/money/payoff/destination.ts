import type { PayoffDestination } from '@yoimachi/contract/payoff';
import { maskAccountNumber, type BankAccount } from '@yoimachi/domain/bank';
import { fail, ok } from '@yoimachi/domain/result';
import type { Crypto } from '#platform/crypto';
import type { Db } from '#platform/database';
import type { SealedColumn } from '#platform/sealing';
import { readBankAccount } from '#money/bank';

/** The account a payoff goes to, as it was when copied. */
export type Destination = Omit<BankAccount, 'accountHolder'>;

export interface CurrentAccount {
  readonly destination: Destination;
  /** Whether the holder is the registered person (rules.md 7). */
  readonly nameMatches: boolean;
}

/**
 * The cast's current account, its holder as banks write it.
 *
 * @returns BANK_ACCOUNT_REQUIRED without one, BANK_ACCOUNT_INVALID when banks cannot write the holder.
 */
export async function currentAccount(db: Db, crypto: Crypto, castId: string) {
  const stored = await readBankAccount(db, crypto, castId);
  if (!stored) return fail('BANK_ACCOUNT_REQUIRED');
  if (stored.account.accountHolderKana === '') return fail('BANK_ACCOUNT_INVALID');
  const { accountHolder: _asTyped, ...destination } = stored.account;
  return ok<CurrentAccount>({ destination, nameMatches: stored.isOwnName });
}

const place = (payoffId: string) => `payoff.destination:${payoffId}` as const;

export const sealedDestinations: SealedColumn = { table: 'payoff', column: 'destination', key: 'id', place };

export const sealDestination = (crypto: Crypto, payoffId: string, destination: Destination): Buffer =>
  crypto.seal(JSON.stringify(destination), place(payoffId));

export const openDestination = (crypto: Crypto, payoffId: string, sealed: Buffer): Destination =>
  JSON.parse(crypto.open(sealed, place(payoffId))) as Destination;

/** What a page shows of it. */
export const presentDestination = (destination: Destination): PayoffDestination => ({
  bankName: destination.bankName,
  branchName: destination.branchName,
  accountType: destination.accountType,
  maskedNumber: maskAccountNumber(destination.accountNumber),
  holderKana: destination.accountHolderKana,
});
