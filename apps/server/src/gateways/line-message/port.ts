import type { Delivered } from '#platform/delivery';

/** A message of the product's LINE official account to one person. */
export interface LineMessage {
  /** Names this message: under one key nothing is sent twice. Nothing private stands in it. */
  readonly key: string;
  /** The person's LINE user id, which LINE Login vouched for as `sub`. The login's channel and the account belong to one provider of LINE. */
  readonly to: string;
  /** Confidential to its recipient; never logged. What is longer than LINE takes ends with an ellipsis. */
  readonly text: string;
  /** Where it leads, a whole address; the last line of the message. */
  readonly link?: string;
}

export interface LineMessageGateway {
  /**
   * Passes a message on. `SENT`: LINE took it, which it also does where the person has blocked the account. `REFUSED`: this person cannot be reached, not being a
   * friend of the account. `GONE`: LINE knows nobody by this id. Throws a DeliveryError otherwise: LINE takes a key only once for a day, so the same message may be
   * handed over again; where `isUncertain`, it may be on its way already. Never called inside a transaction.
   */
  send(message: LineMessage): Promise<Delivered>;
}
