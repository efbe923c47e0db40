import { shareOf } from '@yoimachi/domain/money';
import { operatorAlert, purchaseChargedBack } from '#events/catalogue.ts';
import type { ProviderEvent } from '#gateways/payment/port.ts';
import { withTransaction, type Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import { spendPoints, system } from '#money/points';
import type { BillingContext } from '../billing.context.ts';
import { addDebt } from '../debt/add-debt.ts';
import { reminderOf } from '../dispute/remind.ts';
import { lockPurchase, type PurchaseRow } from '../purchase.store.ts';
import { refundedOf } from '../refund/refund.store.ts';
import { expiredPoints, hasChargeback, insertChargeback } from '../dispute/chargeback.store.ts';
import { rememberEvent } from '../payment-event.store.ts';

export type ChargebackEvent = Extract<ProviderEvent, { kind: 'CHARGEBACK' }>;

/**
 * The bank took back the money of a purchase (rules.md 4): what remains of its lot is removed, and what was spent becomes a debt. What was
 * already refunded, or expired unused, is no debt. Casts keep what they earned. An operator is always told.
 */
export function chargeBack(context: BillingContext, event: ChargebackEvent): Promise<void> {
  const { db, clock, log } = context;
  return withTransaction(db, async (trx) => {
    const at = clock.now();
    if (!(await rememberEvent(trx, event, at))) return;
    const purchase = await lockPurchase(trx, event.key);
    const isOurs = purchase?.status === 'SUCCEEDED' && !(await hasChargeback(trx, event.key));
    log.warn({ security: true, purchaseId: event.key, isOurs }, 'a payment was charged back');
    if (isOurs) await takeBack(trx, context, purchase, event, at);
    const payload = { kind: 'OPERATOR_CHARGEBACK', purchaseId: event.key, isOurs };
    await publish(trx, operatorAlert, payload, at);
  });
}

async function takeBack(
  trx: Trx,
  context: BillingContext,
  purchase: PurchaseRow,
  event: ChargebackEvent,
  at: Date,
): Promise<void> {
  const { purchaseId, guestId } = purchase;
  const id = context.ids.newId();
  const refunded = await refundedOf(trx, purchaseId);
  const claimed = Math.min(purchase.points - refunded.points, claimedPoints(purchase, event.amountYen));
  const take = (points: number) =>
    spendPoints(
      trx,
      {
        guestId,
        points,
        to: system('CHARGED_BACK'),
        kind: 'CHARGEBACK',
        purchaseId,
        causeId: id,
        key: `chargeback:${id}`,
        onlyLotId: purchase.lotId!,
      },
      at,
    );
  let takenPoints = claimed;
  const all = claimed > 0 ? await take(claimed) : undefined;
  if (all && !all.ok) {
    takenPoints = claimed - Number(all.error.details!['missingPoints']);
    if (takenPoints > 0) await take(takenPoints);
  }
  const debtPoints = Math.max(
    0,
    claimed - takenPoints - (await expiredPoints(trx, guestId, purchase.lotId!)),
  );
  const { eventId, amountYen, dispute } = event;
  const chargeback = { id, purchaseId, eventId, amountYen, takenPoints, debtPoints, createdAt: at };
  await insertChargeback(trx, {
    ...chargeback,
    ...(dispute && {
      disputeId: dispute.disputeId,
      disputeReason: dispute.reason,
      respondBy: dispute.respondBy,
      remindAt: reminderOf(dispute),
    }),
  });
  const payload = {
    chargebackId: id,
    purchaseId,
    guestId,
    lotId: purchase.lotId!,
    points: claimed,
    amountYen: Math.min(event.amountYen, purchase.amountYen - refunded.amountYen),
    debtPoints,
  };
  await publish(trx, purchaseChargedBack, payload, at);
  if (debtPoints > 0) await addDebt(trx, context, { guestId, purchaseId, points: debtPoints }, at);
}

/** Part of the money is the same part of the points, rounded down; all of it is all of them. */
const claimedPoints = ({ points, amountYen: paidYen }: PurchaseRow, amountYen: number) =>
  shareOf(points, Math.min(amountYen, paidYen), paidYen);
