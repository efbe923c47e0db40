/** A text message to a mobile phone. */
interface SmsMessage {
  /** International form, such as +819012345678. */
  readonly to: string;
  /** Confidential to its recipient; never logged. */
  readonly body: string;
}

export interface SmsGateway {
  /** Passes a message on; throws when the service does not accept it. Never called inside a transaction. */
  send(message: SmsMessage): Promise<void>;
}
