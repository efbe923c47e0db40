import type { BodyOf } from '@yoimachi/contract/route';
import type { receiptRoutes } from '@yoimachi/contract/receipt';
import { TAX_PERCENT } from '@yoimachi/domain/money';
import { bundle, PROVISO } from '@yoimachi/domain/receipt';
import { fail, ok } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { receiptIssued } from '#events/catalogue.ts';
import { withTransaction, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import { publish } from '#platform/outbox';
import { nameToPrint } from '../printed-name.ts';
import { lockPaidPurchases } from '../purchase.store.ts';
import type { ReceiptContext } from '../receipt.context.ts';
import { insertReceipt } from '../receipt.store.ts';

type Order = BodyOf<typeof receiptRoutes.issueReceipt>;

/**
 * Issues one receipt for the guest's purchases of one Tokyo day (rules.md 4). Its file is rendered after the commit, from what is stored,
 * so nobody waits for a number while another receipt is rendered.
 */
export async function issueReceipt(
  context: ReceiptContext,
  guestId: string,
  ticket: IdempotencyTicket,
  order: Order,
) {
  const name = await nameToPrint(context.printer, order.name);
  if (!name.ok) return name;
  const at = context.clock.now();
  return withTransaction(
    context.db,
    (trx) =>
      runIdempotent(trx, ticket, at, () =>
        storeReceipt(trx, context, { guestId, order, name: name.value, at }),
      ),
    { constraints: { receipt_line_once: 'RECEIPT_ALREADY_ISSUED' } },
  );
}

interface Wanted {
  readonly guestId: string;
  readonly order: Order;
  /** As it is printed. */
  readonly name: string;
  readonly at: Date;
}

async function storeReceipt(trx: Trx, { ids, config }: ReceiptContext, { guestId, order, name, at }: Wanted) {
  const wanted = [...new Set(order.purchaseIds)];
  const purchases = await lockPaidPurchases(trx, guestId, wanted);
  if (purchases.length < wanted.length) return fail('NOT_FOUND', 'purchaseIds');
  const totals = bundle(purchases.map((each) => ({ ...each, day: dayOf(each.paidAt) })));
  if (!totals.ok) return totals;
  if (purchases.some(({ receiptId: earlier }) => earlier !== null))
    return fail('RECEIPT_ALREADY_ISSUED', 'purchaseIds');
  // Refunded to the card in full: nothing was sold.
  if (purchases.some(({ points, amountYen }) => points <= 0 || amountYen <= 0))
    return fail('NOT_FOUND', 'purchaseIds');
  const receiptId = ids.newId();
  await publish(trx, receiptIssued, { receiptId }, at);
  await insertReceipt(trx, {
    id: receiptId,
    guestId,
    name,
    honorific: order.honorific,
    proviso: PROVISO,
    totals: totals.value,
    taxPercent: TAX_PERCENT,
    issuer: config.issuer,
    purchases,
    at,
  });
  return ok({ receiptId });
}
