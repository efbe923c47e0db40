import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import type { Clock } from '#platform/clock';
import { withTransaction, type Db } from '#platform/database';
import { waiveOwedPoints } from '#money/points';
import * as store from './debt.store.ts';

/**
 * An operator waives a debt; the platform bears the loss. Fails with NOT_FOUND, with ACTION_NOT_ALLOWED for one that has ended, and with
 * CONFLICT while a charge for it is pending.
 */
export function waiveDebt(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  order: { readonly debtId: string; readonly reason: string; readonly operator: OperatorRef },
) {
  return withTransaction(db, async (trx) => {
    const debt = await store.lockDebt(trx, order.debtId);
    if (!debt) return fail('NOT_FOUND');
    if (debt.status !== 'OPEN') return fail('ACTION_NOT_ALLOWED');
    if (debt.attempt_id !== null) return fail('CONFLICT');
    const at = clock.now();
    const { guest_id: guestId, points } = debt;
    await waiveOwedPoints(trx, { guestId, debtId: debt.id, points }, at);
    await store.endDebt(trx, debt.id, { status: 'WAIVED', reason: order.reason, by: order.operator.id, at });
    return ok({ guestId, points });
  });
}
