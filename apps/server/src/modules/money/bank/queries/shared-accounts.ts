import { maskAccountNumber } from '@yoimachi/domain/bank';
import type { Crypto } from '#platform/crypto';
import type { Db } from '#platform/database';
import { openBankAccount } from '#people/profile';
import { listShared } from '../bank.store.ts';

/** For operators: casts whose bank account another cast also has, grouped by account. */
export async function listSharedAccounts(db: Db, crypto: Crypto, limit: number) {
  const rows = await listShared(db, limit);
  return rows.map((row) => {
    const account = openBankAccount(crypto, row.cast_id, row.bank_account)!;
    return {
      castId: row.cast_id,
      nickname: row.nickname,
      account: `${account.bankCode}-${account.branchCode} ${maskAccountNumber(account.accountNumber)}`,
      holderKana: account.accountHolderKana,
      changedAt: row.bank_account_changed_at,
    };
  });
}
