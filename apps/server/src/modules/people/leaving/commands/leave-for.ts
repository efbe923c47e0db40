import type { LeavingPreview } from '@yoimachi/contract/leaving';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { openedForAct } from '#base/read-log';
import { withTransaction } from '#platform/database';
import type { ActContext } from '#platform/module';
import type { LeavingMeans } from '../leaving.context.ts';
import { memberOf } from '../leaving.store.ts';
import { leaveIn, weighLeaving, type LeavingOrder } from './leave.ts';

interface Order extends LeavingOrder {
  readonly accountId: string;
  /** Who asked, and how. */
  readonly why: string;
  readonly operator: OperatorRef;
}
type LeaveForFailure = 'CONFLICT' | 'LEAVING_CHANGED' | 'LEAVING_REFUSED' | 'NOT_FOUND' | 'REASON_REQUIRED';

/** What leaving would do for a member now. NOT_FOUND; CONFLICT: the member has left already. */
export function previewLeavingOf(
  closed: ActContext & LeavingMeans,
  accountId: string,
): Promise<Result<LeavingPreview, 'CONFLICT' | 'NOT_FOUND'>> {
  const context = { ...openedForAct(closed), weighMoney: closed.weighMoney };
  return withTransaction(context.db, async (trx) => {
    const member = await memberOf(trx, accountId);
    if (!member) return fail('NOT_FOUND');
    if (member.hasLeft) return fail('CONFLICT');
    return ok((await weighLeaving(trx, context, member, context.clock.now())).preview);
  });
}

/**
 * A member leaves who asked an operator for it, by letter or phone: by the same command as by oneself, so by the same rules. Fails with
 * REASON_REQUIRED, NOT_FOUND, CONFLICT (has left already), LEAVING_REFUSED, LEAVING_CHANGED.
 */
export async function leaveFor(
  closed: ActContext & LeavingMeans,
  { accountId, why, operator, ...order }: Order,
): Promise<Result<undefined, LeaveForFailure>> {
  const context = { ...openedForAct(closed), weighMoney: closed.weighMoney };
  const left = await withTransaction(context.db, async (trx) => {
    if (why.trim() === '') return fail('REASON_REQUIRED', 'reason');
    const member = await memberOf(trx, accountId);
    if (!member) return fail('NOT_FOUND');
    const done = await leaveIn(trx, context, member, order);
    if (!done.ok) return done;
    return done.value.hadLeft ? fail('CONFLICT') : ok();
  });
  const outcome = left.ok ? 'DONE' : left.error.code;
  context.log.info({ security: true, operator, accountId, outcome }, 'a member leaves by an operator');
  return left;
}
