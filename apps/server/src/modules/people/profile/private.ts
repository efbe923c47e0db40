import type { z } from 'zod/mini';
import type { accountInfoInput } from '@yoimachi/contract/profile';
import { toHolderKana, type BankAccount } from '@yoimachi/domain/bank';
import { firstCharacterOf, foldPersonName } from '@yoimachi/domain/text';
import { mailIndex } from '#people/mail-code';
import type { ClosedCrypto, Crypto } from '#platform/crypto';
import type { MarkedColumn, SealedColumn } from '#platform/sealing';

/** What step 1 keeps sealed: everything but the public nickname. */
export type AccountInfo = Omit<z.output<typeof accountInfoInput>, 'nickname'>;

type Column = 'account_info' | 'bank_account';
const place = (column: Column, castId: string) => `cast_private.${column}:${castId}` as const;

const sealed = (column: Column): SealedColumn => ({
  table: 'cast_private',
  column,
  key: 'cast_id',
  place: (castId) => place(column, castId),
});

/** What step 1 keeps: found by name, kana and mail, of which operators see the beginning. */
export const markedAccountInfo: MarkedColumn = {
  ...sealed('account_info'),
  always: 'name_index',
  marks: (crypto, text) => ({ ...marksOf(crypto, JSON.parse(text) as AccountInfo) }),
};
export const sealedPrivate: readonly SealedColumn[] = [markedAccountInfo, sealed('bank_account')];

/** Private registration data as sealed JSON; it opens only in its own row and column. */
export function sealPrivate(
  crypto: Pick<Crypto, 'seal'>,
  column: Column,
  castId: string,
  data: AccountInfo | BankAccount,
): Buffer {
  return crypto.seal(JSON.stringify(data), place(column, castId));
}

/** What step 1 keeps, as it is stored: sealed, and beside it what it is found by. */
export const sealAccountInfo = (crypto: ClosedCrypto, castId: string, info: AccountInfo) => ({
  account_info: sealPrivate(crypto, 'account_info', castId, info),
  ...marksOf(crypto, info),
});
export type SealedAccountInfo = ReturnType<typeof sealAccountInfo>;

const marksOf = (crypto: ClosedCrypto, { name, nameKana, email }: AccountInfo) => ({
  name_index: legalNameIndex(crypto, name),
  kana_index: legalNameIndex(crypto, nameKana),
  mail_index: mailIndex(crypto, email),
  name_mask: firstCharacterOf(name),
  mail_mask: firstCharacterOf(email),
});

/** Finds a legal name, or its kana, however it is spaced and its kanji are written. */
export const legalNameIndex = (crypto: Pick<Crypto, 'hashSecret'>, name: string): Buffer =>
  crypto.hashSecret(foldPersonName(name), 'legal-name');

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

/** Where what a request asks for belongs. */
export const wantedPlace = (id: string) => `name_request.wanted:${id}` as const;

export const sealedAccountInfo: SealedColumn = {
  table: 'name_request',
  column: 'wanted_sealed',
  key: 'id',
  place: wantedPlace,
};
