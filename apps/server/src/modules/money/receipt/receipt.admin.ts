import type { receiptAdminRoutes } from '@yoimachi/contract/receipt-admin';
import { ok } from '@yoimachi/domain/result';
import { readPrivately } from '#desk/read-log';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { searchReceipts, type FoundReceipt } from './search.store.ts';

/** More than this must be requested in parts. */
const MOST = 100_000;

export const receiptAdmin = (context: ActContext): OperatorHandlers<typeof receiptAdminRoutes> => ({
  searchReceipts({ body: { reason, ...search }, operator }) {
    const subject = [search.from ?? '', search.to ?? ''].join(' ').trim();
    return readPrivately(context, { kind: 'RECEIPTS', operator, reason, subject }, async ({ db }) => {
      const found = await searchReceipts(db, search, MOST);
      const answer = { items: found.map(present), isAll: found.length < MOST };
      return ok({ accountId: null, rows: found.length, answer });
    });
  },
});

const present = (found: FoundReceipt) => ({
  number: found.number,
  day: found.day,
  issuedAt: found.issued_at.toISOString(),
  addressee: found.addressee,
  honorific: found.honorific,
  totalYen: found.total_yen,
  taxYen: found.tax_yen,
  returnedYen: found.returned_yen,
  returnedTaxYen: found.returned_tax_yen,
  registrationNumber: found.registration_number,
  exports: found.exports,
  guestId: found.guest_id,
});
