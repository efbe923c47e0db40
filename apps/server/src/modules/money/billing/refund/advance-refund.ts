import { PAYMENT_CHECK_MINUTES } from '@yoimachi/domain/card';
import { addMinutes, dayOf } from '@yoimachi/domain/time';
import { paidLotExpiry } from '@yoimachi/domain/points';
import { grouped } from '@yoimachi/domain/money';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { notify, operatorAlert, purchaseRefunded } from '#events/catalogue.ts';
import type { Refund } from '#gateways/payment/port.ts';
import { withTransaction, type Trx } from '#platform/database';
import type { DueWork } from '#platform/jobs';
import { publish } from '#platform/outbox';
import { grantPoints } from '#money/points';
import type { BillingContext } from '../billing.context.ts';
import { findPurchase } from '../purchase.store.ts';
import * as store from './refund.store.ts';

/** Asks the provider for a started refund until it answers, and writes the outcome once. */
export async function advanceRefund(context: BillingContext, refundId: string): Promise<void> {
  const { db, clock, provider, log } = context;
  const row = await store.findRefund(db, refundId);
  if (row?.status !== 'CREATED') return;
  let refund: Refund;
  try {
    const { purchase_id: key, amount_yen: amountYen } = row;
    refund = await provider.refund({ key, idempotencyKey: refundId, amountYen });
  } catch (error) {
    log.warn({ err: error, refundId }, 'the payment provider gave no answer');
    await store.checkRefundLater(db, refundId, addMinutes(clock.now(), PAYMENT_CHECK_MINUTES));
    return;
  }
  await withTransaction(db, (trx) => writeEnd(trx, context, refundId, refund));
}

async function writeEnd(
  trx: Trx,
  { clock }: BillingContext,
  id: string,
  { state, refundId }: Refund,
): Promise<void> {
  const row = await store.lockRefund(trx, id);
  if (row.status !== 'CREATED') return;
  const at = clock.now();
  await store.endRefund(trx, id, { status: state, refundId, at });
  const { purchase_id: purchaseId, points, amount_yen: amountYen } = row;
  if (state === 'SUCCEEDED') {
    const payload = { purchaseId, refundId: id, points, amountYen };
    await publish(trx, purchaseRefunded, payload, at);
    await tellGuest(trx, row, at);
    return;
  }
  await giveBack(trx, row, at);
  const payload = { kind: 'OPERATOR_REFUND', purchaseId, refundId: id };
  await publish(trx, operatorAlert, payload, at);
}

async function tellGuest(trx: Trx, row: store.RefundRow, at: Date): Promise<void> {
  const { guestId: accountId } = (await findPurchase(trx, row.purchase_id))!;
  const words = { points: grouped(row.points), yen: grouped(row.amount_yen) };
  const notice = noticeOf('GUEST_REFUNDED', words);
  await publish(trx, notify, { accountId, ...notice, link: '/guest/used-point-history' }, at);
}

/** The provider refused: the points come back as a lot with the same expiry. */
async function giveBack(trx: Trx, row: store.RefundRow, at: Date): Promise<void> {
  const purchase = (await findPurchase(trx, row.purchase_id))!;
  await grantPoints(
    trx,
    {
      guestId: purchase.guestId,
      points: row.points,
      lotKind: 'PAID',
      expiresOn: paidLotExpiry(dayOf(purchase.completedAt!)),
      from: 'REFUNDED',
      kind: 'REFUND',
      purchaseId: row.purchase_id,
      causeId: row.id,
      key: `refund-failed:${row.id}`,
    },
    at,
  );
}

/** Requests every started refund, and again those that got no answer. */
export function refundWork(context: BillingContext): DueWork {
  return {
    name: 'billing.refund',
    queue: store.refundsToCheck,
    // It asks the payment service, and each has an instant of its own.
    together: false,
    run: ({ id }) => advanceRefund(context, id),
  };
}
