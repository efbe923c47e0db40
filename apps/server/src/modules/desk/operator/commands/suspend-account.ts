import type { OperatorRef, SuspensionCategory } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import { endSuspendedSessions, setSuspended } from '#people/account';
import { showSuspended } from '#people/profile';
import { endBookingsOfSuspended } from '#meeting/booking';
import type { OperatorContext } from '../operator.context.ts';
import { accountOfId } from '../operator.store.ts';
import { insertSuspension } from '../suspension.store.ts';

export interface Suspended {
  /** False when the account was already suspended. */
  readonly isNew: boolean;
  readonly endedBookings: number;
}

/**
 * Suspends an account (rules.md 2): its sessions end (401 with 20), bookings that have not begun become AUTO_CANCEL; with `takeFee` a
 * suspended guest owes that day's fee. A running meeting continues, and its cast's reward is frozen. NOT_FOUND for an unknown account.
 */
export function suspendAccount(
  context: OperatorContext,
  order: {
    readonly accountId: string;
    readonly takeFee?: boolean;
    readonly category?: SuspensionCategory | undefined;
    readonly operator: OperatorRef;
  },
): Promise<Result<Suspended, 'NOT_FOUND'>> {
  const { db, clock, ids } = context;
  const { accountId, operator, takeFee = false, category = 'OTHER' } = order;
  return withTransaction(db, async (trx): Promise<Result<Suspended, 'NOT_FOUND'>> => {
    if (!(await accountOfId(trx, accountId))) return fail('NOT_FOUND');
    const at = clock.now();
    const isNew = await setSuspended(trx, accountId, at);
    await showSuspended(trx, accountId, true);
    if (isNew)
      await insertSuspension(trx, { id: ids.newId(), accountId, category, operatorId: operator.id, at });
    await endSuspendedSessions(trx, accountId, at);
    const suspended = { accountId, takeFee, operatorId: operator.id };
    return ok({ isNew, endedBookings: await endBookingsOfSuspended(trx, context, suspended, at) });
  });
}
