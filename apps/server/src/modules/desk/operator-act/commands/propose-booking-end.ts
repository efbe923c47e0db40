import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { previewOperatorEnd } from '#meeting/booking';
import { guestOfBooking, insertAct } from '../act.store.ts';

const REASON_LENGTH = 500;

export interface BookingEndProposal {
  readonly bookingId: string;
  /** Private. */
  readonly reason: string;
  readonly operator: OperatorRef;
}

/**
 * Proposes ending a meeting for every cast in it, and returns what that would bill now; another operator approves it, and it is billed as
 * of then (booking table, row 34). Fails with REASON_REQUIRED, NOT_FOUND, CLAIM_OPEN, or ACTION_NOT_ALLOWED when nobody is in a meeting
 * that has begun.
 */
export async function proposeBookingEnd(
  context: Pick<AppContext, 'db' | 'clock' | 'ids'>,
  { bookingId, reason: given, operator }: BookingEndProposal,
) {
  const reason = given.trim().slice(0, REASON_LENGTH);
  if (reason === '') return fail('REASON_REQUIRED', 'reason');
  const command = { action: 'forceEnd', reason } as const;
  const preview = await previewOperatorEnd(context, { bookingId, command });
  if (!preview.ok) return preview;
  const points = preview.value.participations.reduce((sum, { billedPoints }) => sum + billedPoints, 0);
  const { db, clock, ids } = context;
  return withTransaction(db, async (trx) => {
    const actId = ids.newId();
    const { guest_id: accountId } = await guestOfBooking(trx, bookingId);
    const act = { id: actId, kind: 'BOOKING_END', accountId, bookingId, points } as const;
    await insertAct(trx, { ...act, reason, proposedBy: operator.id, proposedAt: clock.now() });
    return ok({ actId, ending: preview.value });
  });
}
