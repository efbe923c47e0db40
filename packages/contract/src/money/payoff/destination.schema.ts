import * as z from 'zod/mini';
import { BankAccountType } from '@yoimachi/domain/account';
import { valueOf } from '@yoimachi/contract/common';

/** Where the money goes, as far as a page shows it. */
export const payoffDestination = z.object({
  bankName: z.string(),
  branchName: z.string(),
  accountType: valueOf(BankAccountType),
  /** `***4567` */
  maskedNumber: z.string(),
  /** Half-width kana, as banks write it. */
  holderKana: z.string(),
});
export type PayoffDestination = z.output<typeof payoffDestination>;
