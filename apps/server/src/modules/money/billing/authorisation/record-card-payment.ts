import { inColumns, type Trx } from '#platform/database';
import { creditPurchase } from '#money/points';

/** A payment that the provider has made for a booking or a debt. */
export interface CardPayment {
  /** The provider's key of it. */
  readonly purchaseId: string;
  readonly guestId: string;
  readonly cardId: string;
  readonly kind: 'TOP_UP' | 'SHORTFALL' | 'DEBT';
  readonly bookingId: string | null;
  readonly points: number;
  readonly amountYen: number;
  readonly paymentId: string;
}

/** Writes a payment as a purchase of its day with its lot; returns the lot's id. The database refuses a second one. */
export async function recordCardPayment(trx: Trx, payment: CardPayment, at: Date): Promise<number> {
  const { purchaseId, guestId, kind, bookingId, points, amountYen, cardId } = payment;
  const paid = { guestId, kind, bookingId, points, amountYen, cardId, providerPaymentId: payment.paymentId };
  const kept = { id: purchaseId, clientKey: purchaseId, ...paid, status: 'CREATED', createdAt: at } as const;
  await trx.insertInto('purchase').values(inColumns(kept)).execute();
  const transferKind = kind === 'TOP_UP' ? 'TOP_UP' : 'SHORTFALL';
  const credit = {
    purchaseId,
    guestId,
    points,
    kind: transferKind,
    ...(bookingId && { bookingId }),
  } as const;
  const lotId = await creditPurchase(trx, credit, at);
  await trx
    .updateTable('purchase')
    .set({ status: 'SUCCEEDED', lot_id: lotId, completed_at: at })
    .where('id', '=', purchaseId)
    .execute();
  return lotId;
}
