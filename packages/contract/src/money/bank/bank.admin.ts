import * as z from 'zod/mini';
import { id, instant, listOf } from '@yoimachi/contract/common';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { route } from '@yoimachi/contract/route';

/** What operators see of casts' bank accounts. */
export const bankAdminRoutes = {
  readSharedAccounts: route('POST', '/shared-bank-accounts', 'operator', {
    summary: 'Casts who have a bank account in common, by account; private, so it needs a reason.',
    body: z.object(readReason),
    answer: z.object({
      items: listOf({
        castId: id(),
        nickname: z.string(),
        /** Bank, branch and the last digits. */
        account: z.string(),
        holderKana: z.string(),
        changedAt: z.nullable(instant()),
      }),
    }),
    errors: READ_ERRORS,
  }),
  readCastAccount: route('POST', '/casts/:castId/bank-account', 'operator', {
    summary: 'Where the rewards of a cast go, beside her registered name; private, so it needs a reason.',
    params: z.object({ castId: id() }),
    body: z.object(readReason),
    answer: z.object({
      bankCode: z.string(),
      branchCode: z.string(),
      accountType: z.string(),
      accountNumber: z.string(),
      holder: z.string(),
      holderKana: z.string(),
      registeredKana: z.string(),
      changedAt: z.nullable(instant()),
    }),
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
} as const;
