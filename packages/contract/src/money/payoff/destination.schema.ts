import * as z from 'zod/mini';
import { points } from '@yoimachi/contract/common';
import { FEE_BEARERS, WITHHOLDING_MODES } from '@yoimachi/domain/payoff';

/** What holds for payoffs that are asked for now. */
export const payoffTerms = z.object({
  transferFeeYen: points(),
  feeBearer: z.literal([...FEE_BEARERS]),
  withholdingMode: z.literal([...WITHHOLDING_MODES]),
});

/** Where the money goes, as far as a page shows it. */
export const payoffDestination = z.object({
  bankName: z.string(),
  branchName: z.string(),
  accountType: z.literal(['ORDINARY', 'CURRENT', 'SAVINGS']),
  /** `***4567` */
  maskedNumber: z.string(),
  /** Half-width kana, as banks write it. */
  holderKana: z.string(),
});
export type PayoffDestination = z.output<typeof payoffDestination>;
