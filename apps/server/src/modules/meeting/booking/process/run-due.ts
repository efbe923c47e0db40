import { decideBooking, nextDue, nextDueOf } from '@yoimachi/domain/booking';
import { withTransaction, type Trx } from '#platform/database';
import type { BookingContext } from '../context.ts';
import { participationsOf, type Participations } from './participation.ts';
import { correctDue, lockBookingsOfParticipations } from './participation.store.ts';
import { carryOut } from './carry-out.ts';

/**
 * Does the clock's pending work on a locked booking up to `until`, each change at its own due time; returns the participations afterwards.
 * When nothing is pending, nothing happens.
 */
export async function catchUp(
  trx: Trx,
  context: BookingContext,
  participations: Participations,
  until: Date,
): Promise<Participations> {
  let current = participations;
  const next = () => nextDueOf(participationsOf(current));
  for (let due = next(); due !== null && due.at <= until; due = next()) {
    const { at, action, ids } = due;
    const { bookingId } = participations[0]!;
    const decision = decideBooking(participationsOf(current), ids, { action }, { actor: 'clock', now: at });
    if (!decision.ok)
      throw new Error(`The clock cannot ${action} booking ${bookingId}: ${decision.error.code}`);
    const by = { actor: 'clock', actorId: null, at } as const;
    const done = await carryOut(trx, context, current, decision.value, by);
    if (!done.ok) throw new Error(`The clock's ${action} of booking ${bookingId} failed: ${done.error.code}`);
    current = done.value;
  }
  return current;
}

/** The clock's work on a participation's booking up to `until`, in its own transaction. If a person was faster, there is nothing to do. */
export async function runDue(context: BookingContext, participationId: string, until: Date): Promise<void> {
  await withTransaction(context.db, async (trx) => {
    const participations = await lockBookingsOfParticipations(trx, [participationId]);
    if (participations.length === 0) return;
    const after = await catchUp(trx, context, participations, until);
    if (after !== participations) return;
    // A due time written by an older version's rule would be found due again and again.
    for (const participation of participations)
      await correctDue(trx, participation.id, nextDue(participation.state));
  });
}
