import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import { cohortFileName } from '@yoimachi/contract/figure-labels';
import type { StreamAnswer } from '@yoimachi/contract/route';
import { memberNumber } from '@yoimachi/domain/member';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { isUuid } from '#platform/crypto';
import type { Db } from '#platform/database';
import { pageOf } from '#platform/http';
import {
  idsOfCohort,
  numbersOf,
  peopleOfCohort,
  type CohortCell,
  type CohortPersonRow,
} from '../cohort.store.ts';
import { cohortHeader } from '../figures.ja.ts';
import { piecesOf } from './pieces.ts';

interface Asked extends CohortCell {
  readonly cursor?: string | undefined;
}

/** Those of a cohort who met somebody in a month, a page of them. VALIDATION: the cursor is none. */
export async function listCohortPeople(db: Db, { cursor, ...cell }: Asked) {
  if (cursor !== undefined && !isUuid(cursor)) return fail('VALIDATION', 'cursor');
  const rows = await peopleOfCohort(db, cell, { after: cursor ?? null, limit: OFFICE_PAGE_SIZE + 1 });
  return ok(pageOf(rows, OFFICE_PAGE_SIZE, present, ({ id }) => id));
}

/** The same people as a CSV file, as they stood when it was asked for. */
export async function exportCohortPeople(db: Db, cell: CohortCell): Promise<Result<StreamAnswer>> {
  const ids = await idsOfCohort(db, cell);
  const lines = async (part: readonly string[]) =>
    (await numbersOf(db, part)).map(({ userType, number }) => [
      memberNumber(userType, number),
      cell.firstMonth,
      cell.month,
    ]);
  return ok({
    fileName: cohortFileName(cell.side, cell.firstMonth, cell.month),
    rowCount: ids.length,
    pieces: piecesOf(cohortHeader, ids, lines),
  });
}

const present = ({ id, userType, number, nickname }: CohortPersonRow) => ({
  id,
  number: memberNumber(userType, number),
  nickname,
});
