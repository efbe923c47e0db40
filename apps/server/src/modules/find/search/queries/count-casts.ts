import { COUNT_MAX, type SearchCount } from '@yoimachi/contract/search';
import {
  conditionsOf,
  withoutCondition,
  type Condition,
  type FilterCode,
  type FilterWords,
} from '@yoimachi/domain/search';
import { ok, type Result } from '@yoimachi/domain/result';
import type { Db } from '#platform/database';
import { meantBy } from '../alike.ts';
import { filterOf } from '../filter.ts';
import { countSeen } from '../search.store.ts';

/** How many a search shows, and when it shows nobody, which of its conditions is in the way most. */
export async function countCasts(
  db: Db,
  guestId: string,
  asked: FilterWords,
  now: Date,
): Promise<Result<SearchCount, FilterCode>> {
  const found = await counted(db, guestId, asked, now);
  if (!found.ok) return found;
  return ok({
    ...shown(found.value),
    helps: found.value > 0 ? null : await bestRemoval(db, guestId, asked, now),
  });
}

async function counted(
  db: Db,
  guestId: string,
  asked: FilterWords,
  now: Date,
): Promise<Result<number, FilterCode>> {
  const read = await filterOf(db, guestId, asked, now);
  if (!read.ok) return read;
  const filter = read.value;
  const count = await countSeen(db, filter, COUNT_MAX + 1);
  if (count > 0 || filter.words.length === 0) return ok(count);
  const meant = await meantBy(db, filter);
  return ok(await countSeen(db, meant.filter, COUNT_MAX + 1, meant.alike));
}

const shown = (count: number) => ({ count: Math.min(count, COUNT_MAX), isMore: count > COUNT_MAX });

async function bestRemoval(
  db: Db,
  guestId: string,
  asked: FilterWords,
  now: Date,
): Promise<SearchCount['helps']> {
  let best: { condition: Condition; count: number } | null = null;
  // One after the other: this is rare, and must not take the connections of others.
  for (const condition of conditionsOf(asked)) {
    const found = await counted(db, guestId, withoutCondition(asked, condition), now);
    if (found.ok && found.value > (best?.count ?? 0)) best = { condition, count: found.value };
  }
  return best && { condition: best.condition, ...shown(best.count) };
}
