import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { withTransaction, type Db } from '#platform/database';
import type { AppContext } from '#platform/module';
import { insertAct, ownerKind, paidPurchase } from '../act.store.ts';

/** Maximum points per act: as many as can be bought at once. */
const MOST_POINTS = 1_000_000;
const REASON_LENGTH = 500;

/** What one operator proposes and another decides. */
export type Proposal = {
  readonly reason: string;
  readonly operator: OperatorRef;
} & (
  | {
      readonly kind: 'ADJUSTMENT';
      readonly accountId: string;
      /** Negative: taken. */ readonly points: number;
    }
  | { readonly kind: 'REFUND'; readonly purchaseId: string; readonly points: number }
);

/**
 * Proposes an act on somebody's points and returns its id; nothing moves yet. Fails with NOT_FOUND (no such guest, cast or paid
 * purchase), NUMBER_INVALID or REASON_REQUIRED.
 */
export async function proposeAct(
  { db, clock, ids }: Pick<AppContext, 'db' | 'clock' | 'ids'>,
  proposal: Proposal,
) {
  const { points, operator } = proposal;
  const reason = proposal.reason.trim().slice(0, REASON_LENGTH);
  if (reason === '') return fail('REASON_REQUIRED', 'reason');
  if (!isAmount(points, proposal.kind)) return fail('NUMBER_INVALID', 'points');
  return withTransaction(db, async (trx) => {
    const target = await targetOf(trx, proposal);
    if (!target) return fail('NOT_FOUND');
    const id = ids.newId();
    const proposed = { proposedBy: operator.id, proposedAt: clock.now() };
    await insertAct(trx, { id, ...target, points, reason, ...proposed });
    return ok({ actId: id });
  });
}

const isAmount = (points: number, kind: Proposal['kind']) =>
  Number.isInteger(points) &&
  points !== 0 &&
  Math.abs(points) <= MOST_POINTS &&
  (kind === 'ADJUSTMENT' || points > 0);

async function targetOf(db: Db, proposal: Proposal) {
  if (proposal.kind === 'REFUND') {
    const { purchaseId } = proposal;
    const purchase = await paidPurchase(db, purchaseId);
    if (!purchase || proposal.points > purchase.points) return undefined;
    return { kind: 'REFUND', accountId: purchase.guest_id, purchaseId } as const;
  }
  const { accountId } = proposal;
  const owner = await ownerKind(db, accountId);
  if (!owner) return undefined;
  return { kind: owner === 'guest' ? 'GUEST_ADJUSTMENT' : 'CAST_ADJUSTMENT', accountId } as const;
}
