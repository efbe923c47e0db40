import { noticeOf } from '@yoimachi/domain/notice-wording';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { notify } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import { setSuspended } from '#people/account';
import { showSuspended } from '#people/profile';
import type { OperatorContext } from '../operator.context.ts';
import { accountOfId } from '../operator.store.ts';
import { endSuspension } from '../suspension.store.ts';

const REASON_LENGTH = 500;

/**
 * Lifts a suspension (rules.md 2), once: the person is told and can sign in again; a cast reappears in search if she is VERIFIED and has
 * not paused. What ended stays ended; frozen rewards wait for their own decision. REASON_REQUIRED, NOT_FOUND for an unknown account,
 * CONFLICT for one that is not suspended.
 */
export async function liftSuspension(
  { db, clock }: OperatorContext,
  order: { readonly accountId: string; readonly reason: string; readonly operator: OperatorRef },
) {
  const { accountId, operator } = order;
  const reason = order.reason.trim().slice(0, REASON_LENGTH);
  if (reason === '') return fail('REASON_REQUIRED', 'reason');
  return withTransaction(db, async (trx) => {
    if (!(await accountOfId(trx, accountId))) return fail('NOT_FOUND');
    const at = clock.now();
    if (!(await setSuspended(trx, accountId, null))) return fail('CONFLICT');
    await showSuspended(trx, accountId, false);
    await endSuspension(trx, { accountId, operatorId: operator.id, reason, at });
    await publish(trx, notify, { accountId, ...noticeOf('SUSPENSION_LIFTED', {}) }, at);
    return ok();
  });
}
