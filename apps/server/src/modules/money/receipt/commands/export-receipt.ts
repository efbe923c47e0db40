import { receiptFileName } from '@yoimachi/domain/receipt';
import { fail, ok } from '@yoimachi/domain/result';
import type { Db } from '#platform/database';
import { neighboursOf } from '../correction.store.ts';
import { exportedOf, insertExport, readFile, storeFile, type Copy } from '../file.store.ts';
import { layOut } from '../paper/layout.ts';
import type { ReceiptContext } from '../receipt.context.ts';
import { findOwnReceipt, linesOf, type ReceiptRow } from '../receipt.store.ts';

type Printing = Pick<ReceiptContext, 'db' | 'clock' | 'printer'>;

/**
 * Hands out the original once, from then on the copy marked 再発行. Both are stored, and their bytes never change. One with another in its
 * place is handed out no more.
 */
export async function exportReceipt(context: Printing, guestId: string, receiptId: string) {
  const { db, clock } = context;
  const receipt = await findOwnReceipt(db, guestId, receiptId);
  if (!receipt) return fail('NOT_FOUND');
  if ((await neighboursOf(db, [receiptId]))(receiptId).replacedBy !== null) return fail('RECEIPT_REPLACED');
  const copy: Copy = (await exportedOf(db, [receiptId])).has(receiptId) ? 'REISSUE' : 'ORIGINAL';
  // Rendered before it is recorded: an original that could not be rendered was not handed out.
  const bytes = await printedFile(context, receipt, copy);
  if (await insertExport(db, receiptId, copy, clock.now())) return fileOf(receipt, bytes);
  // Somebody else got the original at the same moment.
  const reissued = await printedFile(context, receipt, 'REISSUE');
  await insertExport(db, receiptId, 'REISSUE', clock.now());
  return fileOf(receipt, reissued);
}

const fileOf = (receipt: ReceiptRow, bytes: Uint8Array) =>
  ok({ bytes, fileName: receiptFileName(receipt.number) });

/** The stored file of a copy; rendered and stored if there is none. The one stored first counts. */
export async function printedFile(
  { db, clock, printer }: Printing & { readonly db: Db },
  receipt: ReceiptRow,
  copy: Copy,
): Promise<Uint8Array> {
  const known = await readFile(db, receipt.receiptId, copy);
  if (known) return known;
  const { replaces } = (await neighboursOf(db, [receipt.receiptId]))(receipt.receiptId);
  const lines = await linesOf(db, [receipt.receiptId]);
  const bytes = await printer.draw(layOut(receipt, lines, { copy, replaces }));
  await storeFile(db, { receiptId: receipt.receiptId, copy, bytes, at: clock.now() });
  return (await readFile(db, receipt.receiptId, copy))!;
}
