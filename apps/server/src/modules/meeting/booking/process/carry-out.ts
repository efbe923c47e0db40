import {
  PAYMENT_CANCEL_REVIEW_COUNT,
  PAYMENT_CANCEL_WINDOW_DAYS,
  PENALTY_REVIEW_COUNT,
  PENALTY_WINDOW_DAYS,
  type Actor,
  type BookingDecision,
  type Decision,
  type Step,
} from '@yoimachi/domain/booking';
import { ok, type Result } from '@yoimachi/domain/result';
import { addMinutes, DAY_MINUTES, laterOf } from '@yoimachi/domain/time';
import type { Trx } from '#platform/database';
import { markPaymentReview } from '#people/profile';
import { closeBooking, confirmBooking, extendBooking, settleBooking } from './booking.store.ts';
import type { BookingContext } from '../context.ts';
import { appendEvent } from './event.store.ts';
import type { Part, Whole } from './part.ts';
import { countPaymentCancels, settlePart, updatePart } from './part.store.ts';
import { countPenalties, insertPenalty } from '../claim/penalty.store.ts';
import { moveMoney, type Moved } from '../money/move-money.ts';
import { tellOfSteps } from './tell-of-steps.ts';
import type { Kind } from './tell.ts';

/** Who makes a change, and when it counts as made: the clock's changes at their due time. */
export interface By {
  readonly actor: Actor;
  readonly actorId: string | null;
  readonly at: Date;
}

/**
 * Stores a decision on a locked booking with everything that follows from it: money, history, penalties, what people are told.
 * Answers the parts afterwards; fails with POINTS_INSUFFICIENT when an extension cannot be paid.
 */
export async function carryOut(
  trx: Trx,
  context: BookingContext,
  parts: Whole,
  decision: BookingDecision,
  by: By,
): Promise<Result<Whole, 'POINTS_INSUFFICIENT'>> {
  // The wallet is locked before the booking's row changes: a new request of the guest waits for the wallet, not for an index.
  const money = await moveMoney(trx, parts, decision, by.at);
  if (!money.ok) return money;
  const alerts = new Map<string, readonly Kind[]>();
  for (const step of decision.steps) {
    const part = parts.find(({ id }) => id === step.id)!;
    alerts.set(part.id, await storeStep(trx, context, part, step, money.value, by));
  }
  await storeWhole(trx, parts, decision, money.value, by.at);
  if (decision.steps.some((step) => step.decision.set.cancelType === 'PAYMENT')) {
    const [first] = parts as [Part];
    alerts.set(first.id, [...(alerts.get(first.id) ?? []), ...(await watchPayer(trx, first, by.at))]);
  }
  const after = parts.map((part) => partAfter(part, decision, money.value, by.at));
  await tellOfSteps(trx, after, decision.steps, { moved: money.value, alerts, at: by.at });
  return ok(after);
}

function partAfter(part: Part, { members }: BookingDecision, { billed, settled }: Moved, at: Date): Part {
  const { state } = members.find(({ id }) => id === part.id)!;
  return {
    ...part,
    billed: billed.get(part.id) ?? part.billed,
    state: settled ? { ...state, settledAt: at } : state,
  };
}

async function storeStep(
  trx: Trx,
  context: BookingContext,
  part: Part,
  { decision, actor }: Step,
  { billed, settled }: Moved,
  by: By,
): Promise<readonly Kind[]> {
  const { set } = decision;
  const owed = billed.get(part.id);
  // Independent statements: sent together, they cost one round trip.
  await Promise.all([
    updatePart(trx, part, {
      status: decision.to,
      set,
      dueAt: decision.nextDueAt,
      dueAction: decision.nextDueAction,
      reminderAt: decision.nextReminderAt,
      repeatable: decision.repeatable,
      ...(owed && { billed: owed }),
      ...(settled && { settled: { at: by.at, rewardPoints: settled.rewards.get(part.id) ?? 0 } }),
    }),
    appendEvent(trx, {
      bookingId: part.bookingId,
      participationId: part.id,
      at: by.at,
      actor,
      actorId: actor === by.actor ? by.actorId : null,
      action: decision.action,
      from: decision.from,
      to: decision.phase,
      reason: set.reason ?? null,
    }),
  ]);
  return decision.penalty ? punish(trx, context, part, decision.penalty, by.at) : [];
}

/** What changes of the booking itself, and of parts that ended before. */
async function storeWhole(
  trx: Trx,
  parts: Whole,
  { steps, members }: BookingDecision,
  { settled, waitsForCard }: Moved,
  at: Date,
): Promise<void> {
  const { bookingId } = parts[0]!;
  const confirmedAt = steps.find(({ decision }) => decision.set.confirmedAt)?.decision.set.confirmedAt;
  const isExtended = steps.some(({ decision }) => decision.set.endsAt);
  const endedBefore = parts.filter(({ id }) => !steps.some((step) => step.id === id));
  await Promise.all([
    confirmedAt && confirmBooking(trx, bookingId, confirmedAt),
    isExtended && extendBooking(trx, bookingId, members.map(({ state }) => state.endsAt).reduce(laterOf)),
    ...(settled ? endedBefore.map(({ id }) => settlePart(trx, id, settled.rewards.get(id) ?? 0, at)) : []),
    settled && settleBooking(trx, bookingId, settled.points, at),
    waitsForCard && closeBooking(trx, bookingId),
  ]);
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

/** A guest whose bookings end for want of a payment again and again is looked at (rules.md 4). */
async function watchPayer(trx: Trx, { guestId }: Part, at: Date): Promise<readonly Kind[]> {
  const since = addMinutes(at, -PAYMENT_CANCEL_WINDOW_DAYS * DAY_MINUTES);
  if ((await countPaymentCancels(trx, guestId, since)) < PAYMENT_CANCEL_REVIEW_COUNT) return [];
  await markPaymentReview(trx, guestId, at);
  return ['OPERATOR_PAYMENT_CANCELS'];
}
