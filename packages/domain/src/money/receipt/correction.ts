import { fail, ok, type Result } from '@yoimachi/domain/result';
import { returnedTaxYen, type ReceiptPurchase } from './receipt.ts';
import type { Honorific } from './words.ja.ts';

type Part = Pick<ReceiptPurchase, 'purchaseId' | 'points' | 'amountYen'>;

/** A receipt as it stands when somebody asks for another name on it. */
export interface StandingReceipt {
  readonly name: string;
  readonly honorific: Honorific;
  readonly totalYen: number;
  /** Another one stands in its place. */
  readonly isReplaced: boolean;
  readonly lines: readonly Part[];
  /** What was given back of it (返還), by purchase. */
  readonly returned: readonly Part[];
}

export interface Correction {
  /** What is left of each line, with its tax: the receipt is reversed by it as a whole. */
  readonly reversals: readonly (Part & { readonly taxYen: number })[];
  /** What the receipt in its place is made out for. */
  readonly purchases: readonly Part[];
}

export type ReceiptCorrectionError = 'RECEIPT_NAME_UNCHANGED' | 'RECEIPT_REPLACED' | 'RECEIPT_RETURNED';

/**
 * A mistyped name is corrected by reversing the whole receipt and issuing another over what is left of it (rules.md 4); nothing of the
 * first one changes. Once per receipt, and only while something of it is left.
 */
export function correct(
  receipt: StandingReceipt,
  wanted: Pick<StandingReceipt, 'name' | 'honorific'>,
): Result<Correction, ReceiptCorrectionError> {
  if (receipt.isReplaced) return fail('RECEIPT_REPLACED');
  if (receipt.name === wanted.name && receipt.honorific === wanted.honorific)
    return fail('RECEIPT_NAME_UNCHANGED', 'name');
  const left = receipt.lines.map((line) => leftOf(line, receipt.returned));
  const purchases = left.filter(({ points, amountYen }) => points > 0 && amountYen > 0);
  if (purchases.length === 0) return fail('RECEIPT_RETURNED');
  let returnedYen = receipt.returned.reduce((sum, { amountYen }) => sum + amountYen, 0);
  const reversals = left
    .filter(({ amountYen }) => amountYen > 0)
    .map((part) => {
      const taxYen = returnedTaxYen(receipt.totalYen, returnedYen, part.amountYen);
      returnedYen += part.amountYen;
      return { ...part, taxYen };
    });
  return ok({ reversals, purchases });
}

function leftOf({ purchaseId, points, amountYen }: Part, returned: readonly Part[]): Part {
  const own = returned.filter((one) => one.purchaseId === purchaseId);
  return {
    purchaseId,
    points: points - own.reduce((sum, one) => sum + one.points, 0),
    amountYen: amountYen - own.reduce((sum, one) => sum + one.amountYen, 0),
  };
}
