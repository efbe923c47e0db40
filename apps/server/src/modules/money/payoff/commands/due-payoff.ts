import { noticeOf } from '@yoimachi/domain/notice-wording';
import {
  ACCOUNT_CHANGE_WAIT_HOURS,
  exportDayOf,
  payDayAfter,
  payoffRule,
  reviewOfMarks,
} from '@yoimachi/domain/payoff';
import { fail, ok } from '@yoimachi/domain/result';
import { addMinutes, formatDay, instantAt } from '@yoimachi/domain/time';
import type { Trx } from '#platform/database';
import { isHoliday } from '#platform/holidays';
import { currentAccount, sealDestination } from '../destination.ts';
import { readMarks, setOtherName } from '../mark.store.ts';
import type { OpenPayoffContext } from '../payoff.context.ts';
import { lockPayoff, openPayoffsOf, updatePayoff } from '../payoff.store.ts';
import { tell } from '../tell.ts';
import { changePayoff } from './change-payoff.ts';

/** Not approved two bank days before its pay day: it is paid on the next one (rules.md 7). */
export function postponePayoff(context: OpenPayoffContext, payoffId: string, at: Date) {
  return changePayoff(context, { payoffId, action: 'POSTPONE', actor: 'clock', at }, async (trx, row) => {
    // An approval may have come first, or another process has already postponed it.
    if (row.approvalDueAt === null || row.approvalDueAt > at) return fail('NOT_DUE');
    const payDay = payDayAfter(row.payDay, isHoliday);
    await tell(trx, row.castId, noticeOf('PAYOFF_POSTPONED', { payDay: formatDay(payDay) }), at);
    return ok({ pay_day: payDay, approval_due_at: instantAt(exportDayOf(payDay, isHoliday), 0) });
  });
}

/** Her account has changed: payoffs the bank does not have yet switch to it after 72 hours; each change restarts the count. */
export async function scheduleAccountChange(trx: Trx, castId: string, at: Date): Promise<void> {
  for (const payoffId of await openPayoffsOf(trx, castId)) {
    const row = (await lockPayoff(trx, payoffId))!;
    if (!payoffRule({ status: row.status, inFile: row.inFile, review: row.review }, 'CHANGE_ACCOUNT'))
      continue;
    await updatePayoff(trx, payoffId, { destination_due_at: addMinutes(at, ACCOUNT_CHANGE_WAIT_HOURS * 60) });
  }
}

/** The 72 hours are over: the current account replaces the old one, its name checked again. */
export function applyAccountChange(context: OpenPayoffContext, payoffId: string, at: Date) {
  const change = { payoffId, action: 'CHANGE_ACCOUNT', actor: 'clock', at } as const;
  return changePayoff(context, change, async (trx, row) => {
    if (row.destinationDueAt === null || row.destinationDueAt > at) return fail('NOT_DUE');
    const account = await currentAccount(trx, context.crypto, row.castId);
    const isChecked = account.ok && account.value.nameMatches;
    await setOtherName(trx, payoffId, isChecked ? null : at);
    const marks = (await readMarks(trx, [payoffId])).filter(({ releasedAt }) => releasedAt === null);
    return ok({
      destination_due_at: null,
      // Only what the new account answers is answered by it.
      review: row.review === 'TAKEOVER' ? row.review : reviewOfMarks(marks, at),
      ...(account.ok && {
        destination: sealDestination(context.crypto, payoffId, account.value.destination),
      }),
    });
  });
}
