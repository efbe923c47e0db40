import type { z } from 'zod/mini';
import type { accountInfoInput } from '@yoimachi/contract/profile';
import { toHolderKana, type BankAccount } from '@yoimachi/domain/bank';
import type { Crypto } from '#platform/crypto';
import type { SealedColumn } from '#platform/sealing';

/** What step 1 keeps sealed: everything but the public nickname. */
export type AccountInfo = Omit<z.output<typeof accountInfoInput>, 'nickname'>;

type Column = 'account_info' | 'bank_account';
const place = (column: Column, castId: string) => `cast_private.${column}:${castId}` as const;

export const sealedPrivate: readonly SealedColumn[] = (['account_info', 'bank_account'] as const).map(
  (column) => ({ table: 'cast_private', column, key: 'cast_id', place: (castId) => place(column, castId) }),
);

/** Private registration data as sealed JSON; it opens only in its own row and column. */
export function sealPrivate(
  crypto: Crypto,
  column: Column,
  castId: string,
  data: AccountInfo | BankAccount,
): Buffer {
  return crypto.seal(JSON.stringify(data), place(column, castId));
}

export function openAccountInfo(crypto: Crypto, castId: string, sealed: Buffer | null): AccountInfo | null {
  return sealed && (JSON.parse(crypto.open(sealed, place('account_info', castId))) as AccountInfo);
}

/** Data stored before holders were converted gets its kana now. */
export function openBankAccount(crypto: Crypto, castId: string, sealed: Buffer | null): BankAccount | null {
  if (sealed === null) return null;
  const stored = JSON.parse(crypto.open(sealed, place('bank_account', castId))) as BankAccount;
  if (stored.accountHolderKana) return stored;
  const kana = toHolderKana(stored.accountHolder);
  return { ...stored, accountHolderKana: kana.ok ? kana.value : '' };
}
