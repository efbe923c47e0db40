import { fail, ok } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { letAct } from '#desk/operator';
import { releaseFrozen, type FrozenDecision } from '#money/points';
import { frozenReward, insertAct } from '../act.store.ts';

const REASON_LENGTH = 500;

type FrozenContext = Pick<AppContext, 'db' | 'clock' | 'ids' | 'log'>;

/**
 * An operator decides that a frozen reward is hers after all (rules.md 2). Returns its points; fails with REASON_REQUIRED, NOT_FOUND,
 * OPERATOR_DISABLED, or CONFLICT when already decided.
 */
export async function releaseReward({ db, clock, log }: FrozenContext, order: FrozenDecision) {
  const { participationId, operator } = order;
  const reason = reasonOf(order);
  if (!reason.ok) return reason;
  const released = await withTransaction(db, async (trx) => {
    const allowed = await letAct(trx, operator);
    if (!allowed.ok) return allowed;
    const done = await releaseFrozen(trx, { participationId, operator, reason: reason.value }, clock.now());
    return done.ok ? ok({ rewardPoints: done.value.rewardPoints }) : done;
  });
  const outcome = released.ok ? 'DONE' : released.error.code;
  log.info({ security: true, operator, participationId, outcome }, 'release a frozen reward');
  return released;
}

/**
 * Proposes returning a frozen reward to the guest, with the stage fee deducted from it; another operator approves. Returns the act and the
 * points. Fails with REASON_REQUIRED, NOT_FOUND, or CONFLICT when already decided.
 */
export async function proposeRewardReturn({ db, clock, ids }: FrozenContext, order: FrozenDecision) {
  const reason = reasonOf(order);
  if (!reason.ok) return reason;
  return withTransaction(db, async (trx) => {
    const frozen = await frozenReward(trx, order.participationId);
    if (!frozen) return fail('NOT_FOUND');
    if (frozen.outcome !== null) return fail('CONFLICT');
    const actId = ids.newId();
    const points = frozen.reward_points + frozen.fee_points;
    const { participationId, operator } = order;
    const act = {
      id: actId,
      kind: 'REWARD_RETURN',
      accountId: frozen.cast_id,
      participationId,
      points,
    } as const;
    const proposed = { reason: reason.value, proposedBy: operator.id, proposedAt: clock.now() };
    await insertAct(trx, { ...act, ...proposed });
    return ok({ actId, points });
  });
}

function reasonOf({ reason: given }: FrozenDecision) {
  const reason = given.trim().slice(0, REASON_LENGTH);
  return reason === '' ? fail('REASON_REQUIRED', 'reason') : ok(reason);
}
