import { CastDecision, decide } from '@yoimachi/domain/booking';
import { ok, type Result } from '@yoimachi/domain/result';
import { fitsSchedule } from '@yoimachi/domain/schedule';
import type { Trx } from '../../../platform/database/index.ts';
import type { IdempotencyTicket } from '../../../platform/http/idempotency.ts';
import type { BookingContext, Person } from '../context.ts';
import type { Part } from '../part.ts';
import { lockPartsById, overlappingIds } from '../part.store.ts';
import { lockScheduleOfBooking, type LockedSchedule } from '../schedule.store.ts';
import { act, type Acted, type SeenBooking } from './act.ts';
import { carryOut } from './carry-out.ts';
import { catchUp } from './run-due.ts';

interface Answer extends SeenBooking {
  readonly decision: CastDecision;
  readonly reason?: string | undefined;
}

/** The cast approves (1) or rejects (−1, with a reason) a request: booking table, rows 2 to 4. */
export async function answerRequest(
  context: BookingContext,
  cast: Person,
  ticket: IdempotencyTicket,
  answer: Answer,
): Promise<Result<Acted>> {
  if (answer.decision === CastDecision.ACCEPT) return approve(context, cast, ticket, answer);
  const command = { action: 'reject', reason: answer.reason ?? '' } as const;
  return act(context, { person: cast, ticket, seen: answer, command: () => ok(command) });
}

async function approve(context: BookingContext, cast: Person, ticket: IdempotencyTicket, seen: SeenBooking) {
  let schedule: LockedSchedule | null = null;
  return act(context, {
    person: cast,
    ticket,
    seen,
    command: () => ok({ action: 'approve' }),
    async lock(trx) {
      // Sent together; the second begins when the lock is there, and so sees every request that was sent before.
      const [found, ids] = await Promise.all([
        lockScheduleOfBooking(trx, cast.accountId, seen.bookingId),
        overlappingIds(trx, cast.accountId, seen.bookingId),
      ]);
      schedule = found;
      const parts = await lockPartsById(trx, ids);
      return ownFirst(parts, seen.bookingId);
    },
    facts: async (_trx, part) => ({
      scheduleHolds: fitsSchedule(part.state, schedule),
      guestSuspended: part.guestSuspended,
    }),
    afterwards: (trx, locked, now) => rejectOverlapping(trx, context, locked.slice(1), now),
    constraints: { participation_no_overlap: 'TIME_TAKEN' },
  });
}

function ownFirst(parts: readonly Part[], bookingId: string): Part[] {
  const own = parts.filter((part) => part.bookingId === bookingId);
  return own.length === 0 ? [] : [...own, ...parts.filter((part) => part.bookingId !== bookingId)];
}

/** Row 3: her other requests that overlap end in the approval's transaction. Wallets are locked in the order of their guests. */
async function rejectOverlapping(
  trx: Trx,
  context: BookingContext,
  others: readonly Part[],
  at: Date,
): Promise<void> {
  const byGuest = [...others].sort((a, b) => (a.guestId < b.guestId ? -1 : 1));
  for (const other of byGuest) {
    const part = await catchUp(trx, context, other, at);
    if (part.state.status !== 'PENDING') continue;
    const decision = decide(part.state, { action: 'autoReject' }, { actor: 'system', now: at });
    if (!decision.ok) throw new Error(`Part ${part.id} cannot be rejected: ${decision.error.code}`);
    await carryOut(trx, context, part, decision.value, { actor: 'system', actorId: null, at });
  }
}
