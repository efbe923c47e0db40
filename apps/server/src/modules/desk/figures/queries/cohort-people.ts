import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import { memberNumber } from '@yoimachi/domain/member';
import { fail, ok } from '@yoimachi/domain/result';
import { isUuid } from '#platform/crypto';
import type { Db } from '#platform/database';
import { pageOf } from '#platform/http';
import { peopleOfCohort, type CohortCell, type CohortPersonRow } from '../cohort.store.ts';

interface Asked extends CohortCell {
  readonly cursor?: string | undefined;
}

/** Those of a cohort who met somebody in a month, a page of them. VALIDATION: the cursor is none. */
export async function listCohortPeople(db: Db, { cursor, ...cell }: Asked) {
  if (cursor !== undefined && !isUuid(cursor)) return fail('VALIDATION', 'cursor');
  const rows = await peopleOfCohort(db, cell, { after: cursor ?? null, limit: OFFICE_PAGE_SIZE + 1 });
  return ok(pageOf(rows, OFFICE_PAGE_SIZE, present, ({ id }) => id));
}

const present = ({ id, user_type: userType, number, nickname }: CohortPersonRow) => ({
  id,
  number: memberNumber(userType, number),
  nickname,
});
