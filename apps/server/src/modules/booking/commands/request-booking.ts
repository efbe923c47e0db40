import { nextDue, nextReminder, replyDeadline, type ParticipationState } from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf, instantAt } from '@yoimachi/domain/time';
import { withTransaction, type Trx } from '../../../platform/database/index.ts';
import { runIdempotent, type IdempotencyTicket } from '../../../platform/http/idempotency.ts';
import { holdPoints } from '../../points/index.ts';
import type { BookingContext, Person } from '../context.ts';
import { appendEvent } from '../event.store.ts';
import { insertBooking } from '../new-booking.store.ts';
import { bookingNumber } from '../number.ts';
import type { Part } from '../part.ts';
import { findSentRequest, lockPeople, requestFacts, type RequestFacts } from '../request.store.ts';
import { shareSchedule, type LockedSchedule } from '../schedule.store.ts';
import { tellOfChange } from './tell.ts';
import { weighRequest, type RequestOrder } from './weigh-request.ts';

export interface SentRequest {
  readonly bookingId: string;
  readonly deadlineAt: string;
}
type Order = RequestOrder & { readonly clientRequestId: string; readonly place: string };

/** What the database refuses when two requests meet; each is checked before, too. */
const CONSTRAINTS = {
  participation_asked_once: 'ALREADY_REQUESTED',
  booking_guest_day: 'OTHER_CAST_REQUESTED',
  booking_guest_overlap: 'OTHER_CAST_REQUESTED',
} as const;

/**
 * Sends a request and holds its points (booking table, row 1). Fails with the first rule it breaks, with CARD_REQUIRED before the
 * guest registered a card, and with POINTS_INSUFFICIENT and `details.missingPoints`. One `clientRequestId` is one booking.
 */
export async function requestBooking(
  context: BookingContext,
  guest: Person,
  ticket: IdempotencyTicket,
  order: Order,
): Promise<Result<SentRequest>> {
  return withTransaction(
    context.db,
    (trx) =>
      runIdempotent(trx, ticket, context.clock.now(), () => sendOnce(trx, context, guest.accountId, order)),
    { constraints: CONSTRAINTS },
  );
}

async function sendOnce(
  trx: Trx,
  context: BookingContext,
  guestId: string,
  order: Order,
): Promise<Result<SentRequest>> {
  const { castId } = order.casts[0]!;
  const [, schedule, sent] = await Promise.all([
    lockPeople(trx, guestId, castId),
    shareSchedule(trx, castId, order.day),
    findSentRequest(trx, guestId, order.clientRequestId),
  ]);
  if (sent) {
    const isSame = sent.cast_id === castId && sent.day === order.day;
    return isSame ? ok({ bookingId: sent.id, deadlineAt: sent.deadline_at.toISOString() }) : fail('CONFLICT');
  }
  const now = context.clock.now();
  const facts = await requestFacts(trx, { guestId, castId, ...order }, dayOf(now));
  const weighed = weighRequest(order, facts, schedule, now);
  if (!weighed.ok) return weighed;
  if (!facts!.age_checked || !facts!.has_card) return fail('CARD_REQUIRED');
  const part = newPart(context, guestId, order, facts!, schedule!, weighed.value.requiredPoints, now);
  return store(trx, part, order, schedule!, now);
}

function newPart(
  { ids }: BookingContext,
  guestId: string,
  order: Order,
  facts: RequestFacts,
  schedule: LockedSchedule,
  plannedPoints: number,
  now: Date,
): Part {
  const { castId, price30, price15 } = order.casts[0]!;
  const startsAt = instantAt(order.day, order.startMinute);
  const endsAt = instantAt(order.day, order.endMinute);
  const state: ParticipationState = {
    status: 'PENDING',
    version: 1,
    day: order.day,
    requestedAt: now,
    deadlineAt: replyDeadline(now, startsAt),
    startsAt,
    plannedEndsAt: endsAt,
    endsAt,
    workStartsAt: instantAt(order.day, schedule.workMinute),
    price30,
    price15,
    plannedPoints,
    ...NOTHING_YET,
  };
  return {
    id: ids.newId(),
    bookingId: ids.newId(),
    guestId,
    castId,
    guestName: facts.guest_name,
    castName: facts.cast_name,
    startMinute: order.startMinute,
    endMinute: order.endMinute,
    feePercent: 0,
    guestSuspended: false,
    state,
  };
}

const NOTHING_YET = {
  confirmedAt: null,
  approvedAt: null,
  arrivedAt: null,
  arrivedBy: null,
  extensionAskedAt: null,
  finishedAt: null,
  checkedOutAt: null,
  settledAt: null,
  cancelledAt: null,
  rejectedAt: null,
  cancelType: null,
} as const;

async function store(
  trx: Trx,
  part: Part,
  order: Order,
  schedule: LockedSchedule,
  now: Date,
): Promise<Result<SentRequest>> {
  const { bookingId, guestId, state } = part;
  const due = nextDue(state);
  await insertBooking(trx, {
    part,
    number: bookingNumber(state.day, bookingId),
    clientRequestId: order.clientRequestId,
    scheduleId: schedule.id,
    guestCount: order.guestCount,
    place: order.place.trim(),
    dueAt: due?.at ?? null,
    dueAction: due?.action ?? null,
    reminderAt: nextReminder(state, now)?.at ?? null,
  });
  const held = await holdPoints(trx, { guestId, bookingId, points: state.plannedPoints }, now);
  if (!held.ok) return held;
  await Promise.all([
    appendEvent(trx, {
      bookingId,
      participationId: part.id,
      at: now,
      actor: 'guest',
      actorId: guestId,
      action: 'request',
      from: null,
      to: 'pending',
      reason: null,
    }),
    tellOfChange(trx, part, ['CAST_REQUEST_RECEIVED'], now),
  ]);
  return ok({ bookingId, deadlineAt: state.deadlineAt.toISOString() });
}
