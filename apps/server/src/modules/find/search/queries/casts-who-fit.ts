import type { FilterCode, FilterWords } from '@yoimachi/domain/search';
import { ok, type Result } from '@yoimachi/domain/result';
import type { Db } from '#platform/database';
import { filterOf } from '../filter.ts';
import { idsSeen } from '../search.store.ts';

/** At most `most` of the casts that this search would show this guest now, by id. */
export async function castsWhoFit(
  db: Db,
  guestId: string,
  asked: FilterWords,
  now: Date,
  most: number,
): Promise<Result<string[], FilterCode>> {
  const filter = await filterOf(db, guestId, asked, now);
  return filter.ok ? ok(await idsSeen(db, filter.value, most)) : filter;
}
