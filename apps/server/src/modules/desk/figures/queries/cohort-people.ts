import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import { memberNumber } from '@yoimachi/domain/member';
import { fail, ok } from '@yoimachi/domain/result';
import { isUuid } from '#platform/crypto';
import type { Db } from '#platform/database';
import { peopleOfCohort, type CohortCell } from '../cohort.store.ts';

interface Asked extends CohortCell {
  readonly cursor?: string | undefined;
}

/** Those of a cohort who met somebody in a month, a page of them. VALIDATION: the cursor is none. */
export async function listCohortPeople(db: Db, { cursor, ...cell }: Asked) {
  if (cursor !== undefined && !isUuid(cursor)) return fail('VALIDATION', 'cursor');
  const rows = await peopleOfCohort(db, cell, { after: cursor ?? null, limit: OFFICE_PAGE_SIZE + 1 });
  const shown = rows.slice(0, OFFICE_PAGE_SIZE);
  return ok({
    items: shown.map(({ id, user_type: userType, number, nickname }) => ({
      id,
      number: memberNumber(userType, number),
      nickname,
    })),
    nextCursor: rows.length > OFFICE_PAGE_SIZE ? shown.at(-1)!.id : null,
  });
}
