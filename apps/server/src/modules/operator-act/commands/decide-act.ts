import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '../../../platform/database/index.ts';
import type { AppContext } from '../../../platform/module/index.ts';
import { startRefund } from '../../billing/index.ts';
import { endByOperator } from '../../booking/index.ts';
import { lockAct, markApproved, markDeclined, type ActRow } from '../act.store.ts';
import { adjustCast, adjustGuest } from './adjust.ts';

type DecideContext = Pick<AppContext, 'db' | 'clock' | 'ids' | 'log'>;

interface Decision {
  readonly actId: string;
  readonly operatorName: string;
}

/**
 * Approves an act that another operator proposed, and does it in the same transaction. Fails with NOT_FOUND,
 * ACT_ALREADY_DECIDED, ACT_SAME_OPERATOR, or what the act itself meets (POINTS_INSUFFICIENT, REWARD_INSUFFICIENT, CONFLICT after a chargeback, CLAIM_OPEN,
 * ACTION_NOT_ALLOWED when nobody is in the meeting any more); then nothing has moved and the act stays open.
 */
export async function approveAct(context: DecideContext, decision: Decision): Promise<Result<undefined>> {
  const { actId, operatorName } = decision;
  const approved = await withTransaction(
    context.db,
    async (trx): Promise<Result<undefined>> => {
      const act = await lockOpen(trx, actId);
      if (!act.ok) return act;
      const at = context.clock.now();
      await markApproved(trx, actId, operatorName, at);
      return carryOut(trx, context, { ...act.value, approved_by: operatorName }, at);
    },
    { constraints: { operator_act_two_people: 'ACT_SAME_OPERATOR' } },
  );
  context.log.info({ security: true, actId, operatorName, outcome: outcomeOf(approved) }, 'approve an act');
  return approved;
}

/** Declines an open act; its own proposer may take it back. Fails with NOT_FOUND or ACT_ALREADY_DECIDED. */
export async function declineAct(
  { db, clock, log }: DecideContext,
  { actId, operatorName }: Decision,
): Promise<Result<undefined>> {
  const declined = await withTransaction(db, async (trx): Promise<Result<undefined>> => {
    const act = await lockOpen(trx, actId);
    if (!act.ok) return act;
    await markDeclined(trx, actId, operatorName, clock.now());
    return ok();
  });
  log.info({ security: true, actId, operatorName, outcome: outcomeOf(declined) }, 'decline an act');
  return declined;
}

const outcomeOf = (result: Result<undefined>) => (result.ok ? 'DONE' : result.error.code);

async function lockOpen(trx: Trx, actId: string): Promise<Result<ActRow>> {
  const act = await lockAct(trx, actId);
  if (!act) return fail('NOT_FOUND');
  return act.approved_at || act.declined_at ? fail('ACT_ALREADY_DECIDED') : ok(act);
}

async function carryOut(trx: Trx, context: DecideContext, act: ActRow, at: Date): Promise<Result<undefined>> {
  if (act.kind === 'GUEST_ADJUSTMENT') return adjustGuest(trx, act, at);
  if (act.kind === 'CAST_ADJUSTMENT') return adjustCast(trx, act, at);
  if (act.kind === 'BOOKING_END') return endMeeting(trx, context, act, at);
  if (act.purchase_id === null) throw new Error(`Act ${act.id} names no purchase`);
  const started = await startRefund(trx, context, { purchaseId: act.purchase_id, points: act.points }, at);
  return started.ok ? ok() : started;
}

/** Ends who is in the meeting, as of now: what was proposed may have become a little more. */
async function endMeeting(
  trx: Trx,
  context: DecideContext,
  act: ActRow,
  at: Date,
): Promise<Result<undefined>> {
  if (act.booking_id === null) throw new Error(`Act ${act.id} names no booking`);
  const reason = `${act.reason} (${act.proposed_by}, ${act.approved_by})`;
  const end = { bookingId: act.booking_id, command: { action: 'forceEnd', reason } } as const;
  const ended = await endByOperator(trx, context, end, at);
  return ended.ok ? ok() : ended;
}
