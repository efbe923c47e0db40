import { bankRoutes } from '@yoimachi/contract/bank';
import type { AnswerOf, BodyInputOf } from '@yoimachi/contract/route';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query } from '#lib/queries.ts';

export type BankAnswer = AnswerOf<typeof bankRoutes.getBankAccount>;
export type StoredAccount = NonNullable<BankAnswer['account']>;
export type BankBody = BodyInputOf<typeof bankRoutes.putBankAccount>;

/** Her account, its number masked, and her registered name in kana. */
export const bankAccountQuery = () => query(bankRoutes.getBankAccount);

const directory = { staleTime: 60 * 60_000, placeholderData: keepPreviousData };

/** Banks that fit a text. */
export const banksQuery = (text: string) =>
  query(bankRoutes.searchBanks, { query: { text } }, { ...directory, select: ({ items }) => items });

/** Branches of a bank that match a text. */
export const branchesQuery = (bankCode: string, text: string) =>
  query(
    bankRoutes.searchBranches,
    { query: { bankCode, text } },
    { ...directory, select: ({ items }) => items },
  );

/** Saves the account and caches it. */
export function useSaveBankAccount() {
  const client = useQueryClient();
  return async (body: BankBody): Promise<void> => {
    const account = await call(bankRoutes.putBankAccount, { body });
    client.setQueryData(bankAccountQuery().queryKey, (present) => ({
      registeredNameKana: present?.registeredNameKana ?? null,
      account,
    }));
  };
}
