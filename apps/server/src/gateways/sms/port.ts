/** A text message to a mobile phone. */
interface SmsMessage {
  /** International form, such as +819012345678. */
  readonly to: string;
  /** Contains what only its reader may know; it is never logged. */
  readonly body: string;
}

export interface SmsGateway {
  /** Hands a message on; throws when the service does not take it. Never called inside a transaction. */
  send(message: SmsMessage): Promise<void>;
}
