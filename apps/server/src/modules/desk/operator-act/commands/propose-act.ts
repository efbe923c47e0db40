import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { ActKind } from '@yoimachi/domain/operator-act';
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
): Promise<Result<{ actId: string }, 'NOT_FOUND' | 'NUMBER_INVALID' | 'REASON_REQUIRED'>> {
  const { points, operator } = proposal;
  const reason = proposal.reason.trim().slice(0, REASON_LENGTH);
  if (reason === '') return fail('REASON_REQUIRED', 'reason');
  if (!isAmount(points, proposal.kind)) return fail('NUMBER_INVALID', 'points');
  return withTransaction(db, async (trx) => {
    const target = await targetOf(trx, proposal);
    if (!target) return fail('NOT_FOUND');
    const id = ids.newId();
    await insertAct(trx, {
      id,
      ...target,
      bookingId: null,
      participationId: null,
      points,
      reason,
      proposedBy: operator.id,
      at: clock.now(),
    });
    return ok({ actId: id });
  });
}

const isAmount = (points: number, kind: Proposal['kind']) =>
  Number.isInteger(points) &&
  points !== 0 &&
  Math.abs(points) <= MOST_POINTS &&
  (kind === 'ADJUSTMENT' || points > 0);

async function targetOf(
  db: Db,
  proposal: Proposal,
): Promise<{ kind: ActKind; accountId: string; purchaseId: string | null } | undefined> {
  if (proposal.kind === 'REFUND') {
    const { purchaseId } = proposal;
    const purchase = await paidPurchase(db, purchaseId);
    const isPart = purchase !== undefined && proposal.points <= purchase.points;
    return isPart ? { kind: 'REFUND', accountId: purchase.guest_id, purchaseId } : undefined;
  }
  const { accountId } = proposal;
  const owner = await ownerKind(db, accountId);
  return (
    owner && { kind: owner === 'guest' ? 'GUEST_ADJUSTMENT' : 'CAST_ADJUSTMENT', accountId, purchaseId: null }
  );
}
