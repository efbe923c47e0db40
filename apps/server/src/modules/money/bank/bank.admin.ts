import type { bankAdminRoutes } from '@yoimachi/contract/bank-admin';
import { fail, ok } from '@yoimachi/domain/result';
import { readPrivately } from '#base/read-log';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { openAccountInfo, openBankAccount } from '#people/profile';
import { findPrivate } from './bank.store.ts';
import { listSharedAccounts } from './queries/shared-accounts.ts';

const LISTED = 200;

export const bankAdmin = (context: ActContext): OperatorHandlers<typeof bankAdminRoutes> => ({
  readSharedAccounts({ body: { reason }, operator }) {
    const read = { kind: 'BANK_ACCOUNT', operator, reason, subject: '' } as const;
    return readPrivately(context, read, async ({ db, crypto }) => {
      const items = await listSharedAccounts(db, crypto, LISTED);
      return ok({ accountId: null, rows: items.length, answer: { items } });
    });
  },
  readCastAccount({ params: { castId }, body: { reason }, operator }) {
    const read = { kind: 'BANK_ACCOUNT', operator, reason, subject: '' } as const;
    return readPrivately(context, read, async ({ db, crypto }) => {
      const row = await findPrivate(db, castId);
      const account = openBankAccount(crypto, castId, row?.bank_account ?? null);
      if (!row || !account) return fail('NOT_FOUND');
      const answer = {
        bankCode: account.bankCode,
        branchCode: account.branchCode,
        accountType: account.accountType,
        accountNumber: account.accountNumber,
        holder: account.accountHolder,
        holderKana: account.accountHolderKana,
        registeredKana: openAccountInfo(crypto, castId, row.account_info)?.nameKana ?? '',
        changedAt: row.bank_account_changed_at,
      };
      return ok({ accountId: castId, rows: 1, answer });
    });
  },
});
