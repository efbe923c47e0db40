import type { Actor } from '@yoimachi/domain/booking';
import type { Trx } from '#platform/database';

/** One line of a booking's history. States are phases of the process; the reason is private. */
export interface NewBookingEvent {
  readonly bookingId: string;
  /** Null: what the guest did to the whole booking. */
  readonly participationId: string | null;
  readonly at: Date;
  readonly actor: Actor;
  readonly actorId: string | null;
  readonly action: string;
  readonly from: string | null;
  readonly to: string;
  readonly reason: string | null;
}

/** Her class and district when she was asked are added by the database. */
export async function appendEvent(trx: Trx, event: NewBookingEvent): Promise<void> {
  await trx
    .insertInto('booking_event')
    .values({
      booking_id: event.bookingId,
      participation_id: event.participationId,
      at: event.at,
      actor: event.actor,
      actor_id: event.actorId,
      action: event.action,
      from_state: event.from,
      to_state: event.to,
      reason: event.reason,
    })
    .execute();
}
