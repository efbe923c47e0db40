import { decide, isOpen, type Command } from '@yoimachi/domain/booking';
import type { Trx } from '../../../platform/database/index.ts';
import type { ScheduleEffects } from '../../schedule/index.ts';
import type { BookingContext } from '../context.ts';
import type { Part } from '../part.ts';
import { lockOpenPartsOf, lockPartsById } from '../part.store.ts';
import { carryOut, type By } from './carry-out.ts';
import { catchUp } from './run-due.ts';

/**
 * Row 6: requests that a changed schedule no longer holds become AUTO_REJECT, in the transaction of the change; the schedule's
 * row is locked by the caller. Those answered meanwhile are left alone.
 */
export function scheduleEffects(context: BookingContext): ScheduleEffects {
  return {
    async refusePending(trx, participationIds, at) {
      const parts = await lockPartsById(trx, participationIds);
      await endAll(
        trx,
        context,
        parts,
        { action: 'scheduleChanged' },
        { actor: 'system', actorId: null, at },
      );
    },
  };
}

/**
 * Row 10: what a suspended person has open and not begun becomes AUTO_CANCEL without a fee; with `takeFee` a suspended guest owes
 * the fee of the day for what was confirmed. A meeting that runs goes on. Answers how many ended.
 */
export async function endBookingsOfSuspended(
  trx: Trx,
  context: BookingContext,
  suspended: { readonly accountId: string; readonly takeFee?: boolean; readonly operatorId?: string },
  at: Date,
): Promise<number> {
  const { accountId, takeFee = false, operatorId = null } = suspended;
  const parts = await lockOpenPartsOf(trx, accountId);
  return endAll(
    trx,
    context,
    parts,
    { action: 'suspend', takeFee },
    { actor: 'operator', actorId: operatorId, at },
  );
}

/** Row 47: a guest's requests that wait for an answer end for want of a payment. */
export async function endRequestsOf(
  trx: Trx,
  context: BookingContext,
  guestId: string,
  at: Date,
): Promise<number> {
  const parts = await lockOpenPartsOf(trx, guestId);
  return endAll(trx, context, parts, { action: 'cancelForPayment' }, { actor: 'system', actorId: null, at });
}

async function endAll(
  trx: Trx,
  context: BookingContext,
  parts: readonly Part[],
  command: Command,
  by: By,
): Promise<number> {
  let ended = 0;
  // Wallets are locked in the order of their guests.
  for (const locked of [...parts].sort((a, b) => (a.guestId < b.guestId ? -1 : 1))) {
    const part = await catchUp(trx, context, locked, by.at);
    if (!isOpen(part.state)) continue;
    const decision = decide(part.state, command, { actor: by.actor, now: by.at });
    if (!decision.ok) continue;
    await carryOut(trx, context, part, decision.value, by);
    ended++;
  }
  return ended;
}
