import type { tierRoutes } from '@yoimachi/contract/tier';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { tierOf } from '@yoimachi/domain/tier';
import { isVisible } from '#find/memo';
import { withTransaction } from '#platform/database';
import type { Handlers } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { findTier, lockOwner, saveTier } from './tier.store.ts';

/** How somebody sorts guests or casts for himself. What was chosen stays his, also of whom he no longer sees. */
export function tierModule({ db, clock, ids }: AppContext): Module {
  const handlers: Handlers<typeof tierRoutes> = {
    async readTier({ principal, params: { friendId } }) {
      const { chosen, reviewed } = await findTier(db, principal, friendId);
      if (chosen === null && reviewed === null && !(await isVisible(db, principal, friendId)))
        return fail('NOT_FOUND', 'friendId');
      return ok({ tier: tierOf(chosen, reviewed) });
    },
    chooseTier: ({ principal, params: { friendId }, body: { tier } }) =>
      withTransaction(db, async (trx): Promise<Result<undefined, 'NOT_FOUND'>> => {
        await lockOwner(trx, principal.accountId);
        const { chosen, reviewed } = await findTier(trx, principal, friendId);
        if (chosen === null && reviewed === null && !(await isVisible(trx, principal, friendId)))
          return fail('NOT_FOUND', 'friendId');
        const pair = { ownerId: principal.accountId, aboutId: friendId };
        await saveTier(trx, ids.newId(), pair, tier, clock.now());
        return ok();
      }),
  };
  return { handlers };
}
