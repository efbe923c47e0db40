import {
  decideBooking,
  participationsFor,
  type BookingDecision,
  type PlainCommand,
} from '@yoimachi/domain/booking';
import type { Trx } from '#platform/database';
import type { ScheduleEffects } from '#meeting/schedule';
import type { BookingContext } from '../context.ts';
import {
  byBooking,
  participationsOf,
  type LoadedParticipation,
  type Participations,
} from '../process/participation.ts';
import {
  freezeRewards,
  lockBookingsOfParticipations,
  lockOpenBookingsOf,
  lockUnsettledBookingsOf,
  moveWorkStart,
} from '../process/participation.store.ts';
import { carryOut, type By } from '../process/carry-out.ts';
import { catchUp } from '../process/run-due.ts';

/**
 * Row 6: requests that no longer fit a changed schedule become AUTO_REJECT, in the transaction of the change; the caller has locked the
 * schedule's row. Those answered meanwhile are left alone.
 */
export function scheduleEffects(context: BookingContext): ScheduleEffects {
  return {
    moveWorkStart,
    async refusePending(trx, participationIds, at) {
      const participations = await lockBookingsOfParticipations(trx, participationIds);
      await endAll(trx, context, participations, {
        command: { action: 'scheduleChanged' },
        by: { actor: 'system', actorId: null, at },
        acted: (whole) => whole.filter(({ id }) => participationIds.includes(id)).map(({ id }) => id),
      });
    },
  };
}

/**
 * Row 10: what a suspended person has open and not begun becomes AUTO_CANCEL without a fee; with `takeFee` a suspended guest owes that
 * day's fee for what was confirmed. A running meeting continues and is paid as usual; her reward is frozen. Returns how many bookings
 * ended.
 */
export async function endBookingsOfSuspended(
  trx: Trx,
  context: BookingContext,
  suspended: { readonly accountId: string; readonly takeFee?: boolean; readonly operatorId?: string },
  at: Date,
): Promise<number> {
  const { accountId, takeFee = false, operatorId = null } = suspended;
  const locked = await lockUnsettledBookingsOf(trx, accountId);
  const by = { actor: 'operator', actorId: operatorId, at } as const;
  const ended = await endAll(trx, context, locked, suspending(locked, accountId, takeFee, by));
  await freezeRewards(trx, accountId, at);
  return ended;
}

function suspending(
  locked: readonly LoadedParticipation[],
  accountId: string,
  takeFee: boolean,
  by: By,
): Ending {
  // A guest never pays for the suspension of a cast.
  const isGuest = locked.every((participation) => participation.guestId === accountId);
  return {
    command: { action: 'suspend', takeFee: takeFee && isGuest },
    by,
    acted: (whole) =>
      participationsFor(whole, 'suspend').filter((id) => {
        const participation = whole.find((each) => each.id === id)!;
        return participation.guestId === accountId || participation.castId === accountId;
      }),
  };
}

/** A booking that a suspension ends, and the fee that its guest owes where an operator takes it. */
export interface SuspendedBooking {
  readonly participations: Participations;
  readonly feePoints: number;
}

/**
 * What suspending an account now would do to its bookings; changes nothing except overdue clock work. Those that go on are paid, and the
 * rewards of their casts wait for an operator.
 */
export async function previewEndsOfSuspended(
  trx: Trx,
  context: BookingContext,
  accountId: string,
  at: Date,
): Promise<{ readonly ends: SuspendedBooking[]; readonly goesOn: Participations[] }> {
  const locked = await lockUnsettledBookingsOf(trx, accountId);
  const by = { actor: 'operator', actorId: null, at } as const;
  const ends: SuspendedBooking[] = [];
  for await (const { participations, decision } of decided(
    trx,
    context,
    locked,
    suspending(locked, accountId, true, by),
  ))
    ends.push({ participations, feePoints: feesOf(decision) });
  const ended = new Set(ends.map(({ participations }) => participations[0]!.bookingId));
  const goesOn = byBooking(locked).filter((whole) => !ended.has(whole[0]!.bookingId));
  return { ends, goesOn };
}

const feesOf = ({ steps }: BookingDecision): number =>
  steps.reduce((sum, { decision: { money } }) => sum + (money.kind === 'fee' ? money.points : 0), 0);

/** Row 47: a guest's requests awaiting an answer end for lack of payment. */
export async function endRequestsOf(
  trx: Trx,
  context: BookingContext,
  guestId: string,
  at: Date,
): Promise<number> {
  return endAll(trx, context, await lockOpenBookingsOf(trx, guestId), {
    command: { action: 'cancelForPayment' },
    by: { actor: 'system', actorId: null, at },
    acted: (whole) => participationsFor(whole, 'cancelForPayment'),
  });
}

export interface Ending {
  readonly command: PlainCommand;
  readonly by: By;
  /** The participations in a booking the command applies to. */
  readonly acted: (participations: Participations) => readonly string[];
}

/** Ends whatever the process allows in some locked bookings, and leaves the rest alone; returns how many bookings ended. */
export async function endAll(
  trx: Trx,
  context: BookingContext,
  locked: readonly LoadedParticipation[],
  ending: Ending,
): Promise<number> {
  let ended = 0;
  for await (const { participations, decision } of decided(trx, context, locked, ending)) {
    await carryOut(trx, context, participations, decision, ending.by);
    ended++;
  }
  return ended;
}

/** What the process allows of it, booking by booking, each caught up with the clock and decided, but not carried out. */
async function* decided(
  trx: Trx,
  context: BookingContext,
  locked: readonly LoadedParticipation[],
  { command, by, acted }: Ending,
): AsyncGenerator<{ readonly participations: Participations; readonly decision: BookingDecision }> {
  for (const whole of byBooking(locked)) {
    const participations = await catchUp(trx, context, whole, by.at);
    const ids = acted(participations);
    if (ids.length === 0) continue;
    const decision = decideBooking(participationsOf(participations), ids, command, {
      actor: by.actor,
      now: by.at,
    });
    if (decision.ok) yield { participations, decision: decision.value };
  }
}
