import { decideBooking, nextDue, nextDueOf } from '@yoimachi/domain/booking';
import { withTransaction, type Trx } from '#platform/database';
import type { BookingContext } from '../context.ts';
import { membersOf, type Whole } from './part.ts';
import { correctDue, lockBookingsOfParts } from './part.store.ts';
import { carryOut } from './carry-out.ts';

/**
 * Does what the clock owes to a locked booking up to `until`, each change at its own due time; answers the parts afterwards.
 * Where nothing is owed nothing happens.
 */
export async function catchUp(trx: Trx, context: BookingContext, parts: Whole, until: Date): Promise<Whole> {
  let current = parts;
  const next = () => nextDueOf(membersOf(current));
  for (let due = next(); due !== null && due.at <= until; due = next()) {
    const { at, action, ids } = due;
    const { bookingId } = parts[0]!;
    const decision = decideBooking(membersOf(current), ids, { action }, { actor: 'clock', now: at });
    if (!decision.ok)
      throw new Error(`The clock cannot ${action} booking ${bookingId}: ${decision.error.code}`);
    const by = { actor: 'clock', actorId: null, at } as const;
    const done = await carryOut(trx, context, current, decision.value, by);
    if (!done.ok) throw new Error(`The clock's ${action} of booking ${bookingId} failed: ${done.error.code}`);
    current = done.value;
  }
  return current;
}

/** The clock's work on a part's booking up to `until`, in its own transaction. A person who was quicker leaves nothing to do. */
export async function runDue(context: BookingContext, partId: string, until: Date): Promise<void> {
  await withTransaction(context.db, async (trx) => {
    const parts = await lockBookingsOfParts(trx, [partId]);
    if (parts.length === 0) return;
    const after = await catchUp(trx, context, parts, until);
    if (after !== parts) return;
    // A due time that a rule of an older version wrote would be found due again and again.
    for (const part of parts) await correctDue(trx, part.id, nextDue(part.state));
  });
}
