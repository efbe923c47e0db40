import type { LeavingPreview, leavingRoutes } from '@yoimachi/contract/leaving';
import type { BodyOf } from '@yoimachi/contract/route';
import { eraseAt, obstaclesOf, type LeavingReason } from '@yoimachi/domain/leaving';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import { endLeftSessions, holdPhone, identityOfAccount, lockStaying, setLeft } from '#people/account';
import { withdrawOfLeaver } from '#people/age-check';
import { hideMediaOfLeft } from '#people/media';
import { takeBackOfLeaver } from '#people/phone';
import { hideLeft } from '#people/profile';
import type { Leaver, LeavingContext, MoneyWeighed } from '../leaving.context.ts';
import { insertDeparture, lockPerson, openThings } from '../leaving.store.ts';

/** What the person saw and confirmed twice. */
export type LeavingOrder = BodyOf<typeof leavingRoutes.leave>;

type LeaveFailure = 'LEAVING_CHANGED' | 'LEAVING_REFUSED';

/**
 * Somebody leaves (rules.md 2), for good: points lapse, a cast's balance becomes a payoff, sessions end with code 20, and what others see of
 * the person goes at once, a change of number or an age check that waits is taken back. The rest goes 90 days later. Nothing happens when the sums are not
 * those that were shown.
 */
export function leave(
  context: LeavingContext,
  leaver: Leaver,
  ticket: IdempotencyTicket,
  order: LeavingOrder,
): Promise<Result<{ accountId: string }, LeaveFailure | 'IDEMPOTENCY_KEY_REUSED'>> {
  const { db, clock } = context;
  return withTransaction(db, (trx) =>
    runIdempotent(trx, ticket, clock.now(), async () => {
      const left = await leaveIn(trx, context, leaver, order);
      return left.ok ? ok({ accountId: leaver.accountId }) : left;
    }),
  );
}

/** The leaving itself, in the caller's transaction; `hadLeft`: there was nothing to do any more. */
export async function leaveIn(
  trx: Trx,
  context: LeavingContext,
  leaver: Leaver,
  order: LeavingOrder,
): Promise<Result<{ readonly hadLeft: boolean }, LeaveFailure>> {
  // First, as whoever changes a number or signs devices out does.
  const identityId = await identityOfAccount(trx, leaver.accountId);
  await holdPhone(trx, context, identityId);
  if (!(await lockStaying(trx, leaver.accountId))) return ok({ hadLeft: true });
  await lockPerson(trx, leaver.accountId);
  // After the locks, which may have meant waiting.
  const at = context.clock.now();
  const { preview, settle } = await weighLeaving(trx, context, leaver, at);
  const { obstacles, lapsingPoints, payoff } = preview;
  if (obstacles.length > 0) return fail('LEAVING_REFUSED', undefined, { obstacles });
  if (order.lapsingPoints !== lapsingPoints || order.transferYen !== (payoff?.transferYen ?? 0))
    return fail('LEAVING_CHANGED');
  const settled = await settle();
  if (!settled.ok) return settled;
  const left = { lapsedPoints: lapsingPoints, reason: order.reason ?? null, at };
  await depart(trx, { ...leaver, identityId }, left);
  return ok({ hadLeft: false });
}

async function depart(
  trx: Trx,
  leaver: Leaver & { readonly identityId: string },
  left: { readonly lapsedPoints: number; readonly reason: LeavingReason | null; readonly at: Date },
): Promise<void> {
  const { accountId } = leaver;
  await takeBackOfLeaver(trx, leaver, left.at);
  await withdrawOfLeaver(trx, accountId, left.at);
  await setLeft(trx, accountId, left.at);
  const nickname = await hideLeft(trx, accountId);
  await hideMediaOfLeft(trx, accountId, left.at);
  const { at, ...kept } = left;
  await insertDeparture(trx, { ...kept, accountId, nickname, leftAt: at, eraseAt: eraseAt(at) });
  await endLeftSessions(trx, accountId, left.at);
}

/** What leaving would do at this instant, and what brings the points to nothing so. */
export interface Weighed extends Pick<MoneyWeighed, 'settle'> {
  readonly preview: LeavingPreview;
}

/** Weighs a leaving in the caller's transaction; what refuses it stands in `obstacles`. */
export async function weighLeaving(
  trx: Trx,
  context: LeavingContext,
  leaver: Leaver,
  at: Date,
): Promise<Weighed> {
  const open = await openThings(trx, leaver.accountId, at);
  const { couponCount, hasOtherAccount, ...counts } = open;
  const { bankAccount, settle, ...money } = await context.weighMoney(trx, context, leaver, at);
  const obstacles = obstaclesOf({ ...counts, bankAccount });
  return { settle, preview: { ...money, obstacles, couponCount, hasOtherAccount } };
}
