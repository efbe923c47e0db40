import { sql } from 'kysely';
import type { Db } from '#platform/database';

export async function isKnownEvent(db: Db, eventId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_event')
    .select('event_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a key is that of a booking's or a debt's charge, which becomes a purchase when it has ended. */
export async function isChargeUnderWay(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from settlement where charge_id = ${key}
    union all select from debt where attempt_id = ${key} limit 1`.execute(db);
  return rows.length > 0;
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
