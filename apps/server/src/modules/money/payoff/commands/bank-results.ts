import { grouped } from '@yoimachi/domain/money';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { reachablePayDay, type BankResult } from '@yoimachi/domain/payoff';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf, formatDay, type Day } from '@yoimachi/domain/time';
import type { Trx } from '#platform/database';
import { isHoliday } from '#platform/holidays';
import * as batches from '../batch.store.ts';
import type { PayoffContext } from '../payoff.context.ts';
import { findPayoff, idOfNumber } from '../payoff.store.ts';
import { tell } from '../tell.ts';
import { changePayoff } from './change-payoff.ts';

/** What was written of a payment, and whether it had been before. */
interface WrittenResult {
  readonly wasKnown: boolean;
  /** Why it came back as it was known, where another reason is said now; null otherwise. */
  readonly keptReason: string | null;
}

const NEW: WrittenResult = { wasKnown: false, keptReason: null };

/** What the bank says of a payment. */
export type SaidOfPayment = BankResult & {
  /** Of which day's file it says it; absent: of the one that the payment is in. */
  readonly payDay?: Day | undefined;
};

/**
 * Records what the bank did with a payment. A result that is known changes nothing, so that a file can be read again, also when the payment
 * has come back from it and is in another one by now: of that one the old file says nothing. Nor does another reason change the first. RETURNED, even after a transfer, takes it out of
 * its file and holds it for review with the reason (rules.md 7).
 *
 * @returns whether it was known; NOT_FOUND, PAYOFF_NOT_EXPORTED while the bank has no file with it, PAY_DAY_AHEAD for a
 *   transfer before its day, REASON_REQUIRED.
 */
export async function writeBankResult(context: PayoffContext, one: SaidOfPayment, operator: OperatorRef) {
  const payoffId = await idOfNumber(context.db, one.number);
  if (payoffId === undefined) return fail('NOT_FOUND');
  const of = { payoffId, payDay: one.payDay, operator };
  return one.result === 'TRANSFERRED'
    ? markTransferred(context, of)
    : markReturned(context, { ...of, reason: one.reason.trim() });
}

interface OfFile {
  readonly payoffId: string;
  readonly payDay: Day | undefined;
  readonly operator: OperatorRef;
}

/** The file with the bank that a payment is in, locked, if it is the one that is spoken of. */
async function lockFile(trx: Trx, { payoffId, payDay }: OfFile) {
  const file = await batches.lockFileOf(trx, payoffId);
  const isMeant = payDay === undefined || file?.payDay === payDay;
  return file && file.status !== 'DRAFT' && isMeant ? file : undefined;
}

/** What could not be written may be known: as the bank said it of that day's file, or, where none is named, as the payment stands. */
async function knownBefore(
  { db }: PayoffContext,
  { payoffId, payDay }: OfFile,
  stands: () => Promise<boolean>,
): Promise<Result<WrittenResult, 'PAYOFF_NOT_EXPORTED'>> {
  const isKnown = payDay === undefined ? await stands() : await batches.hasResult(db, payoffId, payDay);
  return isKnown ? ok({ ...NEW, wasKnown: true }) : fail('PAYOFF_NOT_EXPORTED');
}

async function markTransferred(context: PayoffContext, of: OfFile) {
  const { payoffId, operator } = of;
  const change = { payoffId, action: 'TRANSFER', actor: operator } as const;
  const written = await changePayoff(context, change, async (trx, row, at) => {
    const file = await lockFile(trx, of);
    if (!file) return fail('PAYOFF_NOT_EXPORTED');
    if (file.payDay > dayOf(at)) return fail('PAY_DAY_AHEAD');
    await batches.saveResult(trx, file.id, payoffId, { result: 'TRANSFERRED', reason: null }, at);
    await batches.confirmWhenComplete(trx, file.id, at);
    const words = { payDay: formatDay(file.payDay), yen: grouped(row.transferYen) };
    await tell(trx, row.castId, noticeOf('PAYOFF_TRANSFERRED', words), at);
    return ok({ transferred_on: file.payDay, reason: null });
  });
  if (written.ok) return ok(NEW);
  if (written.error.code !== 'ACTION_NOT_ALLOWED' && written.error.code !== 'PAYOFF_NOT_EXPORTED')
    return written;
  return knownBefore(
    context,
    of,
    async () => (await findPayoff(context.db, payoffId))?.status === 'TRANSFERRED',
  );
}

async function markReturned(context: PayoffContext, of: OfFile & { readonly reason: string }) {
  const { payoffId, operator, reason } = of;
  if (reason === '') return fail('REASON_REQUIRED');
  const change = { payoffId, action: 'RETURN', actor: operator, reason } as const;
  const written = await changePayoff(context, change, async (trx, row, at) => {
    const file = await lockFile(trx, of);
    if (!file) return fail('PAYOFF_NOT_EXPORTED');
    await batches.saveResult(trx, file.id, payoffId, { result: 'RETURNED', reason }, at);
    await batches.confirmWhenComplete(trx, file.id, at);
    await tell(trx, row.castId, noticeOf('PAYOFF_RETURNED', {}), at);
    const nextDay = reachablePayDay(dayOf(at), isHoliday);
    return ok({ transferred_on: null, returned_at: at, review: 'RETURNED', reason, pay_day: nextDay });
  });
  if (written.ok) return ok(NEW);
  if (written.error.code === 'NOT_FOUND') return written;
  // The bank has no file with it: it came back from an earlier one, or there was none.
  const kept = await batches.reasonOfReturn(context.db, of);
  const known = await knownBefore(context, of, async () => kept !== undefined);
  if (!known.ok || kept === undefined || kept === reason) return known;
  return ok({ ...known.value, keptReason: kept });
}
