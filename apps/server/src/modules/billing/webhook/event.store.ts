import type { Db } from '../../../platform/database/index.ts';

export async function isKnownEvent(db: Db, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_event')
    .select('event_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

/** An event of the payment service, as far as it is kept. */
export interface KnownEvent {
  readonly eventId: string;
  readonly kind: 'PAYMENT' | 'CHARGEBACK' | 'OTHER';
  readonly key?: string;
}

/** Remembers an event; false when it was known, or is being handled in a transaction that has committed by now. */
export async function rememberEvent(db: Db, event: KnownEvent, at: Date): Promise<boolean> {
  const row = await db
    .insertInto('payment_event')
    .values({
      event_id: event.eventId,
      kind: event.kind,
      payment_key: event.key ?? null,
      received_at: at,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}
