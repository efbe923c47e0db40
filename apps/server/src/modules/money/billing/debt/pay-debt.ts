import { debtRetryAt } from '@yoimachi/domain/booking';
import { PAYMENT_CHECK_MINUTES, takenAnyway } from '@yoimachi/domain/card';
import { cardAmountFor, grouped } from '@yoimachi/domain/money';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { addMinutes } from '@yoimachi/domain/time';
import { notify } from '#events/catalogue.ts';
import { withTransaction, type Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import { owned, spendPoints } from '#money/points';
import { abandonCharge, chargeCard, type Collected } from '../authorisation/collect.ts';
import { recordCardPayment } from '../authorisation/record-card-payment.ts';
import type { BillingContext } from '../billing.context.ts';
import { currentCard, lockGuest } from '../card.store.ts';
import * as store from './debt.store.ts';

/** A guest who has not returned from 3-D Secure by then has given up. */
const ABANDON_MINUTES = 30;

/** How an attempt to pay a debt ended; OPEN: outcome not known yet. */
export type DebtPayment =
  | { readonly state: 'PAID' | 'OPEN' | 'REFUSED' | 'CARD_REQUIRED' }
  | { readonly state: 'ACTION_REQUIRED'; readonly actionUrl: string };

/**
 * Charges a debt to the guest's card: with a `returnPath` he is on-session, otherwise a job is repeating it. The intent is committed first,
 * the provider is asked outside any transaction, and the outcome is written once. A pending attempt is continued.
 */
export async function payDebt(
  context: BillingContext,
  debtId: string,
  returnPath: string | null,
): Promise<DebtPayment> {
  const begun = await withTransaction(context.db, (trx) => begin(trx, context, debtId, returnPath));
  if ('state' in begun) return begun;
  const { attempt_id: key, attempt_card_id: cardId, attempt_yen: amountYen } = begun.debt;
  const isAbandoned = context.clock.now() >= addMinutes(begun.debt.attempt_at!, ABANDON_MINUTES);
  const collected = isAbandoned
    ? await abandonCharge(context, key!)
    : await chargeCard(context, {
        key: key!,
        cardId: cardId!,
        amountYen: amountYen!,
        returnPath: begun.debt.attempt_return_path,
      });
  return withTransaction(context.db, (trx) => finish(trx, context, begun.debt, collected));
}

async function begin(
  trx: Trx,
  { ids, clock, provider }: BillingContext,
  debtId: string,
  returnPath: string | null,
): Promise<{ readonly debt: store.DebtRow } | DebtPayment> {
  const debt = await store.lockDebt(trx, debtId);
  if (!debt) throw new Error(`There is no debt ${debtId}`);
  if (debt.status !== 'OPEN') return { state: 'PAID' };
  if (debt.attempt_id !== null) return { debt };
  const at = clock.now();
  const card = await currentCard(trx, debt.guest_id);
  if (!card) {
    if (returnPath === null) await store.setRetry(trx, debtId, debtRetryAt(debt.created_at, at));
    return { state: 'CARD_REQUIRED' };
  }
  const { points, amountYen } = cardAmountFor(debt.points, provider.smallestChargeYen);
  const attempt = {
    attempt_id: ids.newId(),
    attempt_card_id: card.id,
    attempt_points: points,
    attempt_yen: takenAnyway('DEBT', amountYen),
    attempt_return_path: returnPath,
    attempt_at: at,
    check_at: addMinutes(at, PAYMENT_CHECK_MINUTES),
  };
  await store.beginAttempt(trx, debtId, attempt);
  return { debt: (await store.findDebt(trx, debtId))! };
}

/** Writes how an attempt ended, unless that has been done meanwhile. */
async function finish(
  trx: Trx,
  { clock }: BillingContext,
  asked: store.DebtRow,
  collected: Collected,
): Promise<DebtPayment> {
  await lockGuest(trx, asked.guest_id);
  const debt = (await store.lockDebt(trx, asked.id))!;
  if (debt.status !== 'OPEN') return { state: 'PAID' };
  if (debt.attempt_id !== asked.attempt_id) return { state: 'OPEN' };
  const at = clock.now();
  switch (collected.end) {
    case 'PAID':
      await recordPayment(trx, debt, collected.paymentId, at);
      return { state: 'PAID' };
    case 'REFUSED':
      await store.endAttempt(trx, debt.id, debtRetryAt(debt.created_at, at));
      return { state: 'REFUSED' };
    case 'ACTION_REQUIRED':
      await store.setCheck(trx, debt.id, addMinutes(at, PAYMENT_CHECK_MINUTES));
      return { state: 'ACTION_REQUIRED', actionUrl: collected.actionUrl };
    case 'UNKNOWN':
      await store.setCheck(trx, debt.id, addMinutes(at, PAYMENT_CHECK_MINUTES));
      return { state: 'OPEN' };
  }
}

async function recordPayment(trx: Trx, debt: store.DebtRow, paymentId: string, at: Date): Promise<void> {
  const { guest_id: guestId, points } = debt;
  const payment = {
    purchaseId: debt.attempt_id!,
    guestId,
    cardId: debt.attempt_card_id!,
    kind: 'DEBT' as const,
    bookingId: debt.booking_id,
    points: debt.attempt_points!,
    amountYen: debt.attempt_yen!,
    paymentId,
  };
  const lotId = await recordCardPayment(trx, payment, at);
  const spent = await spendPoints(
    trx,
    {
      guestId,
      points,
      to: owned('GUEST_DEBT', guestId),
      kind: 'DEBT_PAID',
      causeId: debt.id,
      ...(debt.booking_id && { bookingId: debt.booking_id }),
      key: `debt-paid:${debt.id}`,
      onlyLotId: lotId,
    },
    at,
  );
  if (!spent.ok) throw new Error(`The payment of debt ${debt.id} does not cover it`);
  await store.endDebt(trx, debt.id, { status: 'PAID', at });
  const words = { points: grouped(payment.points), yen: grouped(payment.amountYen) };
  const notice = noticeOf('GUEST_CARD_CHARGED', words);
  await publish(trx, notify, { accountId: guestId, ...notice, link: '/guest/payment-info' }, at);
}
