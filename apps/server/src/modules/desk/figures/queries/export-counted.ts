import {
  castClassNames,
  countedFileName,
  smsSubjectNames,
  smsTakenText,
} from '@yoimachi/contract/figure-labels';
import type { StreamAnswer } from '@yoimachi/contract/route';
import { UserType } from '@yoimachi/domain/account';
import type { CsvCell } from '@yoimachi/domain/csv';
import { figureDays, isPeopleFigure, type CountedFigure } from '@yoimachi/domain/figures';
import { memberNumber } from '@yoimachi/domain/member';
import { ok, type Result } from '@yoimachi/domain/result';
import { dayOf, formatDay, formatTime } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import type { ShareLine, Span } from '../asked.ts';
import { idsOfSteps, kindsCounted, stepLines, type StepLine } from '../booking-day.store.ts';
import { keysOfPeople, peopleLines, type PersonRow } from '../counted-people.store.ts';
import { countedHeader } from '../figures.ja.ts';
import { idsOfSettled, settledLines, type SettledLine } from '../settled.store.ts';
import { numberOf, smsOf } from './counted-people.ts';
import { piecesOf } from './pieces.ts';

interface Asked extends Span {
  readonly figure: CountedFigure;
}

/**
 * What a figure counts as a CSV file, the oldest first. Which rows those are is read at once, and never changes; what stands in them is read
 * in batches, and no transaction is held while somebody slow takes it. VALIDATION: the span ends before it begins, or is too long.
 */
export async function exportCounted(
  db: Db,
  { figure, ...span }: Asked,
): Promise<Result<StreamAnswer, 'VALIDATION'>> {
  const days = figureDays(span.from, span.to);
  if (!days.ok) return days;
  const fileName = countedFileName(figure, span);
  if (isPeopleFigure(figure)) {
    const keys = await keysOfPeople(db, figure, span);
    const lines = async (part: readonly string[]) => (await peopleLines(db, figure, part)).map(personCells);
    return ok({ fileName, rowCount: keys.length, pieces: piecesOf(countedHeader.people, keys, lines) });
  }
  if (figure === 'settled') {
    const ids = await idsOfSettled(db, span);
    const lines = async (part: readonly string[]) => (await settledLines(db, part)).map(settledCells);
    return ok({ fileName, rowCount: ids.length, pieces: piecesOf(countedHeader.settled, ids, lines) });
  }
  const ids = await idsOfSteps(db, span, await kindsCounted(db, span, figure));
  const lines = async (part: readonly number[]) => (await stepLines(db, part)).map(stepCells);
  return ok({ fileName, rowCount: ids.length, pieces: piecesOf(countedHeader.bookings, ids, lines) });
}

const timeText = (at: Date): string => `${formatDay(dayOf(at))} ${formatTime(at)}`;

/** Whose share of which booking, and when. */
const shareCells = (row: ShareLine): CsvCell[] => [
  timeText(row.at),
  row.number,
  memberNumber(UserType.GUEST, row.guestNumber),
  memberNumber(UserType.CAST, row.castNumber),
  row.district,
  row.castClass && castClassNames[row.castClass],
];
const stepCells = (row: StepLine): CsvCell[] => [...shareCells(row), row.waitedMinutes];
const settledCells = (row: SettledLine): CsvCell[] => [...shareCells(row), row.billedPoints, row.feePoints];

function personCells(row: PersonRow): CsvCell[] {
  const sms = smsOf(row);
  return [
    timeText(row.at),
    numberOf(row),
    row.waitedMinutes,
    sms && smsSubjectNames[sms.subject],
    sms && smsTakenText(sms.isTaken),
  ];
}
