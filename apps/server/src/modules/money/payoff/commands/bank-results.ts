import { grouped } from '@yoimachi/domain/money';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { reachablePayDay, type BankResult } from '@yoimachi/domain/payoff';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf, formatDay } from '@yoimachi/domain/time';
import { isHoliday } from '#platform/holidays';
import * as batches from '../batch.store.ts';
import type { PayoffContext } from '../payoff.context.ts';
import { findPayoff, idOfNumber } from '../payoff.store.ts';
import { tell } from '../tell.ts';
import { changePayoff } from './change-payoff.ts';

type WriteBankResultFailure =
  | 'ACTION_NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'PAYOFF_IN_REVIEW'
  | 'PAYOFF_NOT_EXPORTED'
  | 'PAY_DAY_AHEAD'
  | 'REASON_REQUIRED';

/** What was written of a payment, and whether it had been before. */
interface WrittenResult {
  readonly wasKnown: boolean;
}

/**
 * Records what the bank did with a payment. A result that is known changes nothing, so that a file can be read again. RETURNED, even after a transfer, takes it out of its
 * file and holds it for review with the reason (rules.md 7).
 *
 * @returns whether it was known; NOT_FOUND, PAYOFF_NOT_EXPORTED while the bank has no file with it, PAY_DAY_AHEAD for a
 *   transfer before its day, REASON_REQUIRED.
 */
export async function writeBankResult(
  context: PayoffContext,
  one: BankResult,
  operator: OperatorRef,
): Promise<Result<WrittenResult, WriteBankResultFailure>> {
  const payoffId = await idOfNumber(context.db, one.number);
  if (payoffId === undefined) return fail('NOT_FOUND');
  return one.result === 'TRANSFERRED'
    ? markTransferred(context, payoffId, operator)
    : markReturned(context, payoffId, operator, one.reason.trim());
}

type MarkTransferredFailure =
  'ACTION_NOT_ALLOWED' | 'NOT_FOUND' | 'PAYOFF_IN_REVIEW' | 'PAYOFF_NOT_EXPORTED' | 'PAY_DAY_AHEAD';

async function markTransferred(
  context: PayoffContext,
  payoffId: string,
  operator: OperatorRef,
): Promise<Result<WrittenResult, MarkTransferredFailure>> {
  const change = { payoffId, action: 'TRANSFER', actor: operator } as const;
  const written = await changePayoff(context, change, async (trx, row, at) => {
    const file = await batches.lockFileOf(trx, payoffId);
    if (!file || file.status === 'DRAFT') return fail('PAYOFF_NOT_EXPORTED');
    if (file.pay_day > dayOf(at)) return fail('PAY_DAY_AHEAD');
    await batches.saveResult(trx, file.id, payoffId, { result: 'TRANSFERRED', reason: null }, at);
    await batches.confirmWhenComplete(trx, file.id, at);
    const words = { payDay: formatDay(file.pay_day), yen: grouped(row.transfer_yen) };
    await tell(trx, row.cast_id, noticeOf('PAYOFF_TRANSFERRED', words), at);
    return ok({ transferred_on: file.pay_day, reason: null });
  });
  if (written.ok) return ok({ wasKnown: false });
  if (written.error.code !== 'ACTION_NOT_ALLOWED') return written;
  return (await findPayoff(context.db, payoffId))?.status === 'TRANSFERRED'
    ? ok({ wasKnown: true })
    : fail('PAYOFF_NOT_EXPORTED');
}

type MarkReturnedFailure =
  'ACTION_NOT_ALLOWED' | 'NOT_FOUND' | 'PAYOFF_IN_REVIEW' | 'PAYOFF_NOT_EXPORTED' | 'REASON_REQUIRED';

async function markReturned(
  context: PayoffContext,
  payoffId: string,
  operator: OperatorRef,
  reason: string,
): Promise<Result<WrittenResult, MarkReturnedFailure>> {
  if (reason === '') return fail('REASON_REQUIRED');
  const change = { payoffId, action: 'RETURN', actor: operator, reason } as const;
  const written = await changePayoff(context, change, async (trx, row, at) => {
    const file = await batches.lockFileOf(trx, payoffId);
    if (!file || file.status === 'DRAFT') return fail('PAYOFF_NOT_EXPORTED');
    await batches.saveResult(trx, file.id, payoffId, { result: 'RETURNED', reason }, at);
    await batches.confirmWhenComplete(trx, file.id, at);
    await tell(trx, row.cast_id, noticeOf('PAYOFF_RETURNED', {}), at);
    const payDay = reachablePayDay(dayOf(at), isHoliday);
    return ok({ transferred_on: null, returned_at: at, review: 'RETURNED', reason, pay_day: payDay });
  });
  if (written.ok) return ok({ wasKnown: false });
  if (written.error.code === 'NOT_FOUND') return written;
  // The bank has no file with it: it came back from an earlier one, or there was none.
  return (await batches.wasReturned(context.db, payoffId))
    ? ok({ wasKnown: true })
    : fail('PAYOFF_NOT_EXPORTED');
}
