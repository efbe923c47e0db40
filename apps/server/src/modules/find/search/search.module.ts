import type { searchRoutes } from '@yoimachi/contract/search';
import { fail, ok } from '@yoimachi/domain/result';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { dayOf } from '@yoimachi/domain/time';
import { shownMedia } from '#people/media';
import { findOwnProfile, findProfile } from './profile.store.ts';
import { countCasts } from './queries/count-casts.ts';
import { searchCasts } from './queries/search-casts.ts';
import { suggest } from './queries/suggest.ts';
import { presentPreview, presentProfile } from './search.present.ts';

export function searchModule(context: AppContext): Module {
  const { db, clock } = context;
  const handlers: Handlers<typeof searchRoutes> = {
    searchCasts: ({ principal, query }) => searchCasts(db, principal.accountId, query, clock.now()),
    listCasts: ({ principal, query }) => searchCasts(db, principal.accountId, query, clock.now()),
    countCasts: ({ principal, query }) => countCasts(db, principal.accountId, query, clock.now()),
    suggest: async ({ principal, query }) => ok(await suggest(db, principal.accountId, query.words)),
    async getCast({ principal, params }) {
      const { accountId } = principal;
      const [row, media] = await Promise.all([
        findProfile(db, accountId, params.castId),
        shownMedia(context, params.castId, accountId),
      ]);
      return row ? ok(presentProfile(row, media, clock.now())) : fail('NOT_FOUND');
    },
    async previewOwnProfile({ principal }) {
      const now = clock.now();
      const [row, media] = await Promise.all([
        findOwnProfile(db, principal.accountId, dayOf(now)),
        shownMedia(context, principal.accountId, principal.accountId),
      ]);
      return ok(presentPreview(row, media, now));
    },
  };
  return { handlers };
}
