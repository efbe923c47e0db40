import { bankRoutes } from '@yoimachi/contract/bank';
import type { AnswerOf, BodyInputOf } from '@yoimachi/contract/route';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

export type BankAnswer = AnswerOf<typeof bankRoutes.getBankAccount>;
export type StoredAccount = NonNullable<BankAnswer['account']>;
export type BankBody = BodyInputOf<typeof bankRoutes.putBankAccount>;

const DIRECTORY_MS = 60 * 60_000;

/** Her account, its number masked, and her registered name in kana. */
export function bankAccountQuery() {
  return queryOptions({ queryKey: ['bank-account'], queryFn: () => call(bankRoutes.getBankAccount) });
}

/** Banks that fit a text. */
export function banksQuery(text: string) {
  return queryOptions({
    queryKey: ['banks', text],
    queryFn: async () => (await call(bankRoutes.searchBanks, { query: { text } })).items,
    staleTime: DIRECTORY_MS,
    placeholderData: keepPreviousData,
  });
}

/** Branches of a bank that match a text. */
export function branchesQuery(bankCode: string, text: string) {
  return queryOptions({
    queryKey: ['branches', bankCode, text],
    queryFn: async () => (await call(bankRoutes.searchBranches, { query: { bankCode, text } })).items,
    staleTime: DIRECTORY_MS,
    placeholderData: keepPreviousData,
  });
}

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
