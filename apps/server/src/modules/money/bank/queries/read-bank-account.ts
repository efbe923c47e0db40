import { isOwnName, type BankAccount } from '@yoimachi/domain/bank';
import type { Crypto } from '#platform/crypto';
import type { Db } from '#platform/database';
import { openAccountInfo, openBankAccount } from '#people/profile';
import { findPrivate, othersWithAccount } from '../bank.store.ts';

export interface StoredBankAccount {
  readonly account: BankAccount;
  /** Its holder is the registered person. */
  readonly isOwnName: boolean;
  /** Since when it is this one; null for accounts older than this record. */
  readonly changedAt: Date | null;
}

/** A cast's account with everything a transfer depends on; null when she has none. For her and for payoffs; never shown in full. */
export async function readBankAccount(
  db: Db,
  crypto: Crypto,
  castId: string,
): Promise<StoredBankAccount | null> {
  return (await readForCast(db, crypto, castId)).stored;
}

/** The same, and her registered name in kana. */
export async function readForCast(
  db: Db,
  crypto: Crypto,
  castId: string,
): Promise<{ readonly stored: StoredBankAccount | null; readonly registeredNameKana: string | null }> {
  const row = await findPrivate(db, castId);
  const registeredNameKana = openAccountInfo(crypto, castId, row?.account_info ?? null)?.nameKana ?? null;
  const account = openBankAccount(crypto, castId, row?.bank_account ?? null);
  if (!row || !account) return { stored: null, registeredNameKana };
  return {
    registeredNameKana,
    stored: {
      account,
      isOwnName: isOwnName(account.accountHolderKana, registeredNameKana ?? ''),
      changedAt: row.bank_account_changed_at,
    },
  };
}

/** Whether another cast has the same account. */
export async function isAccountShared(db: Db, castId: string): Promise<boolean> {
  const index = (await findPrivate(db, castId))?.bank_account_index;
  return index ? (await othersWithAccount(db, castId, index)).length > 0 : false;
}
