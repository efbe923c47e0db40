import type { Delivered } from '#platform/delivery';

/** A mail to one person. */
export interface Mail {
  /** Names this mail: under one key nothing is sent twice. Nothing private stands in it. */
  readonly key: string;
  /** One bare address. */
  readonly to: string;
  /** One line. */
  readonly subject: string;
  /** Confidential to its recipient; never logged. */
  readonly text: string;
  /** The same as HTML, beside the text (`platform/letter`). */
  readonly html?: string;
  /** The way out of mails of this kind, http or https; a POST to an https one is enough (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export interface MailGateway {
  /**
   * Passes a mail on; throws a DeliveryError when it surely was not sent, also for now (greylisting). `REFUSED`, too, for what is no
   * proper mail: several addresses, or a line break where a header would end. Never called inside a transaction.
   */
  send(mail: Mail): Promise<Delivered>;
}
