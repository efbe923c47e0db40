import { isErrorCode, messageOf } from '@yoimachi/contract/errors';
import type { BodyOf, AnswerOf } from '@yoimachi/contract/route';
import type { guestBookingRoutes } from '@yoimachi/contract/booking';
import { fail, ok, type Failure, type Result } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { castIdsOf, readOrder, weighCasts } from './weigh-request.ts';
import type { BookingContext, Person } from '../context.ts';
import { requestFacts } from './request.store.ts';
import { findSchedules } from './schedule.store.ts';

type Route = (typeof guestBookingRoutes)['checkValidCasts'];

/**
 * Which of the chosen casts could be asked now, each with the code that would refuse a request to her alone or as one of them. NOT_FOUND
 * when there is no initial cast, VALIDATION when one is named twice.
 */
export async function checkCasts(
  { db, clock }: BookingContext,
  guest: Person,
  body: BodyOf<Route>,
): Promise<Result<AnswerOf<Route>, 'NOT_FOUND' | 'VALIDATION'>> {
  const read = readOrder(body);
  if (!read.ok) return read;
  const order = read.value;
  const now = clock.now();
  const castIds = castIdsOf(order);
  const [schedules, facts] = await Promise.all([
    findSchedules(db, castIds, order.day),
    requestFacts(db, { guestId: guest.accountId, castIds, ...order }, dayOf(now)),
  ]);
  if (!facts.some((row) => row.cast_id === castIds[0])) return fail('NOT_FOUND', 'castId');
  const failures = weighCasts(order, facts, schedules, now);
  return ok({ casts: castIds.map((castId, index) => ({ castId, ...said(failures[index] ?? null) })) });
}

function said(failure: Failure | null) {
  if (failure === null) return { code: null, message: null };
  const { code } = failure;
  if (!isErrorCode(code)) throw new Error(`${code} is not in the error catalogue`);
  return { code, message: messageOf(code) };
}
