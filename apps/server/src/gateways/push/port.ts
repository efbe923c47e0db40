import type { PushText } from '@yoimachi/domain/push';
import type { Delivered } from '#platform/delivery';

/** Where a browser takes pushes, and with which keys they are encrypted so that it alone reads them. */
export interface PushAddress {
  /** At the push service of the browser's maker; whoever has it can reach the browser, so it is never logged. */
  readonly endpoint: string;
  /** Base64url. */
  readonly p256dh: string;
  /** Base64url; a secret. */
  readonly auth: string;
}

/** How soon a phone has to wake for it (RFC 8030, 5.3). */
export type PushUrgency = 'high' | 'low' | 'normal' | 'very-low';

/** Something shown by one browser, confidential to the person in front of it. */
export interface Push extends PushText {
  /** Names this push: under one key nothing is sent twice. Null: who sends it sees to that. Nothing private stands in it. */
  readonly key: string | null;
  /** Whose it is; only the development inbox asks. */
  readonly accountId: string;
  readonly to: PushAddress;
  readonly urgency: PushUrgency;
  /** How long the service keeps it for a browser that is away; seconds. */
  readonly ttlSeconds: number;
}

export interface PushGateway {
  /** What browsers subscribe with; null where nothing is sent. */
  readonly publicKey: string | null;
  /**
   * Passes a push on; throws a DeliveryError when it surely was not sent. `GONE`: the browser has ended the subscription. `REFUSED`, too, for
   * keys that are none, a text beyond 4 kB and an address within our own network. Never called inside a transaction.
   */
  send(push: Push): Promise<Delivered>;
}
