import type { OperatorRef, SuspensionCategory } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import { endSuspendedSessions, setSuspended } from '#people/account';
import { showSuspended } from '#people/profile';
import { endBookingsOfSuspended } from '#meeting/booking';
import type { OperatorContext } from '../operator.context.ts';
import { accountOfId } from '../operator.store.ts';
import { insertSuspension } from '../suspension.store.ts';

/**
 * Suspends an account (rules.md 2): its sessions end (401 with 20), bookings that have not begun become AUTO_CANCEL; with `takeFee` a
 * suspended guest owes that day's fee. A running meeting continues, and its cast's reward is frozen. NOT_FOUND for an unknown
 * account; not `isNew`: it was suspended already.
 */
export function suspendAccount(
  context: OperatorContext,
  order: {
    readonly accountId: string;
    readonly takeFee?: boolean;
    readonly category?: SuspensionCategory | undefined;
    readonly operator: OperatorRef;
  },
) {
  const { db, clock, ids } = context;
  const { accountId, operator, takeFee = false, category = 'OTHER' } = order;
  return withTransaction(db, async (trx) => {
    if (!(await accountOfId(trx, accountId))) return fail('NOT_FOUND');
    const at = clock.now();
    const isNew = await setSuspended(trx, accountId, at);
    await showSuspended(trx, accountId, true);
    const suspension = { accountId, suspendedAt: at, suspendedBy: operator.id, category };
    if (isNew) await insertSuspension(trx, { id: ids.newId(), ...suspension });
    await endSuspendedSessions(trx, accountId, at);
    const suspended = { accountId, takeFee, operatorId: operator.id };
    return ok({ isNew, endedBookings: await endBookingsOfSuspended(trx, context, suspended, at) });
  });
}
