import { fail, ok } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { lockReferral, saveOutcome } from '../referral.store.ts';
import { countOnce } from './count.ts';

/**
 * An operator decides on a friend beyond ten in 30 days: she counts now, or never. NOT_FOUND, or CONFLICT when nothing waits.
 *
 * @returns who invited her.
 */
export function decideInspection(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  friendId: string,
  counts: boolean,
) {
  return withTransaction(db, async (trx) => {
    const referral = await lockReferral(trx, friendId);
    if (!referral) return fail('NOT_FOUND');
    if (referral.outcome !== 'REVIEW') return fail('CONFLICT');
    const at = clock.now();
    await saveOutcome(trx, friendId, counts ? 'COUNTED' : 'REFUSED', at);
    if (counts) await countOnce(trx, { castId: referral.referrer_id, causeId: friendId, kind: 'FRIEND', at });
    return ok(referral.referrer_id);
  });
}
