import { historyLabels } from '@yoimachi/contract/points';
import type { FileAnswer } from '@yoimachi/contract/route';
import { toCsv, type CsvCell } from '@yoimachi/domain/csv';
import { dayOf, formatDay, formatTime } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { historyFile } from '../points.ja.ts';
import { historyPage, presentHistoryLine, type HistorySide, type Line } from './history.ts';

/** Lines read at once, and in total: more than anyone's whole use of the product produces. */
const CHUNK = 300;
const MOST_LINES = 100_000;

/** The whole history of a person as a CSV file, oldest first. */
export async function exportHistory(
  db: Db,
  side: HistorySide,
  ownerId: string,
  at: Date,
): Promise<FileAnswer> {
  const rows: CsvCell[][] = [];
  let cursor: string | undefined;
  do {
    const page = await historyPage(db, { side, ownerId, cursor, limit: CHUNK });
    if (!page.ok) throw new Error(`The history ended at ${cursor}`);
    rows.push(...page.value.lines.map((line) => cells(line, side)));
    cursor = page.value.nextCursor ?? undefined;
  } while (cursor !== undefined && rows.length < MOST_LINES);
  const { header, name } = historyFile[side];
  return { fileName: name(dayOf(at)), bytes: Buffer.from(toCsv(header, rows.reverse())) };
}

function cells(line: Line, side: HistorySide): CsvCell[] {
  const { at, kind, points, feePoints, usedPoints, debtPoints, balancePoints, counterpart, ...ids } =
    presentHistoryLine(line);
  const amounts =
    side === 'guest'
      ? [points, usedPoints, debtPoints, balancePoints]
      : [points, points + feePoints, feePoints, balancePoints];
  return [
    `${formatDay(dayOf(at))} ${formatTime(at)}`,
    historyLabels[kind],
    ...amounts,
    counterpart,
    ids.bookingId ?? ids.purchaseId ?? ids.causeId,
  ];
}
