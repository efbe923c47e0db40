import { checkPurchasePoints, yenForPoints } from '@yoimachi/domain/money';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import { withTransaction, type Trx } from '../../../platform/database/index.ts';
import { runIdempotent, type IdempotencyTicket } from '../../../platform/http/index.ts';
import type { BillingContext } from '../billing.context.ts';
import { currentCard } from '../card.store.ts';
import * as store from '../purchase.store.ts';
import { advancePurchase, CHECK_MINUTES, type Advanced } from './advance-purchase.ts';

interface Order {
  readonly points: number;
  readonly packageId?: string | undefined;
  readonly returnPath: string;
}

/**
 * Buys points. The intent is committed before the provider is asked, so that a crash leaves something to reconcile; the provider
 * is asked outside any transaction with the intent's id as its idempotency key.
 */
export async function buyPoints(
  context: BillingContext,
  guestId: string,
  ticket: IdempotencyTicket,
  order: Order,
): Promise<Result<Advanced>> {
  const intent = await withTransaction(context.db, (trx) =>
    runIdempotent(trx, ticket, context.clock.now(), () =>
      createIntent(trx, context, guestId, ticket.key, order),
    ),
  );
  if (!intent.ok) return intent;
  const row = await store.findOwnPurchase(context.db, guestId, intent.value.purchaseId);
  return ok(await advancePurchase(context, row!));
}

async function createIntent(
  trx: Trx,
  { clock, ids }: BillingContext,
  guestId: string,
  clientKey: string,
  order: Order,
): Promise<Result<{ purchaseId: string }>> {
  const points = await checkOrder(trx, order);
  if (!points.ok) return points;
  const card = await currentCard(trx, guestId);
  if (!card) return fail('CARD_REQUIRED');
  const at = clock.now();
  const purchaseId = ids.newId();
  await store.insertPurchase(trx, {
    id: purchaseId,
    guestId,
    clientKey,
    points: points.value,
    amountYen: yenForPoints(points.value),
    packageId: order.packageId ?? null,
    cardId: card.id,
    returnPath: order.returnPath,
    at,
    checkAt: addMinutes(at, CHECK_MINUTES),
  });
  return ok({ purchaseId });
}

/** The points of the package, or the amount typed. A package whose points are not the ones seen is gone. */
async function checkOrder(trx: Trx, order: Order): Promise<Result<number>> {
  if (order.packageId === undefined) return checkPurchasePoints(order.points);
  const found = await store.findPackage(trx, order.packageId);
  return found?.points === order.points ? ok(order.points) : fail('PACKAGE_IS_NOT_EXIST', 'packageId');
}
