import { sql } from 'kysely';
import { firstRow, hasWritten, type Db, type RowOf } from '#platform/database';

/** The original handed out first, and the copy marked 再発行. */
export type Copy = 'ORIGINAL' | 'REISSUE';
/** What only operators hand out: printed again with the day, or marked as void. Drawn when asked for, and not stored. */
export type OfficeCopy = 'REPRINT' | 'VOID';

/** Stores the bytes of a copy unless it already has some: what was stored first stays. */
export async function storeFile(
  db: Db,
  file: { receiptId: string; copy: Copy; bytes: Uint8Array; at: Date },
): Promise<void> {
  const bytes = Buffer.from(file.bytes);
  await sql`
    insert into receipt_file (receipt_id, copy, bytes, sha256, stored_at)
    values (${file.receiptId}, ${file.copy}, ${bytes}, sha256(${bytes}), ${file.at})
    on conflict do nothing`.execute(db);
}

export async function readFile(db: Db, receiptId: string, copy: Copy): Promise<Buffer | undefined> {
  const row = await firstRow<RowOf<'receipt_file', 'bytes'>>(db)`
    select bytes from receipt_file where receipt_id = ${receiptId} and copy = ${copy}`;
  return row?.bytes;
}

/** Which of these receipts were handed out. */
export async function exportedOf(db: Db, receiptIds: readonly string[]): Promise<Set<string>> {
  if (receiptIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('receipt_export')
    .select('receipt_id')
    .where('receipt_id', 'in', receiptIds)
    .where('copy', '=', 'ORIGINAL')
    .execute();
  return new Set(rows.map((row) => row.receipt_id));
}

/** Records that a copy is handed out; false when the original already was. */
export const insertExport = (db: Db, receiptId: string, copy: Copy | OfficeCopy, at: Date) =>
  hasWritten(db)`
    insert into receipt_export (receipt_id, copy, exported_at) values (${receiptId}, ${copy}, ${at})
    on conflict do nothing`;
