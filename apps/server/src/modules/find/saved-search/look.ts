import { noticeOf } from '@yoimachi/domain/notice-wording';
import { nextLook, TOLD_CASTS_MAX, wordsOn, type SavedFilter } from '@yoimachi/domain/saved-search';
import type { FilterCode } from '@yoimachi/domain/search';
import { fail, type Result } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { notify } from '#events/catalogue.ts';
import { castsWhoFit } from '#find/search';
import { withTransaction, type Db, type Trx } from '#platform/database';
import type { DueRow } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import { namesText } from './saved-search.ja.ts';
import * as store from './saved-search.store.ts';

/** Why a search does not tell. */
export type FitCode = FilterCode | 'SEARCH_DAY_OVER' | 'SEARCH_TOO_WIDE';

/** Who fits now; a search whose day is over, or that finds too many to tell of single ones, does not tell. */
export async function fitting(
  db: Db,
  guestId: string,
  filter: SavedFilter,
  now: Date,
): Promise<Result<string[], FitCode>> {
  const words = wordsOn(filter, dayOf(now));
  if (!words) return fail('SEARCH_DAY_OVER', 'filter');
  const found = await castsWhoFit(db, guestId, words, now, TOLD_CASTS_MAX + 1);
  return found.ok && found.value.length > TOLD_CASTS_MAX ? fail('SEARCH_TOO_WIDE', 'isTold') : found;
}

/**
 * Looks whether somebody fits a guest's searches who did not when was looked last, and tells him once of all of them; then not before
 * tomorrow. Who is found is found by the search itself, so that nobody is told of whom he would not see.
 */
export async function look(
  { db, clock }: Pick<AppContext, 'clock' | 'db'>,
  { id: guestId, dueAt }: DueRow,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const guest = await store.lockLook(trx, guestId, dueAt);
    if (!guest) return;
    const now = clock.now();
    const searches = guest.isHere ? await store.toldSearches(trx, guestId) : [];
    if (guest.isHere && searches.length === 0) return store.endLook(trx, guestId);
    const found: { readonly name: string; readonly count: number }[] = [];
    for (const search of searches) {
      const count = await newlyFitting(trx, guestId, search, now);
      if (count > 0) found.push({ name: search.name, count });
    }
    await store.moveLook(trx, guestId, nextLook(now, found.length > 0));
    if (found.length > 0) await tell(trx, guestId, found, now);
  });
}

interface Told {
  readonly id: string;
  readonly filter: SavedFilter;
  readonly known_ids: readonly string[];
}

/** How many fit of whom he does not know it. Where they are too many nothing is said, and who was known stays so. */
async function newlyFitting(
  trx: Trx,
  guestId: string,
  { id, filter, known_ids }: Told,
  now: Date,
): Promise<number> {
  const found = await fitting(trx, guestId, filter, now);
  if (!found.ok) {
    // Its day does not come again.
    if (found.error.code === 'SEARCH_DAY_OVER') await store.setTold(trx, id, { isTold: false, knownIds: [] });
    return 0;
  }
  const known = new Set(known_ids);
  const count = found.value.filter((castId) => !known.has(castId)).length;
  await store.keepLook(trx, id, { knownIds: found.value, told: count > 0 ? { at: now, count } : null });
  return count;
}

async function tell(
  trx: Trx,
  accountId: string,
  found: readonly { readonly name: string; readonly count: number }[],
  now: Date,
): Promise<void> {
  const count = found.reduce((sum, each) => sum + each.count, 0);
  const searches = namesText(found.map(({ name }) => name));
  const notice = noticeOf('GUEST_SEARCH_FITS', { searches, count: String(count) });
  const link = '/guest/saved-searches';
  await publish(trx, notify, { accountId, ...notice, link }, now);
}
