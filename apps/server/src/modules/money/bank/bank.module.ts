import type { bankRoutes } from '@yoimachi/contract/bank';
import { maskAccountNumber } from '@yoimachi/domain/bank';
import { fail, ok } from '@yoimachi/domain/result';
import type { BankDirectory } from '#gateways/bank-directory/port.ts';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { saveBankAccount } from './commands/save-bank-account.ts';
import { readForCast, type StoredBankAccount } from './queries/read-bank-account.ts';

const FOUND = 20;

/** Her own account, its number masked. */
const shown = ({ account: { accountNumber, ...account }, ...stored }: StoredBankAccount) => ({
  ...account,
  ...stored,
  maskedNumber: maskAccountNumber(accountNumber),
});

/** The accounts that payoffs go to, and the directory of banks to choose them from. */
export function bankModule(app: AppContext, directory: BankDirectory): Module {
  const { db, crypto } = app;
  const context = { ...app, directory };
  const handlers: Handlers<typeof bankRoutes> = {
    searchBanks: async ({ query }) => ok({ items: await directory.searchBanks(query.text ?? '', FOUND) }),
    async searchBranches({ query }) {
      const items = await directory.searchBranches(query.bankCode, query.text ?? '', FOUND);
      return items ? ok({ items }) : fail('BANK_UNKNOWN', 'bankCode');
    },
    async getBankAccount({ principal }) {
      const { stored, registeredNameKana } = await readForCast(db, crypto, principal.accountId);
      return ok({ account: stored && shown(stored), registeredNameKana });
    },
    async putBankAccount({ principal, body }) {
      const saved = await saveBankAccount(context, principal.accountId, body);
      if (!saved.ok) return saved;
      const { stored } = await readForCast(db, crypto, principal.accountId);
      return ok(shown(stored!));
    },
  };
  return { handlers };
}
