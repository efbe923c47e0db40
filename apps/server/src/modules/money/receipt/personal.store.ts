import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is exported of receipts. */
export const receiptPersonal: PersonalTables = {
  receipt: {
    exported: (_, { accountId }) =>
      sql`select number, day, addressee, honorific, proviso, points, total_yen as "totalYen", tax_yen as "taxYen"
        from receipt where guest_id = ${accountId} order by number`,
  },
  receipt_file: {
    async exported(db, { accountId }) {
      const rows = await db
        .selectFrom('receipt_file')
        .innerJoin('receipt', 'receipt.id', 'receipt_file.receipt_id')
        .select(['receipt.number', 'receipt_file.copy', 'receipt_file.bytes', 'receipt_file.stored_at as at'])
        .where('receipt.guest_id', '=', accountId)
        .orderBy('receipt.number')
        .orderBy('receipt_file.copy')
        .execute();
      return rows.map(({ bytes, ...row }) => ({
        ...row,
        pdfBase64: bytes && Buffer.from(bytes).toString('base64'),
      }));
    },
  },
  receipt_export: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('receipt_export')
        .innerJoin('receipt', 'receipt.id', 'receipt_export.receipt_id')
        .select(['receipt.number', 'receipt_export.copy', 'receipt_export.exported_at as at'])
        .where('receipt.guest_id', '=', accountId)
        // What operators printed again he did not fetch.
        .where('receipt_export.copy', 'in', ['ORIGINAL', 'REISSUE'])
        .orderBy('receipt_export.exported_at')
        .execute(),
  },
};
