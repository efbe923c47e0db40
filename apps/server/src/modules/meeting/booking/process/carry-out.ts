import {
  PAYMENT_CANCEL_REVIEW_COUNT,
  PAYMENT_CANCEL_WINDOW_DAYS,
  PENALTY_INSPECTION_COUNT,
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
import type { LoadedParticipation, Participations } from './participation.ts';
import { countPaymentCancels, settleParticipation, updateParticipation } from './participation.store.ts';
import { countPenalties, insertPenalty } from './penalty.store.ts';
import { moveMoney, type Moved } from './move-money.ts';
import { tellOfSteps } from './tell-of-steps.ts';
import type { Kind } from './tell.ts';

/** Who makes a change, and when it counts as made: clock changes at their due time. */
export interface By {
  readonly actor: Actor;
  readonly actorId: string | null;
  readonly at: Date;
}

/**
 * Stores a decision on a locked booking with everything that follows from it: money, history, penalties, what people are told. Returns the
 * participations afterwards; fails with POINTS_INSUFFICIENT when an extension cannot be paid.
 */
export async function carryOut(
  trx: Trx,
  context: BookingContext,
  participations: Participations,
  decision: BookingDecision,
  by: By,
): Promise<Result<Participations, 'POINTS_INSUFFICIENT'>> {
  // The wallet is locked before the booking's row changes: a new request of the guest waits for the wallet, not for an index.
  const money = await moveMoney(trx, participations, decision, by.at);
  if (!money.ok) return money;
  const stored = decision.steps.map(async (step) => {
    const participation = participations.find(({ id }) => id === step.id)!;
    return [step.id, await storeStep(trx, context, participation, step, money.value, by)] as const;
  });
  const [told] = await Promise.all([
    Promise.all(stored),
    storeParticipations(trx, participations, decision, money.value, by.at),
  ]);
  const alerts = new Map<string, readonly Kind[]>(told);
  if (decision.steps.some((step) => step.decision.set.cancelType === 'PAYMENT')) {
    const [first] = participations as [LoadedParticipation];
    alerts.set(first.id, [...(alerts.get(first.id) ?? []), ...(await watchPayer(trx, first, by.at))]);
  }
  const after = participations.map((participation) =>
    participationAfter(participation, decision, money.value, by.at),
  );
  await tellOfSteps(trx, after, decision.steps, { moved: money.value, alerts, at: by.at });
  return ok(after);
}

function participationAfter(
  participation: LoadedParticipation,
  { participations: after }: BookingDecision,
  { billed, settled }: Moved,
  at: Date,
): LoadedParticipation {
  const { state } = after.find(({ id }) => id === participation.id)!;
  return {
    ...participation,
    billed: billed.get(participation.id) ?? participation.billed,
    state: settled ? { ...state, settledAt: at } : state,
  };
}

async function storeStep(
  trx: Trx,
  context: BookingContext,
  participation: LoadedParticipation,
  { decision, actor }: Step,
  { billed, settled }: Moved,
  by: By,
): Promise<readonly Kind[]> {
  const { set } = decision;
  const owed = billed.get(participation.id);
  await Promise.all([
    updateParticipation(trx, participation, {
      status: decision.to,
      set,
      dueAt: decision.nextDueAt,
      dueAction: decision.nextDueAction,
      reminderAt: decision.nextReminderAt,
      repeatable: decision.repeatable,
      ...(owed && { billed: owed }),
      ...(settled && { settled: { at: by.at, rewardPoints: settled.rewards.get(participation.id) ?? 0 } }),
    }),
    appendEvent(trx, {
      bookingId: participation.bookingId,
      participationId: participation.id,
      at: by.at,
      actor,
      actorId: actor === by.actor ? by.actorId : null,
      action: decision.action,
      fromState: decision.from,
      toState: decision.phase,
      reason: set.reason ?? null,
    }),
  ]);
  return decision.penalty ? punish(trx, context, participation, decision.penalty, by.at) : [];
}

/** What changes in the booking itself, and in participations that ended earlier. */
async function storeParticipations(
  trx: Trx,
  participations: Participations,
  { steps, participations: after }: BookingDecision,
  { settled, waitsForCard }: Moved,
  at: Date,
): Promise<void> {
  const { bookingId } = participations[0]!;
  const confirmedAt = steps.find(({ decision }) => decision.set.confirmedAt)?.decision.set.confirmedAt;
  const isExtended = steps.some(({ decision }) => decision.set.endsAt);
  const endedBefore = participations.filter(({ id }) => !steps.some((step) => step.id === id));
  await Promise.all([
    confirmedAt && confirmBooking(trx, bookingId, confirmedAt),
    isExtended && extendBooking(trx, bookingId, after.map(({ state }) => state.endsAt).reduce(laterOf)),
    ...(settled
      ? endedBefore.map(({ id }) => settleParticipation(trx, id, settled.rewards.get(id) ?? 0, at))
      : []),
    settled && settleBooking(trx, bookingId, settled.points, at),
    waitsForCard && closeBooking(trx, bookingId),
  ]);
}

async function punish(
  trx: Trx,
  { ids }: BookingContext,
  participation: LoadedParticipation,
  kind: NonNullable<Decision['penalty']>,
  at: Date,
): Promise<readonly Kind[]> {
  const { castId, id: participationId } = participation;
  const [, count] = await Promise.all([
    insertPenalty(trx, { id: ids.newId(), castId, participationId, kind, createdAt: at }),
    countPenalties(trx, castId, addMinutes(at, -PENALTY_WINDOW_DAYS * DAY_MINUTES)),
  ]);
  return count >= PENALTY_INSPECTION_COUNT ? ['OPERATOR_PENALTIES'] : [];
}

/** A guest whose bookings repeatedly end for lack of payment is reviewed (rules.md 4). */
async function watchPayer(trx: Trx, { guestId }: LoadedParticipation, at: Date): Promise<readonly Kind[]> {
  const since = addMinutes(at, -PAYMENT_CANCEL_WINDOW_DAYS * DAY_MINUTES);
  if ((await countPaymentCancels(trx, guestId, since)) < PAYMENT_CANCEL_REVIEW_COUNT) return [];
  await markPaymentReview(trx, guestId, at);
  return ['OPERATOR_PAYMENT_CANCELS'];
}
