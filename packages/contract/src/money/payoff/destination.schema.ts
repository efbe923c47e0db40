import * as z from 'zod/mini';

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
