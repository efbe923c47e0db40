import { setTimeout as sleep } from 'node:timers/promises';
import {
  accountNames,
  figureNames,
  journalFileName,
  lotKindNames,
  transferNames,
} from '@yoimachi/contract/ledger-labels';
import type { ledgerAdminRoutes } from '@yoimachi/contract/ledger-admin';
import type { QueryOf, StreamAnswer } from '@yoimachi/contract/route';
import { csvHead, csvRows, type CsvCell } from '@yoimachi/domain/csv';
import { journalSpan, type PointFigure } from '@yoimachi/domain/points';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf, formatDay, formatTime } from '@yoimachi/domain/time';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';
import { lastTransferId } from '../check.store.ts';
import {
  countJournal,
  readJournal,
  writersOfJournal,
  type JournalRow,
  type WantedOfJournal,
} from '../journal.store.ts';
import { figureHeader, journalHeader } from '../points.ja.ts';
import { concerned, figurePoints, narrowedBy, present } from './journal.ts';

type Asked = QueryOf<typeof ledgerAdminRoutes.exportTransfers>;

/** Rows read at once: as many as are in memory of one file. */
const BATCH = 1_000;
/** Who moves points has done so within milliseconds. */
const LOOK_AGAIN_MS = 20;
const MOST_LOOKS = 500;
const TRY_AGAIN_SECONDS = 10;

/**
 * The journal as a CSV file, the oldest first, as it stood when it was asked for. No row of it ever changes, so that it is read in batches
 * below the newest id of then, and no transaction is held while somebody slow takes it. VALIDATION: neither a number of something nor a span
 * of days; NOT_FOUND: nothing has that number; UNAVAILABLE: somebody has been writing for too long.
 */
export async function exportTransfers(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { group, figure, of, ...asked }: Asked,
): Promise<Result<StreamAnswer, 'NOT_FOUND' | 'UNAVAILABLE' | 'VALIDATION'>> {
  const days = journalSpan(asked);
  if (!days.ok) return days;
  const concerning = await concerned(db, of);
  if (!concerning.ok) return concerning;
  const newest = await newestBelowWhichNoneIsMissing(db);
  if (newest === null) return fail('UNAVAILABLE', undefined, { retryAfterSeconds: TRY_AGAIN_SECONDS });
  const span = { days: days.value, before: newest + 1 };
  const wanted = { concerning: concerning.value, ...span, ...narrowedBy({ group, figure }) };
  const rowCount = await countJournal(db, wanted);
  return ok({
    fileName: journalFileName(days.value, dayOf(clock.now())),
    rowCount,
    pieces: piecesOf(db, { ...wanted, figure }, rowCount),
  });
}

/**
 * Ids are given before their transactions end: one that is lower than the newest may come to light later. Whoever has been given one holds
 * the journal's lock for writers until it has ended. Null: one does not end.
 */
async function newestBelowWhichNoneIsMissing(db: Db): Promise<number | null> {
  const newest = await lastTransferId(db);
  let waitedFor = await writersOfJournal(db);
  for (let looks = 0; waitedFor.length > 0; looks++) {
    if (looks === MOST_LOOKS) return null;
    await sleep(LOOK_AGAIN_MS);
    const still = await writersOfJournal(db);
    waitedFor = waitedFor.filter((writer) => still.includes(writer));
  }
  return newest;
}

/** @throws when the journal holds another number of rows than was said: whoever takes the file is not told that it is whole. */
async function* piecesOf(
  db: Db,
  { figure, ...wanted }: WantedOfJournal & Pick<Asked, 'figure'>,
  rowCount: number,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvHead(figure ? [...journalHeader, figureHeader(figureNames[figure])] : journalHeader));
  let sent = 0;
  for await (const rows of batchesOf(db, wanted)) {
    sent += rows.length;
    yield Buffer.from(csvRows(rows.map((row) => cells(row, figure))));
  }
  if (sent !== rowCount) throw new Error(`The journal has ${sent} rows where its days have ${rowCount}`);
}

async function* batchesOf(db: Db, wanted: WantedOfJournal): AsyncGenerator<readonly JournalRow[]> {
  for (let after = 0; ;) {
    const rows = await readJournal(db, { ...wanted, after, limit: BATCH });
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

function cells(row: JournalRow, figure: PointFigure | undefined): CsvCell[] {
  const { number, kind, from, to, points, lot, booking } = present(row);
  return [
    number,
    `${formatDay(dayOf(row.created_at))} ${formatTime(row.created_at)}`,
    transferNames[kind],
    accountNames[from.account],
    from.owner?.number ?? null,
    accountNames[to.account],
    to.owner?.number ?? null,
    points,
    lot?.number ?? null,
    lot && lotKindNames[lot.kind],
    booking?.number ?? null,
    ...(figure ? [figurePoints(row, figure)] : []),
  ];
}
