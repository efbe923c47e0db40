import type { tierRoutes } from '@yoimachi/contract/tier';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { tierOf } from '@yoimachi/domain/tier';
import { isVisible } from '#find/memo';
import { withTransaction, type Db } from '#platform/database';
import type { Handlers, Principal } from '#platform/http';
import type { AppContext, Module } from '#platform/module';
import { findTier, lockOwner, saveTier } from './tier.store.ts';

/** How somebody sorts guests or casts for himself. What was chosen stays his, also of whom he no longer sees. */
export function tierModule({ db, clock, ids }: AppContext): Module {
  const handlers: Handlers<typeof tierRoutes> = {
    async readTier({ principal, params: { friendId } }) {
      const known = await findKnown(db, principal, friendId);
      return known ? ok({ tier: tierOf(known.chosen, known.reviewed) }) : fail('NOT_FOUND', 'friendId');
    },
    chooseTier: ({ principal, params: { friendId }, body: { tier } }) =>
      withTransaction(db, async (trx): Promise<Result<undefined, 'NOT_FOUND'>> => {
        await lockOwner(trx, principal.accountId);
        if (!(await findKnown(trx, principal, friendId))) return fail('NOT_FOUND', 'friendId');
        const pair = { ownerId: principal.accountId, aboutId: friendId };
        await saveTier(trx, ids.newId(), pair, tier, clock.now());
        return ok();
      }),
  };
  return { handlers };
}

/** How he sorted somebody whom he sees, or has sorted or reviewed already; null of anybody else. */
async function findKnown(db: Db, owner: Principal, friendId: string) {
  const found = await findTier(db, owner, friendId);
  const isKnown = found.chosen !== null || found.reviewed !== null || (await isVisible(db, owner, friendId));
  return isKnown ? found : null;
}
