import type { FastifyInstance } from 'fastify';
import type { AllowedYen } from '@yoimachi/domain/card';
import type { DueWork } from '#platform/jobs';

/** Why a card or a payment failed, as an error catalogue code. */
export type PaymentFailureCode = 'CARD_DECLINED' | 'THREE_D_SECURE_FAILED';

export interface CardData {
  readonly cardId: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
  /** The same for one card number, however often it is registered; null where the provider gives none. */
  readonly fingerprint: string | null;
}

export type CardStatus =
  | { readonly state: 'PENDING' }
  | { readonly state: 'READY'; readonly card: CardData }
  | { readonly state: 'FAILED'; readonly code: PaymentFailureCode };

/** A payment as the provider knows it. `amountYen` is the amount taken or, for an authorisation, reserved. */
export type Payment = { readonly paymentId: string; readonly amountYen: number } & (
  | { readonly state: 'SUCCEEDED' }
  /** Reserved on the card, to be captured before `expiresAt`. */
  | { readonly state: 'AUTHORISED'; readonly expiresAt: Date }
  /** An authorisation that was released or expired. */
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
  /** Absent: off-session; a card that asks for 3-D Secure fails with THREE_D_SECURE_FAILED. */
  readonly present?: {
    /** Request 3-D Secure even if the card does not require it. */
    readonly threeDSecure: boolean;
    /** Where the person returns to, a path of the product. */
    readonly returnUrl: string;
  };
}

export type Refund = { readonly refundId: string } & (
  | { readonly state: 'SUCCEEDED' }
  | { readonly state: 'FAILED' }
);

/** What the card company says of a payment that the cardholder took back. */
export interface Dispute {
  readonly disputeId: string;
  /** As the provider names it: `fraudulent`, `product_not_received`. */
  readonly reason: string;
  /** Until when evidence can be handed in; null where it says nothing. */
  readonly respondBy: Date | null;
  /** Null while it is open. LOST: the money stays with the cardholder. */
  readonly outcome: 'WON' | 'LOST' | null;
}

/** What a webhook reports: something changed, so ask the provider. `key` is the payment's idempotency key. */
export type ProviderEvent = { readonly eventId: string } & (
  | { readonly kind: 'PAYMENT'; readonly key: string }
  /** The cardholder took the money back through the bank. */
  | {
      readonly kind: 'CHARGEBACK';
      readonly key: string;
      readonly amountYen: number;
      readonly dispute: Dispute | null;
    }
  /** Something about such a dispute is known or decided since. */
  | { readonly kind: 'DISPUTE'; readonly key: string; readonly dispute: Dispute }
  /** Nothing this product acts on. */
  | { readonly kind: 'OTHER' }
);

/**
 * A payment service. Cards are entered on its own pages; this server only ever sees their last four digits. No method is called inside a
 * transaction. Each may throw (no answer); its effect is then unknown, and it is called again with the same key.
 */
export interface PaymentService {
  /** The smallest amount it charges, authorises or captures. */
  readonly smallestChargeYen: number;
  readonly capabilities: {
    /** Less than was authorised can be captured. */
    readonly partialCapture: boolean;
  };
  /** Begins registering a card; `setupId` is later passed to `cardStatus`. */
  startCard(order: {
    readonly customer: string;
    readonly returnUrl: string;
  }): Promise<{ setupId: string; pageUrl: string }>;
  /** The status of a registration; null when it is not this customer's. */
  cardStatus(order: { readonly customer: string; readonly setupId: string }): Promise<CardStatus | null>;
  readonly charge: (charge: Charge) => Promise<Payment>;
  /** Reserves an amount without taking it; the answer says how long for. */
  readonly authorise: (charge: Charge) => Promise<Payment>;
  /** Captures at most what was authorised, once; the rest is released to the card. `key` is the authorisation's. */
  capture(order: { readonly key: string; readonly amountYen: number }): Promise<Payment>;
  /** Releases an authorisation; one that has ended stays as it is. `key` is the authorisation's. */
  cancelAuthorisation(order: { readonly key: string }): Promise<Payment>;
  /** Refunds part or all of what was taken. `key` is the payment's. */
  refund(order: {
    readonly key: string;
    readonly idempotencyKey: string;
    readonly amountYen: number;
  }): Promise<Refund>;
  /** The payment or authorisation of a key; null when none was made. */
  findPayment(idempotencyKey: string): Promise<Payment | null>;
  /** Abandons a payment that waits for the person; returns how it ended, which may be SUCCEEDED. */
  abandon(idempotencyKey: string): Promise<Payment | null>;
  /** Reads a webhook; null when its signature is not the provider's. May look up which key an event belongs to. */
  parseWebhook(webhook: {
    readonly body: string;
    readonly headers: Readonly<Record<string, string | undefined>>;
  }): ProviderEvent | null | Promise<ProviderEvent | null>;
  /** Pages of a provider that runs in this process. */
  readonly pages?: (app: FastifyInstance) => Promise<void>;
  /** What such a provider does on its own when due. */
  readonly dueWork?: readonly DueWork[];
}

/** What charges or reserves only what the card's ceiling allowed. All four are functions: a method that takes less passes for one that takes more. */
type Allowed = (charge: Charge & { readonly amountYen: AllowedYen }) => Promise<Payment>;

/** A payment service as the modules have it: whoever forgot to ask the ceiling does not compile (rules.md 13). */
export interface PaymentProvider extends Omit<PaymentService, 'authorise' | 'charge'> {
  readonly charge: Allowed;
  readonly authorise: Allowed;
}
