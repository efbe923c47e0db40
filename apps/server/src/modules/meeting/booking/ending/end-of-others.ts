import { decideBooking, phaseOf } from '@yoimachi/domain/booking';
import { operatorAlert, pairBlocked } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { on, publish, type Subscription } from '#platform/outbox';
import type { BookingContext } from '../context.ts';
import { carryOut } from '../process/carry-out.ts';
import { byBooking, participationsOf } from '../process/participation.ts';
import { lockBookings } from '../process/participation.store.ts';
import { catchUp } from '../process/run-due.ts';
import { openBookingsOfOthers } from './others.store.ts';

/**
 * A block also holds for the other accounts of the two (rules.md 10): what these have asked for and nobody has confirmed ends without a word of
 * why. A confirmed booking is somebody's evening and money: operators hear of it, and decide.
 */
export const blockSubscription = (context: BookingContext): Subscription =>
  on(pairBlocked, ({ payload, at }, trx) => endOfOthers(trx, context, payload, at));

async function endOfOthers(
  trx: Trx,
  context: BookingContext,
  pair: { readonly guestId: string; readonly castId: string },
  at: Date,
): Promise<void> {
  const found = await openBookingsOfOthers(trx, pair);
  const locked = await lockBookings(trx, [...new Set(found.map(({ bookingId }) => bookingId))]);
  for (const whole of byBooking(locked)) {
    const participations = await catchUp(trx, context, whole, at);
    const meant = participations.filter(({ bookingId, castId }) =>
      found.some((one) => one.bookingId === bookingId && one.castId === castId),
    );
    const phases = meant.map(({ state }) => phaseOf(state));
    if (phases.some((phase) => phase === 'due' || phase === 'meeting' || phase === 'noShow')) {
      const { bookingId } = meant[0]!;
      await publish(trx, operatorAlert, { kind: 'OPERATOR_BLOCKED_BOOKING', bookingId }, at);
    }
    const acted = meant.filter((_, place) => phases[place] === 'pending' || phases[place] === 'held');
    const decision = decideBooking(
      participationsOf(participations),
      acted.map(({ id }) => id),
      { action: 'suspend' },
      { actor: 'system', now: at },
    );
    if (acted.length > 0 && decision.ok)
      await carryOut(trx, context, participations, decision.value, { actor: 'system', actorId: null, at });
  }
}
