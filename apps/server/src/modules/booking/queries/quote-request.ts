import type { BodyOf, AnswerOf } from '@yoimachi/contract/route';
import type { guestBookingRoutes } from '@yoimachi/contract/booking';
import { feeTable, replyDeadline } from '@yoimachi/domain/booking';
import { cardAmountFor } from '@yoimachi/domain/money';
import { ok, type Result } from '@yoimachi/domain/result';
import { dayOf, instantAt } from '@yoimachi/domain/time';
import { spendablePoints } from '../../points/index.ts';
import { weighRequest } from '../commands/weigh-request.ts';
import type { CardContext, Person } from '../context.ts';
import { requestFacts } from '../request.store.ts';
import { findSchedule } from '../schedule.store.ts';

type Route = (typeof guestBookingRoutes)['checkValidDate'];

/** Whether a request could be sent now, without its place, and what it needs; it promises and holds nothing. */
export async function quoteRequest(
  { db, clock, provider }: CardContext,
  guest: Person,
  order: BodyOf<Route>,
): Promise<Result<AnswerOf<Route>>> {
  const now = clock.now();
  const { castId } = order.casts[0]!;
  const [schedule, facts, heldPoints] = await Promise.all([
    findSchedule(db, castId, order.day),
    requestFacts(db, { guestId: guest.accountId, castId, ...order }, dayOf(now)),
    spendablePoints(db, guest.accountId, now),
  ]);
  const weighed = weighRequest(order, facts, schedule, now);
  if (!weighed.ok) return weighed;
  const { requiredPoints } = weighed.value;
  const usagePoints = Math.min(heldPoints, requiredPoints);
  const missingPoints = requiredPoints - usagePoints;
  return ok({
    requiredPoints,
    heldPoints,
    usagePoints,
    missingPoints,
    missingYen: missingPoints > 0 ? cardAmountFor(missingPoints, provider.smallestChargeYen).amountYen : 0,
    deadlineAt: replyDeadline(now, instantAt(order.day, order.startMinute)).toISOString(),
    feeTable: feeTable(order.day, requiredPoints),
    hasCard: facts!.has_card,
  });
}
