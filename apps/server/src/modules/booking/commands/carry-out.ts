import {
  PAYMENT_CANCEL_REVIEW_COUNT,
  PAYMENT_CANCEL_WINDOW_DAYS,
  PENALTY_REVIEW_COUNT,
  PENALTY_WINDOW_DAYS,
  type Actor,
  type Decision,
} from '@yoimachi/domain/booking';
import { ok, type Result } from '@yoimachi/domain/result';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import type { Trx } from '../../../platform/database/index.ts';
import { closeBooking, confirmBooking, extendBooking, settleBooking } from '../booking.store.ts';
import type { BookingContext } from '../context.ts';
import { appendEvent } from '../event.store.ts';
import type { Part } from '../part.ts';
import { countPaymentCancels, markPaymentReview, updatePart } from '../part.store.ts';
import { countPenalties, insertPenalty } from '../penalty.store.ts';
import { moveMoney, WAITS_FOR_CARD, type Settled } from './move-money.ts';
import { tellOfChange, type Kind } from './tell.ts';

/** Who makes a change, and when it counts as made: the clock's changes at their due time. */
export interface By {
  readonly actor: Actor;
  readonly actorId: string | null;
  readonly at: Date;
}

/**
 * Stores a decision on a locked part with everything that follows from it: money, history, penalty, what people are told.
 * Answers the part afterwards; fails with POINTS_INSUFFICIENT when an extension cannot be paid.
 */
export async function carryOut(
  trx: Trx,
  context: BookingContext,
  part: Part,
  decision: Decision,
  by: By,
): Promise<Result<Part>> {
  // The wallet is locked before the booking's row changes: a new request of the guest waits for the wallet, not for an index.
  const moved = await moveMoney(trx, part, decision, by.at);
  if (!moved.ok) return moved;
  const waits = moved.value === WAITS_FOR_CARD;
  const settled = moved.value === WAITS_FOR_CARD ? null : moved.value;
  const after = { ...part, state: settled ? { ...decision.state, settledAt: by.at } : decision.state };
  const alerts = await store(trx, context, part, decision, settled, by);
  if (waits) await closeBooking(trx, part.bookingId);
  const kinds = [...toldKinds(decision, settled), ...alerts];
  const points = settled ? { settledPoints: settled.points, rewardPoints: settled.rewardPoints } : {};
  await tellOfChange(trx, after, kinds, by.at, points);
  return ok(after);
}

async function store(
  trx: Trx,
  context: BookingContext,
  part: Part,
  decision: Decision,
  settled: Settled | null,
  by: By,
): Promise<readonly Kind[]> {
  const { set } = decision;
  // Independent statements: sent together, they cost one round trip.
  await Promise.all([
    updatePart(trx, part, {
      status: decision.to,
      set,
      dueAt: decision.nextDueAt,
      dueAction: decision.nextDueAction,
      reminderAt: decision.nextReminderAt,
      repeatable: decision.repeatable,
      ...(settled && { settled: { ...settled, at: by.at } }),
    }),
    set.confirmedAt && confirmBooking(trx, part.bookingId, set.confirmedAt),
    set.endsAt && extendBooking(trx, part.bookingId, set.endsAt),
    settled && settleBooking(trx, part.bookingId, settled.points, by.at),
    appendEvent(trx, {
      bookingId: part.bookingId,
      participationId: part.id,
      at: by.at,
      actor: by.actor,
      actorId: by.actorId,
      action: decision.action,
      from: decision.from,
      to: decision.phase,
      reason: set.reason ?? null,
    }),
  ]);
  if (set.cancelType === 'PAYMENT') return watchPayer(trx, part, by.at);
  return decision.penalty ? punish(trx, context, part, decision.penalty, by.at) : [];
}

/** A guest whose bookings end for want of a payment again and again is looked at (rules.md 4). */
async function watchPayer(trx: Trx, { guestId }: Part, at: Date): Promise<readonly Kind[]> {
  const since = addMinutes(at, -PAYMENT_CANCEL_WINDOW_DAYS * DAY_MINUTES);
  if ((await countPaymentCancels(trx, guestId, since)) < PAYMENT_CANCEL_REVIEW_COUNT) return [];
  await markPaymentReview(trx, guestId, at);
  return ['OPERATOR_PAYMENT_CANCELS'];
}

async function punish(
  trx: Trx,
  { ids }: BookingContext,
  part: Part,
  kind: NonNullable<Decision['penalty']>,
  at: Date,
): Promise<readonly Kind[]> {
  const { castId, id: participationId } = part;
  await insertPenalty(trx, { id: ids.newId(), castId, participationId, kind, at });
  const count = await countPenalties(trx, castId, addMinutes(at, -PENALTY_WINDOW_DAYS * DAY_MINUTES));
  return count >= PENALTY_REVIEW_COUNT ? ['OPERATOR_PENALTIES'] : [];
}

function toldKinds({ action, notify, money }: Decision, settled: Settled | null): Kind[] {
  // The clock's end comes together with the first question whether she left safely, and takes its place.
  const asks: Kind[] = action === 'autoFinish' ? ['CAST_CHECKOUT_ASK'] : [];
  if (!settled || settled.points === 0) return [...notify, ...asks];
  const guestKind = money.kind === 'fee' ? 'GUEST_FEE_SETTLED' : 'GUEST_SETTLED';
  // Who is told of the money hears of the end by that.
  return [...notify.filter((kind) => kind !== 'GUEST_FINISHED'), guestKind, 'CAST_REWARD', ...asks];
}
