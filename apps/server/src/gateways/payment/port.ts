import type { FastifyInstance } from 'fastify';

/** Why a card or a payment failed, as a code of the error catalogue. */
export type PaymentFailureCode = 'CARD_DECLINED' | 'THREE_D_SECURE_FAILED';

export interface CardData {
  readonly cardId: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
}

export type CardStatus =
  | { readonly state: 'PENDING' }
  | { readonly state: 'READY'; readonly card: CardData }
  | { readonly state: 'FAILED'; readonly code: PaymentFailureCode };

export type Payment = { readonly paymentId: string } & (
  | { readonly state: 'SUCCEEDED' }
  /** The person has to go there (3-D Secure) and comes back to the return address. */
  | { readonly state: 'ACTION_REQUIRED'; readonly actionUrl: string }
  | { readonly state: 'FAILED'; readonly code: PaymentFailureCode }
);

export interface Charge {
  /** The same key is charged once, however often it is sent. */
  readonly idempotencyKey: string;
  readonly cardId: string;
  readonly amountYen: number;
  /** Ask for 3-D Secure even if the card would not. */
  readonly threeDSecure: boolean;
  /** Where the person comes back to, a path of the product. */
  readonly returnUrl: string;
}

/**
 * A payment service. Cards are entered on its own pages; this server only ever sees their last four digits. No method is called
 * inside a transaction, each may throw (no answer), and then nothing is known of its effect.
 */
export interface PaymentProvider {
  /** Begins to register a card; `setupId` is asked for again by `cardStatus`. */
  startCard(order: {
    readonly customer: string;
    readonly returnUrl: string;
  }): Promise<{ setupId: string; pageUrl: string }>;
  /** How a registration stands; null when it is not this customer's. */
  cardStatus(order: { readonly customer: string; readonly setupId: string }): Promise<CardStatus | null>;
  charge(charge: Charge): Promise<Payment>;
  /** The payment of a key; null when none was made. */
  findPayment(idempotencyKey: string): Promise<Payment | null>;
  /** Gives up a payment that waits for the person; answers how it ended, which may be SUCCEEDED. */
  abandon(idempotencyKey: string): Promise<Payment | null>;
  /** Pages of a provider that lives in this process. */
  readonly pages?: (app: FastifyInstance) => Promise<void>;
}
