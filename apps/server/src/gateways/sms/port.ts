import type { Delivered } from '#platform/delivery';

/** A text message to a mobile phone. */
export interface SmsMessage {
  /** Names this message: under one key nothing is sent twice. Nothing private stands in it. */
  readonly key: string;
  /** International form, such as +819012345678. */
  readonly to: string;
  /** Confidential to its recipient; never logged. */
  readonly body: string;
  /** Not worth delivering later than this. */
  readonly validMinutes?: number;
}

export interface SmsGateway {
  /** Passes a message on; throws a DeliveryError when it surely was not sent. Never called inside a transaction. */
  send(message: SmsMessage): Promise<Delivered>;
}
