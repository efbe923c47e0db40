import type { Trx } from '../database/index.ts';

export interface OutboxMessage {
  readonly topic: string;
  /** Whom or what it is about. */
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** Leaves a message that commits with the change it tells of; subscribers get it at least once, in order. */
export async function publish(trx: Trx, message: OutboxMessage): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      topic: message.topic,
      key: message.key,
      payload: JSON.stringify(message.payload),
      created_at: message.at,
    })
    .execute();
}
