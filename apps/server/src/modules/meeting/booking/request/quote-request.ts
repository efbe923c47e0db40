import type { BodyOf, AnswerOf } from '@yoimachi/contract/route';
import type { guestBookingRoutes } from '@yoimachi/contract/booking';
import { hasOwnNickname, isUnderDrinkingAge } from '@yoimachi/domain/account';
import { feeTable, replyDeadline, type RequestError } from '@yoimachi/domain/booking';
import { cardAmountFor } from '@yoimachi/domain/money';
import { ok, type Result } from '@yoimachi/domain/result';
import { dayOf, instantAt } from '@yoimachi/domain/time';
import { spendablePoints } from '#money/points';
import { castIdsOf, readOrder, weighRequest } from './weigh-request.ts';
import type { CardContext, Person } from '../context.ts';
import { requestFacts } from './request.store.ts';
import { findSchedules } from './schedule.store.ts';

type Route = (typeof guestBookingRoutes)['checkValidDate'];

type QuoteRequestFailure =
  | RequestError
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'PAYMENT_DUE'
  | 'PHONE_NOT_VERIFIED'
  | 'VALIDATION';

/** Whether a request could be sent now, leaving its place aside, and what it needs for all its casts; it promises and holds nothing. */
export async function quoteRequest(
  { db, clock, provider }: CardContext,
  guest: Person,
  body: BodyOf<Route>,
): Promise<Result<AnswerOf<Route>, QuoteRequestFailure>> {
  const order = readOrder(body);
  if (!order.ok) return order;
  const now = clock.now();
  const { day, startMinute } = order.value;
  const castIds = castIdsOf(order.value);
  const [schedules, facts, heldPoints] = await Promise.all([
    findSchedules(db, castIds, day),
    requestFacts(db, { guestId: guest.accountId, castIds, ...order.value }, dayOf(now)),
    spendablePoints(db, guest.accountId, now),
  ]);
  const weighed = weighRequest(order.value, facts, schedules, now);
  if (!weighed.ok) return weighed;
  const { casts, requiredPoints } = weighed.value;
  const known = casts[0]!.facts;
  const usagePoints = Math.min(heldPoints, requiredPoints);
  const missingPoints = requiredPoints - usagePoints;
  return ok({
    requiredPoints,
    heldPoints,
    usagePoints,
    missingPoints,
    missingYen: missingPoints > 0 ? cardAmountFor(missingPoints, provider.smallestChargeYen).amountYen : 0,
    deadlineAt: replyDeadline(now, instantAt(day, startMinute)).toISOString(),
    feeTable: feeTable(
      day,
      casts.map(({ plannedPoints }) => plannedPoints),
    ),
    ageChecked: known.age_checked,
    hasCard: known.has_card,
    hasNickname: hasOwnNickname(known.guest_name),
    under20: {
      guest: isUnderDrinkingAge(known.guest_birthday, day),
      castIds: casts
        .filter(({ facts: { cast_birthday: birthday } }) => isUnderDrinkingAge(birthday, day))
        .map(({ facts: { cast_id: castId } }) => castId),
    },
  });
}
