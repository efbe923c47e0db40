/** Something a person is told outside the product, through the channel in the person's settings. */
export interface PersonalMessage {
  readonly accountId: string;
  readonly body: string;
}

export interface MessageGateway {
  /** Passes a message on; throws when the service does not accept it. Never called inside a transaction. */
  send(message: PersonalMessage): Promise<void>;
}
