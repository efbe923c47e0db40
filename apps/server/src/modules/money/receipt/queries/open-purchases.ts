import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { receiptRoutes } from '@yoimachi/contract/receipt';
import type { AnswerInputOf, QueryOf } from '@yoimachi/contract/route';
import { periodDays } from '@yoimachi/domain/receipt';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf, isDay } from '@yoimachi/domain/time';
import { pageOf } from '#platform/http';
import { openPurchases } from '../purchase.store.ts';
import type { ReceiptContext } from '../receipt.context.ts';
import { lastAddressee } from '../receipt.store.ts';

type Asked = QueryOf<typeof receiptRoutes.openPurchases>;
type Answer = AnswerInputOf<typeof receiptRoutes.openPurchases>;

/** A page holds whole days: the purchases of one day are never split. Its cursor is the last day seen. */
export async function listOpenPurchases(
  { db, config }: Pick<ReceiptContext, 'db' | 'config'>,
  guestId: string,
  { period, cursor }: Asked,
): Promise<Result<Answer, 'VALIDATION'>> {
  if (cursor !== undefined && !isDay(cursor)) return fail('VALIDATION', 'cursor');
  const days = period === undefined ? null : periodDays(period);
  const ends = [days?.before, cursor].filter((day) => day !== undefined).sort();
  const range = { from: days?.from ?? null, before: ends[0] ?? null };
  const rows = await openPurchases(db, guestId, range, PAGE_SIZE + 1);
  const all = [...Map.groupBy(rows, (row) => dayOf(row.paidAt))];
  const last = await lastAddressee(db, guestId);
  return ok({
    ...pageOf(
      all,
      PAGE_SIZE,
      ([day, purchases]) => ({ day, purchases }),
      ([day]) => day,
    ),
    addressee: last ? { name: last.addressee, honorific: last.honorific } : null,
    issuer: config.issuer,
  });
}
