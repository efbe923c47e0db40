import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { receiptRoutes } from '@yoimachi/contract/receipt';
import type { AnswerInputOf, QueryOf } from '@yoimachi/contract/route';
import { periodDays } from '@yoimachi/domain/receipt';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Db } from '#platform/database';
import { cutPage } from '#platform/http';
import { neighboursOf } from '../correction.store.ts';
import { exportedOf } from '../file.store.ts';
import { linesOf, listReceipts, type ReceiptRow } from '../receipt.store.ts';
import { reversalsOf } from '../reversal.store.ts';

type Asked = QueryOf<typeof receiptRoutes.listReceipts>;
type Answer = AnswerInputOf<typeof receiptRoutes.listReceipts>;

/** The guest's receipts, newest first; the cursor is the last number seen. */
export async function receiptPage(
  db: Db,
  guestId: string,
  { period, cursor }: Asked,
): Promise<Result<Answer, 'VALIDATION'>> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) return fail('VALIDATION', 'cursor');
  const range = period === undefined ? { from: null, before: null } : periodDays(period);
  const before = cursor === undefined ? null : Number(cursor);
  const rows = await listReceipts(db, guestId, range, before, PAGE_SIZE + 1);
  const { items: shown, nextCursor } = cutPage(rows, PAGE_SIZE, (row) => String(row.number));
  return ok({ items: await withParts(db, shown), nextCursor });
}

/** Receipts with their lines and what was refunded. */
export async function withParts(db: Db, rows: readonly ReceiptRow[]): Promise<Answer['items']> {
  const ids = rows.map(({ receiptId }) => receiptId);
  const lines = Map.groupBy(await linesOf(db, ids), ({ receiptId }) => receiptId);
  const reversals = Map.groupBy(await reversalsOf(db, ids), ({ receiptId }) => receiptId);
  const exported = await exportedOf(db, ids);
  const numbers = await neighboursOf(db, ids);
  return rows.map(({ addressee, receiptId, ...row }) => {
    const neighbours = numbers(receiptId);
    return {
      ...row,
      ...neighbours,
      receiptId,
      name: addressee,
      lines: lines.get(receiptId) ?? [],
      reversals: reversals.get(receiptId) ?? [],
      isExported: exported.has(receiptId),
      state: neighbours.replacedBy === null ? 'IN_FORCE' : 'REPLACED',
    };
  });
}
