import { isThere, type Db } from '#platform/database';

export async function isKnownEvent(db: Db, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_event')
    .select('event_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a key belongs to a booking's or debt's charge, which becomes a purchase once it has ended. */
export const isChargeUnderWay = (db: Db, key: string) =>
  isThere(db)`
    select from settlement where charge_id = ${key}
    union all select from debt where attempt_id = ${key} limit 1`;

/** Whether the service reported that the money of a payment was taken back. */
export async function isToldTakenBack(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_event')
    .select('event_id')
    .where('payment_key', '=', key)
    .where('kind', '=', 'CHARGEBACK')
    .executeTakeFirst();
  return row !== undefined;
}

/** The stored part of an event from the payment service. */
export interface KnownEvent {
  readonly eventId: string;
  readonly kind: 'PAYMENT' | 'CHARGEBACK' | 'DISPUTE' | 'OTHER';
  readonly key?: string;
}

/** Records an event; false when already known, or handled in a transaction that has committed by now. */
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
