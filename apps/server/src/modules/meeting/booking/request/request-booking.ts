import { checkNickname, hasOwnNickname, type NicknameError } from '@yoimachi/domain/account';
import {
  nextDue,
  paymentDeadline,
  planAuthorisation,
  requestNeed,
  type RequestError,
} from '@yoimachi/domain/booking';
import { fail, ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import type { TextStopCode } from '@yoimachi/domain/text-rules';
import { dayOf } from '@yoimachi/domain/time';
import { withTransaction, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http/idempotency.ts';
import { nameGuest } from '#people/profile';
import { guardTexts } from '#base/text-guard';
import { attachTopUp, authoriseMissing, giveBackUnused, type TopUp } from '#money/billing';
import { holdPoints } from '#money/points';
import { setTopUp } from '../process/top-up.store.ts';
import type { CardContext, Person } from '../context.ts';
import { appendEvent } from '../process/event.store.ts';
import { insertBooking, type NewParticipation } from './new-booking.store.ts';
import { bookingNumber } from './number.ts';
import type { LoadedParticipation } from '../process/participation.ts';
import { correctDue } from '../process/participation.store.ts';
import { findSentRequest, lockPeople, requestFacts, type RequestFacts } from './request.store.ts';
import { shareSchedules } from './schedule.store.ts';
import { newParticipation } from './new-participation.ts';
import { tellOfChange } from '../process/tell.ts';
import { castIdsOf, readOrder, weighRequest, type RequestOrder } from './weigh-request.ts';

export interface SentRequest {
  readonly bookingId: string;
  readonly deadlineAt: string;
}
type Order = RequestOrder & {
  readonly clientRequestId: string;
  readonly place: string;
  /** What the guest wants to be called, if he has no name yet. */
  readonly nickname?: string | undefined;
  /** Where the guest returns to from 3-D Secure. */
  readonly returnPath?: string | undefined;
  /** The caller's network address. */
  readonly address: string;
};
const DEFAULT_RETURN_PATH = '/guest/dohan-list';
/** The balance may shrink while the card is asked. */
const CARD_TRIES = 3;

/** What the database refuses when two requests collide; each is also checked beforehand. */
const CONSTRAINTS = {
  participation_asked_once: 'ALREADY_REQUESTED',
  booking_guest_day: 'OTHER_CAST_REQUESTED',
  booking_guest_overlap: 'OTHER_CAST_REQUESTED',
} as const;

type RequestBookingFailure =
  | SendFailure
  | TextStopCode
  | 'VALIDATION'
  | 'CARD_ACTION_REQUIRED'
  | 'CARD_CEILING'
  | 'CARD_DECLINED'
  | 'CONSENT_REQUIRED'
  | 'THREE_D_SECURE_FAILED'
  | 'TOO_MANY_CARD_ATTEMPTS';

/**
 * Sends a request to one or several casts and holds the points of all (booking table, row 1). What the balance lacks is first authorised on
 * the guest's card, with nothing held meanwhile: CARD_ACTION_REQUIRED sends him to `details.actionUrl`, after which the same request is
 * sent again; a refused card refuses the request. Fails with the first rule it breaks, with VALIDATION when a cast is named twice, with
 * CARD_REQUIRED before the guest's age has been checked, with NICKNAME_REQUIRED while he has no name, and with POINTS_INSUFFICIENT and
 * `details.missingPoints`
 * where there is no card. One `clientRequestId` is one booking.
 */
export async function requestBooking(
  context: CardContext,
  guest: Person,
  ticket: IdempotencyTicket,
  body: Order,
): Promise<Result<SentRequest, RequestBookingFailure>> {
  const read = readOrder(body);
  if (!read.ok) return read;
  const order = read.value;
  const guarded = await guardTexts(context, { accountId: guest.accountId, byCast: false }, [
    { place: 'PLACE', text: order.place, field: 'place' },
    { place: 'NAME', text: order.nickname, field: 'nickname' },
  ]);
  if (!guarded.ok) return guarded;
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

const lacksPoints = <Code extends ErrorCode>(
  sent: Result<unknown, Code>,
): sent is Extract<typeof sent, { ok: false }> => !sent.ok && sent.error.code === 'POINTS_INSUFFICIENT';

type SendFailure = SendOnceFailure | 'IDEMPOTENCY_KEY_REUSED';

const send = (
  context: CardContext,
  guestId: string,
  ticket: IdempotencyTicket,
  order: Order,
  topUp: TopUp | null,
): Promise<Result<SentRequest, SendFailure>> =>
  withTransaction(
    context.db,
    (trx) =>
      runIdempotent(trx, ticket, context.clock.now(), () => sendOnce(trx, context, guestId, order, topUp)),
    { constraints: CONSTRAINTS },
  );

type SendOnceFailure =
  | RequestError
  | NicknameError
  | 'CARD_REQUIRED'
  | 'CONFLICT'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'PAYMENT_DUE'
  | 'PHONE_NOT_VERIFIED'
  | 'PAYMENT_NO_ANSWER'
  | 'POINTS_INSUFFICIENT';

async function sendOnce(
  trx: Trx,
  context: CardContext,
  guestId: string,
  order: Order,
  topUp: TopUp | null,
): Promise<Result<SentRequest, SendOnceFailure>> {
  const castIds = castIdsOf(order);
  const [, schedules, sent] = await Promise.all([
    lockPeople(trx, guestId, castIds),
    shareSchedules(trx, castIds, order.day),
    findSentRequest(trx, guestId, order.clientRequestId),
  ]);
  if (sent) {
    const isSame = sent.day === order.day && isSameSet(sent.castIds, castIds);
    return isSame ? ok({ bookingId: sent.id, deadlineAt: sent.deadline_at.toISOString() }) : fail('CONFLICT');
  }
  const now = context.clock.now();
  const facts = await requestFacts(trx, { guestId, castIds, ...order }, dayOf(now));
  const weighed = weighRequest(order, facts, schedules, now);
  if (!weighed.ok) return weighed;
  const { casts, requiredPoints } = weighed.value;
  const guest = await readyGuest(trx, guestId, casts[0]!.facts, order.nickname);
  if (!guest.ok) return guest;
  const bookingId = context.ids.newId();
  const participations = casts.map((cast) =>
    newParticipation(context, { guestId, guestName: guest.value, bookingId }, order, cast, now),
  );
  return store(trx, { bookingId, guestId, participations, requiredPoints }, order, topUp, now);
}

/**
 * The name under which a guest makes requests, once his age is checked: his own, or the one given with his first request. Missing points
 * are judged where they are held, because the card is asked outside the transaction.
 */
async function readyGuest(
  trx: Trx,
  guestId: string,
  { age_checked: ageChecked, has_card: hasCard, guest_name: name }: RequestFacts,
  given: string | undefined,
): Promise<Result<string, NicknameError | 'CARD_REQUIRED'>> {
  if (requestNeed({ ageChecked, hasCard, missingPoints: 0 })) return fail('CARD_REQUIRED');
  if (hasOwnNickname(name)) return ok(name);
  const nickname = checkNickname(given ?? '');
  if (nickname.ok) await nameGuest(trx, guestId, nickname.value);
  return nickname;
}

const isSameSet = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one) => others.includes(one));

interface NewRequest {
  readonly bookingId: string;
  readonly guestId: string;
  readonly participations: readonly NewParticipation[];
  readonly requiredPoints: number;
}

async function store(
  trx: Trx,
  request: NewRequest,
  order: Order,
  topUp: TopUp | null,
  now: Date,
): Promise<Result<SentRequest, 'PAYMENT_NO_ANSWER' | 'POINTS_INSUFFICIENT'>> {
  const { bookingId, guestId, participations, requiredPoints } = request;
  const [, held] = await Promise.all([
    insertBooking(trx, {
      participations,
      number: bookingNumber(order.day, bookingId),
      clientRequestId: order.clientRequestId,
      guestCount: order.guestCount,
      place: order.place.trim(),
      requiredPoints,
    }),
    holdPoints(trx, { guestId, bookingId, points: requiredPoints, cardPoints: topUp?.points ?? 0 }, now),
  ]);
  if (!held.ok) return held;
  const { missingPoints } = held.value;
  if (topUp && missingPoints > 0) {
    const covered = await coverByCard(trx, request, topUp, missingPoints, now);
    if (!covered.ok) return covered;
  }
  await Promise.all(participations.map(({ participation }) => tellCast(trx, participation, now)));
  return ok({ bookingId, deadlineAt: participations[0]!.participation.state.deadlineAt.toISOString() });
}

/** The history of her participation begins, and she is told. */
async function tellCast(trx: Trx, participation: LoadedParticipation, now: Date): Promise<void> {
  await Promise.all([
    appendEvent(trx, {
      bookingId: participation.bookingId,
      participationId: participation.id,
      at: now,
      actor: 'guest',
      actorId: participation.guestId,
      action: 'request',
      toState: 'pending',
    }),
    tellOfChange(trx, participation, ['CAST_REQUEST_RECEIVED'], now),
  ]);
}

/**
 * Row 1: the card covers what is missing. An authorisation that would not last until the end has proved the card is good; it is released,
 * and the clock authorises again in time (row 37).
 */
async function coverByCard(
  trx: Trx,
  { bookingId, participations }: NewRequest,
  { topUpId, expiresAt }: TopUp,
  missingPoints: number,
  now: Date,
): Promise<Result<undefined, 'PAYMENT_NO_ANSWER'>> {
  const { state } = participations[0]!.participation;
  const { keep, askAt } = planAuthorisation(state, expiresAt, now);
  if (!(await attachTopUp(trx, { topUpId, bookingId, kept: keep }, now))) return fail('PAYMENT_NO_ANSWER');
  const paymentDeadlineAt = keep ? null : paymentDeadline(state.day);
  await setTopUp(trx, bookingId, { missingPoints, paymentDeadlineAt, authoriseAt: askAt });
  if (keep) return ok();
  await Promise.all(
    participations.map(({ participation }) =>
      correctDue(trx, participation.id, nextDue({ ...participation.state, paymentDeadlineAt })),
    ),
  );
  return ok();
}
