import type { memberAdminRoutes } from '@yoimachi/contract/member';
import { OFFICE_PAGE_SIZE } from '@yoimachi/contract/common';
import type { QueryOf } from '@yoimachi/contract/route';
import { PENALTY_WINDOW_DAYS } from '@yoimachi/domain/booking';
import { ok } from '@yoimachi/domain/result';
import { foldForSearch } from '@yoimachi/domain/text';
import { addDays, addMinutes, DAY_MINUTES, instantAt } from '@yoimachi/domain/time';
import { firstIdSince } from '#platform/crypto';
import type { Db } from '#platform/database';
import { cutPage } from '#platform/http';
import { readIdCursor } from '#platform/page';
import type { ActContext } from '#platform/module';
import { pageOfMembers } from './list.store.ts';
import { presentMember } from './member.present.ts';
import { membersOf } from './member.store.ts';

type Tools = Pick<ActContext, 'db' | 'clock'>;
type Query = QueryOf<typeof memberAdminRoutes.listMembers>;
const MAX_WORDS = 5;

/** Members as a list shows them, the newest first. */
export async function presentMembers(db: Db, ids: readonly string[], now: Date) {
  const since = addMinutes(now, -PENALTY_WINDOW_DAYS * DAY_MINUTES);
  return (await membersOf(db, ids, since)).map(presentMember);
}

/** A page of members, the newest first. VALIDATION on a cursor that is not one of these. */
export async function listMembers({ db, clock }: Tools, { cursor, from, to, words, ...filter }: Query) {
  const after = readIdCursor(cursor);
  if (!after.ok) return after;
  const ids = await pageOfMembers(
    db,
    {
      ...filter,
      words: foldForSearch(words ?? '')
        .split(' ')
        .filter(Boolean)
        .slice(0, MAX_WORDS),
      fromId: from && firstIdSince(instantAt(from, 0)),
      beforeId: to && firstIdSince(instantAt(addDays(to, 1), 0)),
    },
    { after: after.value, limit: OFFICE_PAGE_SIZE + 1 },
  );
  const { items: shown, nextCursor } = cutPage(ids, OFFICE_PAGE_SIZE, (id) => id);
  return ok({ items: await presentMembers(db, shown, clock.now()), nextCursor });
}
