import type { savedSearchRoutes } from '@yoimachi/contract/saved-search';
import { nextLook, SAVED_SEARCHES_MAX, wordsOn, type SavedFilter } from '@yoimachi/domain/saved-search';
import { checkFilter } from '@yoimachi/domain/search';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { districtMoved } from '#events/catalogue.ts';
import { judgedByDistricts } from '#people/profile';
import { withTransaction, type Trx } from '#platform/database';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { on } from '#platform/outbox';
import { followDistrict } from './follow-district.ts';
import { fitting, look, type FitCode } from './look.ts';
import * as store from './saved-search.store.ts';

/** Searches that a guest keeps, and what tells him that somebody fits (docs/rules.md). */
export function savedSearchModule(context: AppContext): Module {
  return {
    handlers: savedSearchHandlers(context),
    subscriptions: [on(districtMoved, ({ payload }, trx) => followDistrict(trx, payload))],
    dueWork: [
      {
        name: 'saved-search.look',
        queue: store.looksDue,
        // One morning is everybody's. It writes his own searches, and his next look is hours later.
        together: true,
        run: (row) => look(context, row),
      },
    ],
  };
}

function savedSearchHandlers({ db, clock, ids }: AppContext): Handlers<typeof savedSearchRoutes> {
  return {
    async listSavedSearches({ principal }) {
      const rows = await store.searchesOf(db, principal.accountId);
      return ok({
        items: rows.map(({ id, name, filter, is_told, told_at, told_count }) => ({
          savedSearchId: id,
          name,
          filter,
          isTold: is_told,
          lastTold: told_at && told_count !== null ? { at: told_at.toISOString(), count: told_count } : null,
        })),
      });
    },
    async saveSearch({ principal: { accountId: guestId }, body: { name, filter, isTold } }) {
      if (name === '') return fail('SEARCH_NAME_REQUIRED', 'name');
      const [id, now] = [ids.newId(), clock.now()];
      const words = wordsOn(filter, dayOf(now));
      if (!words) return fail('SEARCH_DAY_OVER', 'filter');
      const checked = await judgedByDistricts(db, (districts) => checkFilter(districts, words));
      if (!checked.ok) return checked;
      return withTransaction(db, async (trx) => {
        await store.lockGuest(trx, guestId);
        const same = await store.findSame(trx, guestId, filter);
        if (same) return ok({ savedSearchId: same.id, isNew: false });
        if ((await store.searchesOf(trx, guestId)).length >= SAVED_SEARCHES_MAX)
          return fail('SAVED_SEARCHES_FULL');
        const known = isTold ? await begin(trx, guestId, filter, now) : ok([]);
        if (!known.ok) return known;
        const row = { id, name, filter, is_told: isTold, known_ids: known.value, created_at: now };
        await store.insertSearch(trx, guestId, row);
        return ok({ savedSearchId: id, isNew: true });
      });
    },
    tellOfSearch: ({ principal: { accountId: guestId }, params, body: { isTold } }) =>
      withTransaction(db, async (trx): Promise<Result<undefined, 'NOT_FOUND' | FitCode>> => {
        await store.lockGuest(trx, guestId);
        const search = await store.findSearch(trx, guestId, params.savedSearchId);
        if (!search) return fail('NOT_FOUND', 'savedSearchId');
        if (search.is_told === isTold) return ok();
        const known = isTold ? await begin(trx, guestId, search.filter, clock.now()) : ok([]);
        if (!known.ok) return known;
        await store.setTold(trx, search.id, { isTold, knownIds: known.value });
        return ok();
      }),
    async forgetSearch({ principal, params }) {
      await store.deleteSearch(db, principal.accountId, params.savedSearchId);
      return ok();
    },
  };
}

/** Begins to look for him; returns who fits already, of whom he is not told. */
async function begin(trx: Trx, guestId: string, filter: SavedFilter, now: Date) {
  const known = await fitting(trx, guestId, filter, now);
  if (known.ok) await store.awaitLook(trx, guestId, nextLook(now, false));
  return known;
}
