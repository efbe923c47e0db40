import {
  exportDayOf,
  payDayOf,
  payoffAmounts,
  payoffPeriodOf,
  reviewOfMarks,
  type PayoffAmounts,
} from '@yoimachi/domain/payoff';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { dayOf, instantAt, type Day } from '@yoimachi/domain/time';
import type { Trx } from '#platform/database';
import { isHoliday } from '#platform/holidays';
import { takeReward } from '#money/points';
import { currentAccount, sealDestination, type CurrentAccount } from '../destination.ts';
import type { findCastForPayoff } from '../cast-account.store.ts';
import { insertMarks } from '../mark.store.ts';
import { findMarks } from '../payable.ts';
import type { Actor, OpenPayoffContext } from '../payoff.context.ts';
import { readSetting } from '../payoff-setting.store.ts';
import { isTakenOver } from '../takeover.ts';
import { tellStopped } from '../tell.ts';
import { askedIn, hasOpenRequest, insertEvents, insertPayoff, lockPayoffsOf } from '../payoff.store.ts';

export interface PayoffOrder {
  readonly castId: string;
  readonly kind: 'SYSTEM_PAYOFF' | 'CAST_PAYOFF';
  readonly points: number;
  readonly amounts: PayoffAmounts;
  /** The day it counts as requested: its half month is the calculation period. */
  readonly requestedOn: Day;
  readonly payDay: Day;
  readonly taxIncluded: boolean;
  readonly account: CurrentAccount;
  /** Absent: it waits for an operator. */
  readonly approved?: true;
  /** Her whole balance, also what a young card paid and still waits: she leaves. */
  readonly takesAll?: true;
  readonly actor: Actor;
}

/**
 * The account that a request of a cast goes to. PAYOFF_OPEN while another request of hers waits; of many at once the others wait here,
 * and then see the first one.
 */
export async function accountForRequest(trx: Trx, { crypto }: OpenPayoffContext, castId: string) {
  await lockPayoffsOf(trx, castId);
  return (await hasOpenRequest(trx, castId)) ? fail('PAYOFF_OPEN') : currentAccount(trx, crypto, castId);
}

/** What this many points requested on a day come to under the current terms; serialised per cast. */
export async function amountsOf(
  trx: Trx,
  castId: string,
  points: number,
  requestedOn: Day,
): Promise<PayoffAmounts> {
  await lockPayoffsOf(trx, castId);
  const period = payoffPeriodOf(requestedOn);
  const [{ terms }, earlierYen] = await Promise.all([readSetting(trx), askedIn(trx, castId, period)]);
  return payoffAmounts(points, terms, period, earlierYen);
}

/**
 * Takes the points and stores the payoff with a copy of the account, in the caller's transaction. A differing name puts it under review,
 * where it is held (rules.md 7), and so does what looks like somebody else's request (rules.md 10): she is told what to do. So do two who paid
 * each other, and the balance of who leaves with what a young card paid (rules.md 13).
 *
 * @returns its id; REWARD_INSUFFICIENT when she has fewer points.
 */
export async function openPayoff(
  trx: Trx,
  { ids, crypto }: OpenPayoffContext,
  order: PayoffOrder,
  at: Date,
): Promise<Result<string, 'REWARD_INSUFFICIENT'>> {
  const id = ids.newId();
  const { castId, points, account, payDay } = order;
  const taken = await takeReward(
    trx,
    { castId, points, kind: 'PAYOFF', to: 'PAYOFF', causeId: id, key: `payoff:${id}` },
    at,
  );
  if (!taken.ok) return taken;
  const asked = { castId, nameMatches: account.nameMatches, takesAll: order.takesAll === true };
  const [isSomebodyElse, marks] = await Promise.all([
    isTakenOver(trx, castId, at),
    findMarks(trx, asked, at),
  ]);
  if (isSomebodyElse) await tellStopped(trx, castId, at);
  const status = order.approved ? 'NOT_TRANSFERRED' : 'AWAITING_APPROVAL';
  const { withholdingYen, transferFeeYen, transferYen } = order.amounts;
  const period = payoffPeriodOf(order.requestedOn);
  await insertPayoff(trx, {
    id,
    castId,
    kind: order.kind,
    status,
    review: isSomebodyElse ? 'TAKEOVER' : reviewOfMarks(marks, at),
    points,
    withholdingYen,
    transferFeeYen,
    transferYen,
    taxIncluded: order.taxIncluded,
    periodStart: period.start,
    periodEnd: period.end,
    payDay,
    destination: sealDestination(crypto, id, account.destination),
    approvalDueAt: order.approved ? null : instantAt(exportDayOf(payDay, isHoliday), 0),
    requestedAt: at,
  });
  await insertMarks(trx, id, marks);
  await insertEvents(trx, [{ payoffId: id, action: 'REQUEST', actor: order.actor, toStatus: status }], at);
  return ok(id);
}

/** Opens what a cast asks for at `at`, or an operator for her. Fails as `openPayoff` does. */
export function openRequest(
  trx: Trx,
  context: OpenPayoffContext,
  cast: NonNullable<Awaited<ReturnType<typeof findCastForPayoff>>>,
  order: Pick<PayoffOrder, 'points' | 'amounts' | 'account' | 'approved' | 'takesAll' | 'actor'>,
  at: Date,
) {
  const requestedOn = dayOf(at);
  const payDay = payDayOf(requestedOn, isHoliday);
  const taxIncluded = cast.invoice_number !== null;
  return openPayoff(
    trx,
    context,
    { ...order, castId: cast.id, kind: 'CAST_PAYOFF', requestedOn, payDay, taxIncluded },
    at,
  );
}
