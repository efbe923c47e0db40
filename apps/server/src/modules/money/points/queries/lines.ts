import { ok } from '@yoimachi/domain/result';
import type { Db } from '#platform/database';
import { presentHistoryLine } from '../points.present.ts';
import { historyPage, type HistorySide } from './history.ts';

interface Wanted {
  readonly side: HistorySide;
  readonly ownerId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of somebody's history, as the person sees it. VALIDATION on a cursor that is not one of these. */
export async function historyLines(db: Db, wanted: Wanted) {
  const page = await historyPage(db, wanted);
  if (!page.ok) return page;
  const { lines, nextCursor } = page.value;
  return ok({ items: lines.map(presentHistoryLine), nextCursor });
}
