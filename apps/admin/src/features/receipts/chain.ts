import type { receiptAdminRoutes } from '@yoimachi/contract/receipt-admin';
import type { CallAnswer } from '#ui/lib/request.ts';

export type FoundReceipts = CallAnswer<typeof receiptAdminRoutes.searchReceipts>;
export type Receipt = FoundReceipts['items'][number];
export type Corrected = CallAnswer<typeof receiptAdminRoutes.correctReceipt>;

/** Something of it is left that another receipt could say, and none says it yet. */
export const isCorrectable = ({ replacedBy, returnedYen, totalYen }: Receipt): boolean =>
  replacedBy === null && returnedYen < totalYen;

/** What was found, after one of it was corrected: what a new search would show, without another read; the new one beside the old one. */
export function withCorrected(
  items: readonly Receipt[],
  { receiptId: oldId }: Receipt,
  { correction, ...fresh }: Corrected,
): readonly Receipt[] {
  const old = items.find(({ receiptId }) => receiptId === oldId);
  if (!old || items.some(({ receiptId }) => receiptId === fresh.receiptId)) return items;
  const corrections = [...old.corrections, correction];
  const numbers = new Set(corrections.map(({ number }) => number));
  const nothing = { returnedYen: 0, returnedTaxYen: 0, voidedYen: 0, voidedTaxYen: 0, exports: 0 };
  const next = { ...old, ...fresh, ...nothing, replaces: old.number, replacedBy: null, corrections };
  return items.flatMap((one) => {
    if (one.receiptId !== oldId) return numbers.has(one.number) ? { ...one, corrections } : one;
    const voided = {
      voidedYen: one.totalYen - one.returnedYen,
      voidedTaxYen: one.taxYen - one.returnedTaxYen,
    };
    return [{ ...one, ...voided, replacedBy: fresh.number, corrections }, next];
  });
}
