import { PAYMENT_CHECK_MINUTES } from '@yoimachi/domain/card';
import { addMinutes } from '@yoimachi/domain/time';
import type { Payment } from '#gateways/payment/port.ts';
import { withTransaction, type Trx } from '#platform/database';
import type { BillingContext } from '../billing.context.ts';
import { hasPurchased, providerCardOf } from '../purchase.store.ts';
import * as store from './top-up.store.ts';

/** An authorisation not attached to a booking by then was abandoned by the guest or left by a crash. */
const LEFT_BEHIND_MINUTES = 30;

/** The outcome is unknown: it may or may not have been done. */
const NO_ANSWER = 'NO_ANSWER';

/** An authorisation's current state, with the provider's page while the guest has to go there. */
export interface AdvancedTopUp {
  readonly row: store.TopUpRow;
  readonly actionUrl: string | null;
}

/** Asks the provider for an authorisation and records the answer. Without one it stays open and may be asked for again. */
export async function advanceTopUp(context: BillingContext, id: string): Promise<AdvancedTopUp> {
  const row = (await store.findTopUp(context.db, id))!;
  if (row.status !== 'CREATED' && row.status !== 'ACTION_REQUIRED') return { row, actionUrl: null };
  const payment = await answerOf(context, row, () => authorise(context, row));
  const next = await writeOutcome(context, id, payment);
  const isAction = payment !== NO_ANSWER && payment.state === 'ACTION_REQUIRED';
  return { row: next, actionUrl: isAction ? payment.actionUrl : null };
}

/**
 * The reconciler's check of an authorisation: releases what is not needed, asks how a call interrupted by a crash ended, and gives up what
 * no booking claimed.
 */
export async function checkTopUp(context: BillingContext, id: string): Promise<void> {
  const row = await store.findTopUp(context.db, id);
  if (!row || row.check_at === null || row.check_at > context.clock.now()) return;
  const isLeft = context.clock.now() >= addMinutes(row.created_at, LEFT_BEHIND_MINUTES);
  if (isLeft && row.booking_id === null && row.status !== 'CANCELLING') {
    await withTransaction(context.db, async (trx) => {
      const locked = await store.lockTopUp(trx, id);
      if (locked.booking_id === null) await giveUp(trx, locked, context.clock.now());
    });
    return;
  }
  const payment = await answerOf(context, row, () =>
    row.status === 'CANCELLING' ? giveBack(context, row) : context.provider.findPayment(id),
  );
  await writeOutcome(context, id, payment);
}

async function giveUp(trx: Trx, row: store.TopUpRow, at: Date) {
  const isLive = ['CREATED', 'ACTION_REQUIRED', 'AUTHORISED'].includes(row.status);
  await store.changeTopUp(trx, row.id, isLive ? { status: 'CANCELLING', check_at: at } : { check_at: null });
}

async function answerOf<T>(
  { log }: BillingContext,
  row: store.TopUpRow,
  ask: () => Promise<T>,
): Promise<T | typeof NO_ANSWER> {
  try {
    return await ask();
  } catch (error) {
    log.warn({ err: error, topUpId: row.id }, 'the payment provider gave no answer');
    return NO_ANSWER;
  }
}

async function authorise(context: BillingContext, row: store.TopUpRow): Promise<Payment> {
  const { db, provider } = context;
  const known = await provider.findPayment(row.id);
  if (known) return known;
  return provider.authorise({
    idempotencyKey: row.id,
    cardId: await providerCardOf(db, row.card_id),
    amountYen: row.amount_yen,
    ...(row.return_path !== null && {
      // The first payment is authenticated even if the card does not require it (rules.md 4).
      present: { threeDSecure: !(await hasPurchased(db, row.guest_id)), returnUrl: row.return_path },
    }),
  });
}

async function giveBack({ provider }: BillingContext, row: store.TopUpRow): Promise<Payment | null> {
  const known = await provider.findPayment(row.id);
  if (known?.state === 'ACTION_REQUIRED') {
    const abandoned = await provider.abandon(row.id);
    return abandoned?.state === 'AUTHORISED' ? provider.cancelAuthorisation({ key: row.id }) : abandoned;
  }
  return known?.state === 'AUTHORISED' ? provider.cancelAuthorisation({ key: row.id }) : known;
}

/** Null: the provider has no record of it. */
type Answer = Payment | typeof NO_ANSWER | null;

/** Writes an answer under the authorisation's lock. */
function writeOutcome(context: BillingContext, id: string, answer: Answer): Promise<store.TopUpRow> {
  return withTransaction(context.db, async (trx) => {
    const row = await store.lockTopUp(trx, id);
    const change = changeOf(row, answer, context.clock.now());
    if (change) await store.changeTopUp(trx, id, change);
    return (await store.findTopUp(trx, id))!;
  });
}

function changeOf(row: store.TopUpRow, answer: Answer, now: Date): store.TopUpChange | null {
  const later = { check_at: addMinutes(now, PAYMENT_CHECK_MINUTES) };
  const payment = answer === NO_ANSWER ? null : answer;
  switch (row.status) {
    case 'CREATED':
    case 'ACTION_REQUIRED':
      if (payment) return openChange(row, payment, now);
      return row.booking_id === null ? later : null;
    case 'CANCELLING':
      if (answer === NO_ANSWER || payment?.state === 'AUTHORISED' || payment?.state === 'ACTION_REQUIRED')
        return later;
      return { status: 'CANCELLED', check_at: null };
    case 'CANCELLED':
    case 'FAILED':
      // The answer arrived after the authorisation had been given up.
      return payment?.state === 'AUTHORISED' ? { status: 'CANCELLING', check_at: now } : null;
    default:
      return row.check_at !== null && row.booking_id === null ? later : null;
  }
}

/** An answer to an authorisation that was still waiting for one. */
function openChange(row: store.TopUpRow, payment: Payment, now: Date): store.TopUpChange {
  const isOfRequest = row.booking_id === null;
  switch (payment.state) {
    case 'AUTHORISED': {
      const checkAt = isOfRequest ? addMinutes(row.created_at, LEFT_BEHIND_MINUTES) : null;
      return { status: 'AUTHORISED', expires_at: payment.expiresAt, check_at: checkAt };
    }
    case 'ACTION_REQUIRED':
      return {
        status: 'ACTION_REQUIRED',
        check_at: isOfRequest ? addMinutes(now, PAYMENT_CHECK_MINUTES) : null,
      };
    case 'FAILED':
      return { status: 'FAILED', failure_code: payment.code, check_at: null };
    default:
      return { status: 'CANCELLED', check_at: null };
  }
}
