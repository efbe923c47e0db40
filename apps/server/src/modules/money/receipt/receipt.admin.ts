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
      const ids = found.map(({ receiptId }) => receiptId);
      const corrections = await correctionsOf(db, ids);
      const answer = {
        items: found.map((one) => present(one, corrections.get(one.receiptId) ?? [])),
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
    return ok({ ...receipt, correction });
  },
});

const present = (found: FoundReceipt, corrections: CorrectionRow[]) => ({
  ...found,
  replacedBy: corrections.find(({ receiptId }) => receiptId === found.receiptId)?.replacedBy ?? null,
  replaces: corrections.find(({ replacedById }) => replacedById === found.receiptId)?.number ?? null,
  corrections,
});
