import type { profileRoutes } from '@yoimachi/contract/profile';
import { ok } from '@yoimachi/domain/result';
import type { Handlers } from '#platform/http';
import type { AppContext } from '#platform/module';
import { registerStore } from './commands/register-store.ts';
import { saveCastProfile } from './commands/save-profile.ts';
import { guardCastTexts, guardStoreTexts, unlessStopped } from './guard-texts.ts';
import { allDistricts } from './district.store.ts';
import type { ProfileMeans } from './profile.means.ts';

/** What everybody may read, and what guests read of a cast. */
export function publicHandlers(
  context: AppContext,
  means: ProfileMeans,
): Pick<Handlers<typeof profileRoutes>, 'readDistricts' | 'putStore' | 'putCastProfile'> {
  const { db, clock } = context;
  const tools = { ...context, ...means };
  return {
    readDistricts: async () => ok({ items: await allDistricts(db) }),
    putStore: ({ principal, body }) =>
      unlessStopped(db, guardStoreTexts(context, principal.accountId, body), (trx) =>
        registerStore(trx, tools, principal.accountId, body),
      ),
    putCastProfile: ({ principal, body }) =>
      unlessStopped(db, guardCastTexts(context, principal.accountId, body), (trx) =>
        saveCastProfile(trx, principal.accountId, body, clock.now()),
      ),
  };
}
