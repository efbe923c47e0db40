import { payoffRule, type PayoffAction } from '@yoimachi/domain/payoff';
import { fail, ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import type { Actor, PayoffContext } from '../payoff.context.ts';
import {
  insertEvents,
  lockPayoff,
  updatePayoff,
  type PayoffChanges,
  type PayoffRow,
} from '../payoff.store.ts';

export interface Change {
  readonly payoffId: string;
  readonly action: PayoffAction;
  readonly actor: Actor;
  readonly reason?: string;
  /** Absent: now. */
  readonly at?: Date;
}

type ChangeFailure = 'NOT_FOUND' | 'ACTION_NOT_ALLOWED' | 'PAYOFF_IN_REVIEW';

/**
 * Everything that happens to a payoff after its request goes through here: the row is locked, the process decides, the change
 * and its event are written together.
 *
 * @param write what else changes; it may move points and notify the cast. Its failure undoes everything.
 * @returns the payoff as it was before; NOT_FOUND, PAYOFF_IN_REVIEW, ACTION_NOT_ALLOWED.
 */
export function changePayoff<Code extends ErrorCode = never>(
  context: PayoffContext,
  change: Change,
  write: (trx: Trx, row: PayoffRow, at: Date) => Promise<Result<PayoffChanges, Code>>,
): Promise<Result<PayoffRow, Code | ChangeFailure>> {
  const { db, clock, log } = context;
  const { payoffId, action, actor, reason } = change;
  return withTransaction(db, async (trx): Promise<Result<PayoffRow, Code | ChangeFailure>> => {
    const row = await lockPayoff(trx, payoffId);
    if (!row) return fail('NOT_FOUND');
    const at = change.at ?? clock.now();
    const rule = payoffRule({ status: row.status, inFile: row.inFile, review: row.review }, action);
    if (!rule) return fail(row.review === null ? 'ACTION_NOT_ALLOWED' : 'PAYOFF_IN_REVIEW');
    const changes = await write(trx, row, at);
    if (!changes.ok) return changes;
    const open = rule.to === 'AWAITING_APPROVAL' ? {} : { approval_due_at: null };
    await updatePayoff(trx, payoffId, { status: rule.to, ...open, ...changes.value });
    await insertEvents(trx, [{ payoffId, action, actor, toStatus: rule.to, ...(reason && { reason }) }], at);
    log.info({ payoffId, action, actor }, 'payoff');
    return ok(row);
  });
}
