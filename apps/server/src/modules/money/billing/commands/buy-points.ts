import { PAYMENT_CHECK_MINUTES } from '@yoimachi/domain/card';
import { checkPurchasePoints, yenForPoints } from '@yoimachi/domain/money';
import { fail, ok } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import { withTransaction, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import { insertAttempt } from '../attempts/attempt.store.ts';
import { checkAttempt, type AttemptContext } from '../attempts/check-attempt.ts';
import type { BillingContext } from '../billing.context.ts';
import { currentCard } from '../card.store.ts';
import { checkCeiling } from '../ceiling/check-ceiling.ts';
import { findPackage } from '../package.store.ts';
import * as store from '../purchase.store.ts';
import { advancePurchase } from './advance-purchase.ts';

type Context = BillingContext & AttemptContext;

interface Order {
  readonly points: number;
  readonly packageId?: string | undefined;
  readonly returnPath: string;
  /** The caller's network address. */
  readonly address: string;
}

/**
 * Buys points. The intent is committed before the provider is asked, so that a crash leaves something to reconcile; the provider
 * is asked outside any transaction with the intent's id as its idempotency key.
 */
export async function buyPoints(context: Context, guestId: string, ticket: IdempotencyTicket, order: Order) {
  const intent = await withTransaction(
    context.db,
    (trx) =>
      runIdempotent(trx, ticket, context.clock.now(), () =>
        createIntent(trx, context, guestId, ticket.key, order),
      ),
    { constraints: { account_left: 'FORBIDDEN' } },
  );
  if (!intent.ok) return intent;
  const row = await store.findOwnPurchase(context.db, guestId, intent.value.purchaseId);
  return ok(await advancePurchase(context, row!));
}

async function createIntent(trx: Trx, context: Context, guestId: string, clientKey: string, order: Order) {
  const points = await checkOrder(trx, order);
  if (!points.ok) return points;
  const card = await currentCard(trx, guestId);
  if (!card) return fail('CARD_REQUIRED');
  const allowed = await checkAttempt(trx, context, { guestId, address: order.address });
  if (!allowed.ok) return allowed;
  const at = context.clock.now();
  const affordable = await checkCeiling(trx, card.id, yenForPoints(points.value), at);
  if (!affordable.ok) return affordable;
  const purchaseId = context.ids.newId();
  await Promise.all([
    store.insertPurchase(trx, {
      id: purchaseId,
      guestId,
      clientKey,
      points: points.value,
      amountYen: affordable.value,
      packageId: order.packageId ?? null,
      cardId: card.id,
      returnPath: order.returnPath,
      status: 'CREATED',
      createdAt: at,
      checkAt: addMinutes(at, PAYMENT_CHECK_MINUTES),
    }),
    insertAttempt(trx, { ...allowed.value, guestId, purchaseId, createdAt: at }),
  ]);
  return ok({ purchaseId });
}

/** The package's points, or the amount typed. A package whose points differ from those seen counts as gone. */
async function checkOrder(trx: Trx, order: Order) {
  if (order.packageId === undefined) return checkPurchasePoints(order.points);
  const found = await findPackage(trx, order.packageId);
  return found?.points === order.points ? ok(order.points) : fail('PACKAGE_IS_NOT_EXIST', 'packageId');
}
