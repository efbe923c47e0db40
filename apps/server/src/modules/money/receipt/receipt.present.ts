import type { OpenDay, Receipt, ReceiptLine } from '@yoimachi/contract/receipt';
import type { Day } from '@yoimachi/domain/time';
import type { Neighbours } from './correction.store.ts';
import type { LineRow, ReceiptRow } from './receipt.store.ts';
import type { PaidPurchase } from './receipt.values.ts';
import type { ReversalRow } from './reversal.store.ts';

export function presentOpenDay(day: Day, purchases: readonly PaidPurchase[]): OpenDay {
  return {
    day,
    purchases: purchases.map((purchase) => ({
      ...lineOf({ ...purchase, purchase_id: purchase.id }),
      paidAt: purchase.completed_at.toISOString(),
    })),
  };
}

export function presentReceipt(
  row: ReceiptRow,
  lines: readonly LineRow[],
  reversals: readonly ReversalRow[],
  { isExported, ...numbers }: Neighbours & { readonly isExported: boolean },
): Receipt {
  return {
    receiptId: row.id,
    number: row.number,
    issuedAt: row.issued_at.toISOString(),
    day: row.day,
    name: row.addressee,
    honorific: row.honorific,
    totalYen: row.total_yen,
    taxYen: row.tax_yen,
    lines: lines.map(lineOf),
    reversals: reversals.map((reversal) => ({
      purchaseId: reversal.purchase_id,
      returnedAt: reversal.returned_at.toISOString(),
      points: reversal.points,
      amountYen: reversal.amount_yen,
      taxYen: reversal.tax_yen,
    })),
    isExported,
    state: numbers.replacedBy === null ? 'IN_FORCE' : 'REPLACED',
    replacedBy: numbers.replacedBy,
    replaces: numbers.replaces,
  };
}

const lineOf = (row: Omit<LineRow, 'receipt_id'>): ReceiptLine => ({
  purchaseId: row.purchase_id,
  kind: row.kind,
  points: row.points,
  amountYen: row.amount_yen,
});
