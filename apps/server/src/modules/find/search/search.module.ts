import type { searchRoutes } from '@yoimachi/contract/search';
import { fail, ok } from '@yoimachi/domain/result';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { findProfile } from './profile.store.ts';
import { searchCasts } from './queries/search-casts.ts';
import { presentProfile } from './search.present.ts';

export function searchModule({ db, clock }: AppContext): Module {
  const handlers: Handlers<typeof searchRoutes> = {
    searchCasts: ({ principal, query }) => searchCasts(db, principal.accountId, query, clock.now()),
    async getCast({ principal, params }) {
      const row = await findProfile(db, principal.accountId, params.castId);
      return row ? ok(presentProfile(row, clock.now())) : fail('NOT_FOUND');
    },
  };
  return { handlers };
}
