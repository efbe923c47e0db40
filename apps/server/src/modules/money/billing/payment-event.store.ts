import { hasWritten, isThere, type Db } from '#platform/database';

export const isKnownEvent = (db: Db, eventId: string) =>
  isThere(db)`select from payment_event where event_id = ${eventId}`;

/** Whether a key belongs to a booking's or debt's charge, which becomes a purchase once it has ended. */
export const isChargeUnderWay = (db: Db, key: string) =>
  isThere(db)`
    select from settlement where charge_id = ${key}
    union all select from debt where attempt_id = ${key} limit 1`;

/** Whether the service reported that the money of a payment was taken back. */
export const isToldTakenBack = (db: Db, key: string) =>
  isThere(db)`select from payment_event where payment_key = ${key} and kind = 'CHARGEBACK'`;

/** The stored part of an event from the payment service. */
export interface KnownEvent {
  readonly eventId: string;
  readonly kind: 'PAYMENT' | 'CHARGEBACK' | 'DISPUTE' | 'OTHER';
  readonly key?: string;
}

/** Records an event; false when already known, or handled in a transaction that has committed by now. */
export const rememberEvent = (db: Db, { eventId, kind, key }: KnownEvent, at: Date) =>
  hasWritten(db)`
    insert into payment_event (event_id, kind, payment_key, received_at)
    values (${eventId}, ${kind}, ${key ?? null}, ${at}) on conflict (event_id) do nothing`;
