import {
  nextDue,
  nextReminder,
  paymentDeadline,
  planAuthorisation,
  replyDeadline,
  type ParticipationState,
} from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf, instantAt } from '@yoimachi/domain/time';
import { withTransaction, type Trx } from '../../../platform/database/index.ts';
import { runIdempotent, type IdempotencyTicket } from '../../../platform/http/idempotency.ts';
import { attachTopUp, authoriseMissing, giveBackUnused, type TopUp } from '../../billing/index.ts';
import { holdPoints } from '../../points/index.ts';
import { setCardPart } from '../card-part.store.ts';
import type { CardContext, Person } from '../context.ts';
import { appendEvent } from '../event.store.ts';
import { insertBooking } from '../new-booking.store.ts';
import { bookingNumber } from '../number.ts';
import type { Part } from '../part.ts';
import { correctDue } from '../part.store.ts';
import { findSentRequest, lockPeople, requestFacts, type RequestFacts } from '../request.store.ts';
import { shareSchedule, type LockedSchedule } from '../schedule.store.ts';
import { tellOfChange } from './tell.ts';
import { weighRequest, type RequestOrder } from './weigh-request.ts';

export interface SentRequest {
  readonly bookingId: string;
  readonly deadlineAt: string;
}
type Order = RequestOrder & {
  readonly clientRequestId: string;
  readonly place: string;
  /** Where the guest comes back to from 3-D Secure. */
  readonly returnPath?: string | undefined;
  /** The caller's network address. */
  readonly address: string;
};
const DEFAULT_RETURN_PATH = '/guest/dohan-list';
/** The balance may shrink while the card is asked. */
const CARD_TRIES = 3;

/** What the database refuses when two requests meet; each is checked before, too. */
const CONSTRAINTS = {
  participation_asked_once: 'ALREADY_REQUESTED',
  booking_guest_day: 'OTHER_CAST_REQUESTED',
  booking_guest_overlap: 'OTHER_CAST_REQUESTED',
} as const;

/**
 * Sends a request and holds its points (booking table, row 1). What the balance lacks is authorised on the guest's card first, with
 * nothing held meanwhile: CARD_ACTION_REQUIRED sends him to `details.actionUrl`, after which the same request is sent again; a
 * refused card refuses the request. Fails with the first rule it breaks, with CARD_REQUIRED before the guest's age was checked, and
 * with POINTS_INSUFFICIENT and `details.missingPoints` where there is no card. One `clientRequestId` is one booking.
 */
export async function requestBooking(
  context: CardContext,
  guest: Person,
  ticket: IdempotencyTicket,
  order: Order,
): Promise<Result<SentRequest>> {
  let sent = await send(context, guest.accountId, ticket, order, null);
  for (let tries = 0; tries < CARD_TRIES && lacksPoints(sent); tries++) {
    const topUp = await authoriseMissing(context, {
      guestId: guest.accountId,
      missingPoints: sent.error.details!['missingPoints'] as number,
      purpose: { clientRequestId: order.clientRequestId },
      present: { address: order.address, returnPath: order.returnPath ?? DEFAULT_RETURN_PATH },
    });
    if (!topUp.ok && topUp.error.code === 'CONFLICT')
      return send(context, guest.accountId, ticket, order, null);
    if (!topUp.ok) return topUp.error.code === 'CARD_REQUIRED' ? sent : topUp;
    sent = await send(context, guest.accountId, ticket, order, topUp.value);
    if (!lacksPoints(sent)) await giveBackUnused(context, topUp.value.topUpId);
  }
  return sent;
}

const lacksPoints = (sent: Result<unknown>): sent is Extract<typeof sent, { ok: false }> =>
  !sent.ok && sent.error.code === 'POINTS_INSUFFICIENT';

const send = (
  context: CardContext,
  guestId: string,
  ticket: IdempotencyTicket,
  order: Order,
  topUp: TopUp | null,
): Promise<Result<SentRequest>> =>
  withTransaction(
    context.db,
    (trx) =>
      runIdempotent(trx, ticket, context.clock.now(), () => sendOnce(trx, context, guestId, order, topUp)),
    { constraints: CONSTRAINTS },
  );

async function sendOnce(
  trx: Trx,
  context: CardContext,
  guestId: string,
  order: Order,
  topUp: TopUp | null,
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
  if (!facts!.age_checked) return fail('CARD_REQUIRED');
  const part = newPart(context, guestId, order, facts!, schedule!, weighed.value.requiredPoints, now);
  return store(trx, part, order, schedule!, topUp, now);
}

function newPart(
  { ids }: CardContext,
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
    missingPoints: 0,
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
  claimType: null,
  claimedAt: null,
  objectedAt: null,
  claimEndedAt: null,
} as const;

async function store(
  trx: Trx,
  part: Part,
  order: Order,
  schedule: LockedSchedule,
  topUp: TopUp | null,
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
  const held = await holdPoints(
    trx,
    { guestId, bookingId, points: state.plannedPoints, cardPoints: topUp?.points ?? 0 },
    now,
  );
  if (!held.ok) return held;
  const { missingPoints } = held.value;
  if (topUp && missingPoints > 0) {
    const covered = await coverByCard(trx, part, topUp, missingPoints, now);
    if (!covered.ok) return covered;
  }
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

/**
 * Row 1: the card stands for what is missing. An authorisation that does not live until the end has shown that the card is good; it
 * goes back, and the clock authorises again in time (row 37).
 */
async function coverByCard(
  trx: Trx,
  { id, bookingId, state }: Part,
  { topUpId, expiresAt }: TopUp,
  missingPoints: number,
  now: Date,
): Promise<Result<undefined>> {
  const { keep, askAt } = planAuthorisation(state, expiresAt, now);
  if (!(await attachTopUp(trx, { topUpId, bookingId, kept: keep }, now))) return fail('PAYMENT_NO_ANSWER');
  const paymentDeadlineAt = keep ? null : paymentDeadline(state.day);
  await setCardPart(trx, bookingId, { missingPoints, paymentDeadlineAt, authoriseAt: askAt });
  if (!keep) await correctDue(trx, id, nextDue({ ...state, paymentDeadlineAt }));
  return ok();
}
