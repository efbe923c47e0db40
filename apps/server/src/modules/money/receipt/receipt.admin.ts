import type { receiptAdminRoutes } from '@yoimachi/contract/receipt-admin';
import { ok } from '@yoimachi/domain/result';
import { readPrivately } from '#base/read-log';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { createPrinter } from '#platform/pdf';
import { correctReceipt } from './commands/correct-receipt.ts';
import { reprintReceipt } from './commands/reprint-receipt.ts';
import { correctionsOf, type CorrectionRow } from './correction.store.ts';
import { searchReceipts, type FoundReceipt } from './search.store.ts';

/** More than this must be requested in parts. */
const MOST = 100_000;

/** Its thread lives while somebody prints. */
const printer = createPrinter();

export const receiptAdmin = (context: ActContext): OperatorHandlers<typeof receiptAdminRoutes> => ({
  searchReceipts({ body: { reason, ...search }, operator }) {
    const subject = [search.from ?? '', search.to ?? ''].join(' ').trim();
    return readPrivately(context, { kind: 'RECEIPTS', operator, reason, subject }, async ({ db }) => {
      const found = await searchReceipts(db, search, MOST);
      const ids = found.map(({ id }) => id);
      const corrections = await correctionsOf(db, ids);
      const answer = {
        items: found.map((one) => present(one, corrections.get(one.id) ?? [])),
        isAll: found.length < MOST,
      };
      return ok({ accountId: null, rows: found.length, answer });
    });
  },
  reprintReceipt: ({ params, body, operator }) =>
    reprintReceipt({ ...context, printer }, { ...params, ...body, operator }),
  async correctReceipt({ params, body, operator }) {
    const corrected = await correctReceipt({ ...context, printer }, { ...params, ...body, operator });
    if (!corrected.ok) return corrected;
    const { receipt, correction } = corrected.value;
    return ok({
      receiptId: receipt.id,
      number: receipt.number,
      issuedAt: receipt.issued_at.toISOString(),
      addressee: receipt.addressee,
      honorific: receipt.honorific,
      totalYen: receipt.total_yen,
      taxYen: receipt.tax_yen,
      registrationNumber: receipt.registration_number,
      correction: presentCorrection(correction),
    });
  },
});

const presentCorrection = (row: CorrectionRow) => ({
  number: row.number,
  replacedBy: row.replaced_by,
  at: row.corrected_at.toISOString(),
  operatorName: row.operator_name,
  reason: row.reason,
});

const present = (found: FoundReceipt, corrections: readonly CorrectionRow[]) => ({
  receiptId: found.id,
  number: found.number,
  day: found.day,
  issuedAt: found.issued_at.toISOString(),
  addressee: found.addressee,
  honorific: found.honorific,
  totalYen: found.total_yen,
  taxYen: found.tax_yen,
  returnedYen: found.returned_yen,
  returnedTaxYen: found.returned_tax_yen,
  voidedYen: found.voided_yen,
  voidedTaxYen: found.voided_tax_yen,
  registrationNumber: found.registration_number,
  exports: found.exports,
  guestId: found.guest_id,
  replacedBy: corrections.find(({ receipt_id }) => receipt_id === found.id)?.replaced_by ?? null,
  replaces: corrections.find(({ replaced_by_id }) => replaced_by_id === found.id)?.number ?? null,
  corrections: corrections.map(presentCorrection),
});
