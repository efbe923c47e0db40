import { PAYMENT_CHECK_MINUTES } from '@yoimachi/domain/card';
import { addMinutes } from '@yoimachi/domain/time';
import { operatorAlert } from '#events/catalogue.ts';
import type { Payment } from '#gateways/payment/port.ts';
import { withTransaction, type Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import { creditPurchase } from '#money/points';
import type { BillingContext } from '../billing.context.ts';
import * as store from '../purchase.store.ts';

/** A guest who has not returned from 3-D Secure by then has given up. */
const ABANDON_MINUTES = 30;
/** How often an operator is reminded of a mismatch. */
const MISMATCH_MINUTES = 24 * 60;

/** A purchase's current state, with the provider's page while the guest has to go there. */
export interface Advanced {
  readonly row: store.PurchaseRow;
  readonly actionUrl: string | null;
}

/**
 * Reconciles a purchase with the provider: charges it if not yet done, otherwise asks how it ended, and writes the outcome once. The first
 * call, polling, webhooks and the reconciler all come here, in any order and concurrently. When the provider does not answer, the purchase
 * stays open and is checked again. `hasNews`: the provider says something changed, so a failed purchase is checked too.
 */
export async function advancePurchase(
  context: BillingContext,
  row: store.PurchaseRow,
  { hasNews = false }: { readonly hasNews?: boolean } = {},
): Promise<Advanced> {
  if (row.status === 'SUCCEEDED' || (row.status === 'FAILED' && !hasNews)) return { row, actionUrl: null };
  let answer: Answer = 'NO_ANSWER';
  try {
    answer = await askProvider(context, row);
  } catch (error) {
    context.log.warn({ err: error, purchaseId: row.purchaseId }, 'the payment provider gave no answer');
  }
  const next = await writeOutcome(context, row.purchaseId, answer);
  return { row: next, actionUrl: actionUrlOf(answer) };
}

/** NOT_MADE: the provider knows of no payment, and none will be made. */
type Answer = Payment | 'NO_ANSWER' | 'NOT_MADE';

const actionUrlOf = (answer: Answer) =>
  typeof answer === 'object' && answer.state === 'ACTION_REQUIRED' ? answer.actionUrl : null;

async function askProvider({ db, clock, provider }: BillingContext, row: store.PurchaseRow): Promise<Answer> {
  if (row.status === 'FAILED') return (await provider.findPayment(row.purchaseId)) ?? 'NOT_MADE';
  // Nobody is waiting any more: charging now would surprise the guest.
  if (clock.now() >= addMinutes(row.createdAt, ABANDON_MINUTES))
    return (await provider.abandon(row.purchaseId)) ?? 'NOT_MADE';
  const known = await provider.findPayment(row.purchaseId);
  if (known) return known;
  if (row.cardId === null) throw new Error(`Purchase ${row.purchaseId} has no card`);
  return provider.charge({
    idempotencyKey: row.purchaseId,
    cardId: await store.providerCardOf(db, row.cardId),
    amountYen: row.amountYen,
    present: {
      // The first purchase is authenticated even if the card does not require it (rules.md 4).
      threeDSecure: !(await store.hasPurchased(db, row.guestId)),
      returnUrl: withPurchase(row.returnPath, row.purchaseId),
    },
  });
}

/** Writes the outcome under the purchase's lock, so that it is credited only once. */
function writeOutcome(context: BillingContext, purchaseId: string, answer: Answer) {
  return withTransaction(context.db, async (trx) => {
    const row = (await store.lockPurchase(trx, purchaseId))!;
    if (row.status !== 'SUCCEEDED') await writeAnswer(trx, row, answer, context.clock.now());
    return (await store.findPurchase(trx, purchaseId))!;
  });
}

async function writeAnswer(trx: Trx, row: store.PurchaseRow, answer: Answer, at: Date): Promise<void> {
  const { purchaseId, guestId, points } = row;
  const write = (change: store.PurchaseChange) => store.changePurchase(trx, purchaseId, change);
  const ended = { completed_at: at, check_at: null };
  const soon = addMinutes(at, PAYMENT_CHECK_MINUTES);
  if (answer === 'NO_ANSWER') {
    if (row.status !== 'FAILED') await write({ check_at: soon });
  } else if (answer === 'NOT_MADE') {
    const none = { failure_code: 'PAYMENT_TIMED_OUT', provider_payment_id: null };
    if (row.status !== 'FAILED') await write({ status: 'FAILED', ...none, ...ended });
  } else if (answer.state === 'SUCCEEDED' && answer.amountYen === row.amountYen) {
    // Even where it had failed here: what was paid is credited.
    const lotId = await creditPurchase(trx, { purchaseId, guestId, points }, at);
    const paid = { lot_id: lotId, provider_payment_id: answer.paymentId, failure_code: null };
    await write({ status: 'SUCCEEDED', ...paid, ...ended });
  } else if (row.status === 'FAILED') {
    return;
  } else if (answer.state === 'ACTION_REQUIRED') {
    await write({ status: 'ACTION_REQUIRED', provider_payment_id: answer.paymentId, check_at: soon });
  } else if (answer.state === 'FAILED') {
    const refused = { failure_code: answer.code, provider_payment_id: answer.paymentId };
    await write({ status: 'FAILED', ...refused, ...ended });
  } else {
    await raiseMismatch(trx, row, answer, at);
  }
}

/** The provider has something different under this purchase's key: nothing is credited, and it stays open for an operator to look at. */
async function raiseMismatch(trx: Trx, row: store.PurchaseRow, payment: Payment, at: Date): Promise<void> {
  const isRaised = row.checkAt !== null && row.checkAt > addMinutes(at, PAYMENT_CHECK_MINUTES);
  if (isRaised) return;
  const { state, amountYen } = payment;
  const payload = { kind: 'OPERATOR_PAYMENT_MISMATCH', purchaseId: row.purchaseId, state, amountYen };
  await publish(trx, operatorAlert, payload, at);
  await store.changePurchase(trx, row.purchaseId, { check_at: addMinutes(at, MISMATCH_MINUTES) });
}

const withPurchase = (path: string, purchaseId: string) =>
  `${path}${path.includes('?') ? '&' : '?'}purchaseId=${purchaseId}`;
