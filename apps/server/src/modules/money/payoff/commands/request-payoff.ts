import { AgeStatus } from '@yoimachi/domain/account';
import { grouped } from '@yoimachi/domain/money';
import { PAYOFF_MIN_POINTS } from '@yoimachi/domain/payoff';
import { fail, ok } from '@yoimachi/domain/result';
import { dayOf, formatDayShort, formatTime } from '@yoimachi/domain/time';
import { withTransaction, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import { findCastForPayoff } from '../cast-account.store.ts';
import { payableNow } from '../payable.ts';
import type { OpenPayoffContext } from '../payoff.context.ts';
import { findPayoff } from '../payoff.store.ts';
import { accountForRequest, amountsOf, openRequest } from './open-payoff.ts';

interface Order {
  readonly points: number;
  /** The sum she saw; if it differs now, PAYOFF_CHANGED. */
  readonly transferYen: number;
}

/** A cast requests a payoff of points (rules.md 7): one request at a time, also enforced by the database. */
export async function requestPayoff(
  context: OpenPayoffContext,
  castId: string,
  ticket: IdempotencyTicket,
  order: Order,
) {
  const { db, clock } = context;
  const asked = await withTransaction(
    db,
    (trx) => {
      const at = clock.now();
      return runIdempotent(trx, ticket, at, () => ask(trx, context, castId, order, at));
    },
    { constraints: { payoff_one_open: 'PAYOFF_OPEN' } },
  );
  return asked.ok ? ok((await findPayoff(db, asked.value))!) : asked;
}

async function ask(
  trx: Trx,
  context: OpenPayoffContext,
  castId: string,
  { points, transferYen }: Order,
  at: Date,
) {
  const cast = await findCastForPayoff(trx, castId);
  if (cast?.verify_status !== AgeStatus.VERIFIED) return fail('CAST_NOT_VERIFIED');
  const account = await accountForRequest(trx, context, castId);
  if (!account.ok) return account;
  if (points < PAYOFF_MIN_POINTS)
    return fail('PAYOFF_TOO_SMALL', 'points', { min: PAYOFF_MIN_POINTS.toLocaleString('ja-JP') });
  const waiting = await checkWaiting(trx, castId, points, at);
  if (!waiting.ok) return waiting;
  const amounts = await amountsOf(trx, castId, points, dayOf(at));
  if (amounts.transferYen !== transferYen || transferYen < 1) return fail('PAYOFF_CHANGED');
  return openRequest(trx, context, cast, { points, amounts, account: account.value, actor: 'cast' }, at);
}

/** What a young card paid waits (rules.md 13): PAYOFF_WAITING says what can be paid out now, and from when the rest. */
async function checkWaiting(trx: Trx, castId: string, points: number, at: Date) {
  const { payablePoints, waitingPoints, waits } = await payableNow(trx, castId, at);
  const [first] = waits;
  // More than she has is another refusal.
  if (!first || points <= payablePoints || points > payablePoints + waitingPoints) return ok();
  const from = `${formatDayShort(dayOf(first.until))} ${formatTime(first.until)}`;
  return fail('PAYOFF_WAITING', 'points', { payable: grouped(payablePoints), from });
}
