import type { FastifyInstance } from 'fastify';
import type { DueWork } from '#platform/jobs';

/** Why a card or a payment failed, as a code of the error catalogue. */
export type PaymentFailureCode = 'CARD_DECLINED' | 'THREE_D_SECURE_FAILED';

export interface CardData {
  readonly cardId: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
  /** The same for one card number, however often it is registered; null where the provider says nothing. */
  readonly fingerprint: string | null;
}

export type CardStatus =
  | { readonly state: 'PENDING' }
  | { readonly state: 'READY'; readonly card: CardData }
  | { readonly state: 'FAILED'; readonly code: PaymentFailureCode };

/** A payment as the provider knows it. `amountYen` is what was taken, or for an authorisation what is reserved. */
export type Payment = { readonly paymentId: string; readonly amountYen: number } & (
  | { readonly state: 'SUCCEEDED' }
  /** Reserved on the card, to be captured before `expiresAt`. */
  | { readonly state: 'AUTHORISED'; readonly expiresAt: Date }
  /** An authorisation that was given back or ran out. */
  | { readonly state: 'CANCELLED' }
  /** The person has to go there (3-D Secure) and comes back to the return address. */
  | { readonly state: 'ACTION_REQUIRED'; readonly actionUrl: string }
  | { readonly state: 'FAILED'; readonly code: PaymentFailureCode }
);

export interface Charge {
  /** The same key is charged once, however often it is sent. */
  readonly idempotencyKey: string;
  readonly cardId: string;
  readonly amountYen: number;
  /** Absent: nobody is there to answer, and a card that asks for 3-D Secure fails with THREE_D_SECURE_FAILED. */
  readonly present?: {
    /** Ask for 3-D Secure even if the card would not. */
    readonly threeDSecure: boolean;
    /** Where the person comes back to, a path of the product. */
    readonly returnUrl: string;
  };
}

export type Refund = { readonly refundId: string } & (
  { readonly state: 'SUCCEEDED' } | { readonly state: 'FAILED' }
);

/** What a webhook tells: something changed, so ask the provider. `key` is the idempotency key of the payment. */
export type ProviderEvent = { readonly eventId: string } & (
  | { readonly kind: 'PAYMENT'; readonly key: string }
  /** The card's owner took his money back through his bank. */
  | { readonly kind: 'CHARGEBACK'; readonly key: string; readonly amountYen: number }
  /** Nothing this product waits for. */
  | { readonly kind: 'OTHER' }
);

/**
 * A payment service. Cards are entered on its own pages; this server only ever sees their last four digits. No method is called
 * inside a transaction, each may throw (no answer), and then nothing is known of its effect: it is asked again with the same key.
 */
export interface PaymentProvider {
  /** The least it charges, authorises or captures. */
  readonly smallestChargeYen: number;
  readonly capabilities: {
    /** Less than was authorised can be captured. */
    readonly partialCapture: boolean;
  };
  /** Begins to register a card; `setupId` is asked for again by `cardStatus`. */
  startCard(order: {
    readonly customer: string;
    readonly returnUrl: string;
  }): Promise<{ setupId: string; pageUrl: string }>;
  /** How a registration stands; null when it is not this customer's. */
  cardStatus(order: { readonly customer: string; readonly setupId: string }): Promise<CardStatus | null>;
  charge(charge: Charge): Promise<Payment>;
  /** Reserves an amount without taking it; how long it lives is what the answer says. */
  authorise(charge: Charge): Promise<Payment>;
  /** Takes at most what was authorised, once; the rest goes back to the card. `key` is the authorisation's. */
  capture(order: { readonly key: string; readonly amountYen: number }): Promise<Payment>;
  /** Gives an authorisation back; one that has ended stays as it is. `key` is the authorisation's. */
  cancelAuthorisation(order: { readonly key: string }): Promise<Payment>;
  /** Gives back a part or all of what was taken. `key` is the payment's. */
  refund(order: {
    readonly key: string;
    readonly idempotencyKey: string;
    readonly amountYen: number;
  }): Promise<Refund>;
  /** The payment or authorisation of a key; null when none was made. */
  findPayment(idempotencyKey: string): Promise<Payment | null>;
  /** Gives up a payment that waits for the person; answers how it ended, which may be SUCCEEDED. */
  abandon(idempotencyKey: string): Promise<Payment | null>;
  /** Reads a webhook; null when its signature is not the provider's. May look up which key an event belongs to. */
  parseWebhook(webhook: {
    readonly body: string;
    readonly headers: Readonly<Record<string, string | undefined>>;
  }): ProviderEvent | null | Promise<ProviderEvent | null>;
  /** Pages of a provider that lives in this process. */
  readonly pages?: (app: FastifyInstance) => Promise<void>;
  /** What such a provider does by itself when its time comes. */
  readonly dueWork?: readonly DueWork[];
}
