import { decideBooking, partsFor, type PlainCommand } from '@yoimachi/domain/booking';
import type { Trx } from '#platform/database';
import type { ScheduleEffects } from '#meeting/schedule';
import type { BookingContext } from '../context.ts';
import { byBooking, membersOf, type Part, type Whole } from '../process/part.ts';
import {
  freezeRewards,
  lockBookingsOfParts,
  lockOpenBookingsOf,
  lockUnsettledBookingsOf,
  moveWorkStart,
} from '../process/part.store.ts';
import { carryOut, type By } from '../process/carry-out.ts';
import { catchUp } from '../process/run-due.ts';

/**
 * Row 6: requests that a changed schedule no longer holds become AUTO_REJECT, in the transaction of the change; the schedule's
 * row is locked by the caller. Those answered meanwhile are left alone.
 */
export function scheduleEffects(context: BookingContext): ScheduleEffects {
  return {
    moveWorkStart,
    async refusePending(trx, participationIds, at) {
      const parts = await lockBookingsOfParts(trx, participationIds);
      await endAll(trx, context, parts, {
        command: { action: 'scheduleChanged' },
        by: { actor: 'system', actorId: null, at },
        acted: (whole) => whole.filter(({ id }) => participationIds.includes(id)).map(({ id }) => id),
      });
    },
  };
}

/**
 * Row 10: what a suspended person has open and not begun becomes AUTO_CANCEL without a fee; with `takeFee` a suspended guest owes
 * the fee of the day for what was confirmed. A meeting that runs goes on, and is paid as any; her reward is frozen. Answers how many
 * bookings ended.
 */
export async function endBookingsOfSuspended(
  trx: Trx,
  context: BookingContext,
  suspended: { readonly accountId: string; readonly takeFee?: boolean; readonly operatorId?: string },
  at: Date,
): Promise<number> {
  const { accountId, takeFee = false, operatorId = null } = suspended;
  const locked = await lockUnsettledBookingsOf(trx, accountId);
  // A guest never pays for the suspension of a cast.
  const isGuest = locked.every((part) => part.guestId === accountId);
  const ended = await endAll(trx, context, locked, {
    command: { action: 'suspend', takeFee: takeFee && isGuest },
    by: { actor: 'operator', actorId: operatorId, at },
    acted: (whole) =>
      partsFor(whole, 'suspend').filter((id) => {
        const part = whole.find((each) => each.id === id)!;
        return part.guestId === accountId || part.castId === accountId;
      }),
  });
  await freezeRewards(trx, accountId, at);
  return ended;
}

/** Row 47: a guest's requests that wait for an answer end for want of a payment. */
export async function endRequestsOf(
  trx: Trx,
  context: BookingContext,
  guestId: string,
  at: Date,
): Promise<number> {
  return endAll(trx, context, await lockOpenBookingsOf(trx, guestId), {
    command: { action: 'cancelForPayment' },
    by: { actor: 'system', actorId: null, at },
    acted: (whole) => partsFor(whole, 'cancelForPayment'),
  });
}

export interface Ending {
  readonly command: PlainCommand;
  readonly by: By;
  /** The parts of a booking that the command is for. */
  readonly acted: (parts: Whole) => readonly string[];
}

/** Ends what the process lets end of some locked bookings, and leaves the rest alone; answers how many bookings it was. */
export async function endAll(
  trx: Trx,
  context: BookingContext,
  locked: readonly Part[],
  { command, by, acted }: Ending,
): Promise<number> {
  let ended = 0;
  for (const whole of byBooking(locked)) {
    const parts = await catchUp(trx, context, whole, by.at);
    const ids = acted(parts);
    if (ids.length === 0) continue;
    const decision = decideBooking(membersOf(parts), ids, command, { actor: by.actor, now: by.at });
    if (!decision.ok) continue;
    await carryOut(trx, context, parts, decision.value, by);
    ended++;
  }
  return ended;
}
