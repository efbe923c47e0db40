import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import { figureDays } from '@yoimachi/domain/figures';
import { ok } from '@yoimachi/domain/result';
import { readCursor, writeCursor } from '#base/queue';
import { isUuid } from '#platform/crypto';
import type { Db } from '#platform/database';
import { pageOf } from '#platform/http';
import type { Span } from '../asked.ts';
import { pageOfSettled, type SettledRow } from '../settled.store.ts';
import { presentShare } from './share.ts';

interface Asked extends Span {
  readonly cursor?: string | undefined;
}

/** What was settled in a span, a page of it. VALIDATION: the cursor is none, or the span ends before it begins or is too long. */
export async function listSettled(db: Db, { cursor, ...span }: Asked) {
  const days = figureDays(span.from, span.to);
  const after = readCursor(cursor, isUuid);
  if (!days.ok) return days;
  if (!after.ok) return after;
  const rows = await pageOfSettled(db, span, { after: after.value, limit: OFFICE_PAGE_SIZE + 1 });
  return ok(pageOf(rows, OFFICE_PAGE_SIZE, present, writeCursor));
}

export const feePointsOf = ({ billed_points: billed, reward_points: reward }: SettledRow): number =>
  billed - reward;

const present = (row: SettledRow) => ({
  ...presentShare(row),
  billedPoints: row.billed_points,
  feePoints: feePointsOf(row),
});
