import type { OperatorRef } from '@yoimachi/domain/operator';
import { isExport, mayApprove } from '@yoimachi/domain/operator-act';
import { fail, ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import type { AppContext } from '#platform/module';
import { startRefund } from '#money/billing';
import { endByOperator } from '#meeting/booking';
import { letAct } from '#desk/operator';
import { returnFrozen } from '#money/points';
import { changeAct, lockAct, type ActRow } from '../act.store.ts';
import { adjustCast, adjustGuest } from './adjust.ts';

type DecideContext = Pick<AppContext, 'db' | 'clock' | 'ids' | 'log'>;

interface Decision {
  readonly actId: string;
  readonly operator: OperatorRef;
}

/**
 * Approves an act proposed by another operator, and carries it out in the same transaction. Fails with NOT_FOUND, ACT_ALREADY_DECIDED,
 * ACT_SAME_OPERATOR, OWNER_ONLY (an export of the audit), OPERATOR_DISABLED, or the act's own error (POINTS_INSUFFICIENT, REWARD_INSUFFICIENT, CONFLICT after a chargeback,
 * CLAIM_OPEN,
 * ACTION_NOT_ALLOWED when nobody is in the meeting any more, REWARD_DECIDED); then nothing has moved and the act stays open.
 */
export async function approveAct(context: DecideContext, { actId, operator }: Decision) {
  const approved = await withTransaction(
    context.db,
    async (trx) => {
      const open = await lockOpen(trx, actId, operator);
      if (!open.ok) return open;
      const { act, role } = open.value;
      if (!mayApprove(role, act.kind)) return fail('OWNER_ONLY');
      const at = context.clock.now();
      await changeAct(trx, actId, { approved_by: operator.id, approved_at: at });
      return carryOut(trx, context, { act, operator }, at);
    },
    { constraints: { operator_act_two_people: 'ACT_SAME_OPERATOR' } },
  );
  context.log.info({ security: true, actId, operator, outcome: outcomeOf(approved) }, 'approve an act');
  return approved;
}

/** Declines an open act; its proposer may withdraw it this way. Fails with NOT_FOUND, ACT_ALREADY_DECIDED or OPERATOR_DISABLED. */
export async function declineAct({ db, clock, log }: DecideContext, { actId, operator }: Decision) {
  const declined = await withTransaction(db, async (trx) => {
    const act = await lockOpen(trx, actId, operator);
    if (!act.ok) return act;
    await changeAct(trx, actId, { declined_by: operator.id, declined_at: clock.now() });
    return ok();
  });
  log.info({ security: true, actId, operator, outcome: outcomeOf(declined) }, 'decline an act');
  return declined;
}

const outcomeOf = (result: Result<undefined, ErrorCode>) => (result.ok ? 'DONE' : result.error.code);

async function lockOpen(trx: Trx, actId: string, operator: OperatorRef) {
  const act = await lockAct(trx, actId);
  if (!act) return fail('NOT_FOUND');
  const allowed = await letAct(trx, operator);
  if (!allowed.ok) return allowed;
  return act.approvedAt || act.declinedAt ? fail('ACT_ALREADY_DECIDED') : ok({ act, role: allowed.value });
}

/** An act and who approved it. */
interface Approved {
  readonly act: ActRow;
  readonly operator: OperatorRef;
}

async function carryOut(trx: Trx, context: DecideContext, approved: Approved, at: Date) {
  const { act } = approved;
  // Its proposer fetches the file, which is made then.
  if (isExport(act.kind)) return ok();
  if (act.kind === 'GUEST_ADJUSTMENT') return adjustGuest(trx, withAccount(act), at);
  if (act.kind === 'CAST_ADJUSTMENT') return adjustCast(trx, withAccount(act), at);
  if (act.kind === 'BOOKING_END') return endMeeting(trx, context, approved, at);
  if (act.kind === 'REWARD_RETURN') return returnReward(trx, approved, at);
  if (act.purchaseId === null) throw new Error(`Act ${act.actId} names no purchase`);
  const started = await startRefund(trx, context, { purchaseId: act.purchaseId, points: act.points }, at);
  return started.ok ? ok() : started;
}

function withAccount(act: ActRow) {
  const { accountId } = act;
  if (accountId === null) throw new Error(`Act ${act.actId} names nobody`);
  return { ...act, accountId };
}

/** Ends the meeting for everyone in it, as of now: the bill may have grown a little since the proposal. */
async function endMeeting(trx: Trx, context: DecideContext, { act, operator }: Approved, at: Date) {
  if (act.bookingId === null) throw new Error(`Act ${act.actId} names no booking`);
  const command = { action: 'forceEnd', reason: act.reason } as const;
  const end = { bookingId: act.bookingId, command, operator };
  const ended = await endByOperator(trx, context, end, at);
  return ended.ok ? ok() : ended;
}

async function returnReward(trx: Trx, { act, operator }: Approved, at: Date) {
  if (act.participationId === null) throw new Error(`Act ${act.actId} names no reward`);
  const { participationId, reason } = act;
  const returned = await returnFrozen(trx, { participationId, operator, reason }, at);
  if (returned.ok) return ok();
  return returned.error.code === 'CONFLICT' ? fail('REWARD_DECIDED') : returned;
}
