import type { Trx } from '#platform/database';
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
  const { purchaseId, guestId, kind, bookingId, points } = payment;
  await trx
    .insertInto('purchase')
    .values({
      id: purchaseId,
      guest_id: guestId,
      client_key: purchaseId,
      kind,
      booking_id: bookingId,
      points,
      amount_yen: payment.amountYen,
      card_id: payment.cardId,
      status: 'CREATED',
      provider_payment_id: payment.paymentId,
      created_at: at,
    })
    .execute();
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
