import { noticeOf } from '@yoimachi/domain/notice-wording';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { reachablePayDay } from '@yoimachi/domain/payoff';
import { fail, ok } from '@yoimachi/domain/result';
import { dayOf, formatDay, formatDayShort, formatTime } from '@yoimachi/domain/time';
import { isHoliday } from '#platform/holidays';
import { giveReward } from '#money/points';
import { readMarks, releaseMarks } from '../mark.store.ts';
import type { PayoffContext } from '../payoff.context.ts';
import { hasLeft } from '../cast-account.store.ts';
import { isTakenOver } from '../takeover.ts';
import { tell } from '../tell.ts';
import { changePayoff } from './change-payoff.ts';

interface Decision {
  readonly payoffId: string;
  readonly operator: OperatorRef;
}

/** The operator approves: it goes into the file for its pay day, or for the next one still reachable. */
export function approvePayoff(context: PayoffContext, { payoffId, operator }: Decision) {
  const change = { payoffId, action: 'APPROVE', actor: operator } as const;
  return changePayoff(context, change, async (trx, row, at) => {
    const isLate = row.approvalDueAt !== null && row.approvalDueAt <= at;
    const payDay = isLate ? reachablePayDay(dayOf(at), isHoliday) : row.payDay;
    await tell(trx, row.castId, noticeOf('PAYOFF_APPROVED', { payDay: formatDay(payDay) }), at);
    return ok({ pay_day: payDay });
  });
}

/** The operator rejects it with a reason: the points are hers again. Not while the bank has it. */
export function rejectPayoff(
  context: PayoffContext,
  { payoffId, operator, reason }: Decision & { readonly reason: string },
) {
  const change = { payoffId, action: 'REJECT', actor: operator, reason } as const;
  return changePayoff(context, change, async (trx, row, at) => {
    if (reason.trim() === '') return fail('REASON_REQUIRED');
    await giveReward(
      trx,
      {
        castId: row.castId,
        points: row.points,
        kind: 'PAYOFF_RETURN',
        from: 'PAYOFF',
        causeId: row.payoffId,
        key: `payoff-return:${row.payoffId}`,
      },
      at,
    );
    await tell(trx, row.castId, noticeOf('PAYOFF_REJECTED', {}), at);
    return ok({ reason, review: null, destination_due_at: null });
  });
}

/**
 * The operator has checked what stopped it (a different name, a returned transfer): it continues unchanged. Where somebody else may have asked,
 * she has shown herself first, unless she has left and cannot: LIVE_PHOTO_REQUIRED. What a young card paid waits its days: PAYOFF_WAITS.
 */
export function releasePayoff(
  context: PayoffContext,
  { payoffId, operator, reason }: Decision & { readonly reason: string },
) {
  const change = { payoffId, action: 'RELEASE', actor: operator, reason } as const;
  return changePayoff(context, change, async (trx, { castId }, at) => {
    if (reason.trim() === '') return fail('REASON_REQUIRED');
    if ((await isTakenOver(trx, castId, at)) && !(await hasLeft(trx, castId)))
      return fail('LIVE_PHOTO_REQUIRED');
    const marks = await readMarks(trx, [payoffId]);
    const wait = marks.find(({ waitsUntil }) => waitsUntil !== null && at < waitsUntil)?.waitsUntil;
    if (wait)
      return fail('PAYOFF_WAITS', undefined, { until: `${formatDayShort(dayOf(wait))} ${formatTime(wait)}` });
    await releaseMarks(trx, payoffId, at);
    return ok({ review: null });
  });
}
