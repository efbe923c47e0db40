import { fail, ok } from '@yoimachi/domain/result';
import { previewSuspension as previewBookings } from '#meeting/booking';
import { listSessions } from '#people/account';
import { withTransaction } from '#platform/database';
import type { OperatorContext } from '../operator.context.ts';
import { accountOfId } from '../operator.store.ts';

/** What suspending an account would end now, and what it would cost; changes nothing except overdue clock work. NOT_FOUND. */
export function previewSuspension(context: OperatorContext, accountId: string) {
  return withTransaction(context.db, async (trx) => {
    const account = await accountOfId(trx, accountId);
    if (!account) return fail('NOT_FOUND');
    const bookings = await previewBookings(trx, context, accountId, context.clock.now());
    const sessions = (await listSessions(trx, accountId)).filter((row) => row.account_id === accountId);
    return ok({
      ...bookings,
      isSuspended: account.suspended_at !== null,
      sessions: sessions.length,
      feePoints: bookings.ends.reduce((sum, { feePoints }) => sum + feePoints, 0),
    });
  });
}
