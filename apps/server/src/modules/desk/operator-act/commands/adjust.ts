import { noticeOf } from '@yoimachi/domain/notice-wording';
import { freeLotExpiry } from '@yoimachi/domain/points';
import { ok, type Result } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { notify } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import { giveReward, grantPoints, spendPoints, system, takeReward } from '#money/points';
import type { ActRow } from '../act.store.ts';

/** An act on somebody's points. */
type Adjustment = ActRow & { readonly accountId: string };

/** What was taken has its sign. */
const SIGNED = new Intl.NumberFormat('ja-JP', { signDisplay: 'exceptZero' });

/** Gives a guest points as a free lot of 30 days, or takes spendable points, nearest expiry first. Notifies him. */
export async function adjustGuest(
  trx: Trx,
  act: Adjustment,
  at: Date,
): Promise<Result<undefined, 'POINTS_INSUFFICIENT'>> {
  const move = { guestId: act.accountId, ...moveOf(act) };
  if (act.points > 0) {
    const lot = { lotKind: 'FREE', expiresOn: freeLotExpiry(dayOf(at)), from: 'ADJUSTED' } as const;
    await grantPoints(trx, { ...move, ...lot }, at);
  } else {
    const spent = await spendPoints(trx, { ...move, to: system('ADJUSTED') }, at);
    if (!spent.ok) return spent;
  }
  return tell(trx, act, { kind: 'GUEST_POINTS_ADJUSTED', link: '/guest/used-point-history' }, at);
}

/** Gives a cast reward points or takes them. Notifies her. */
export async function adjustCast(
  trx: Trx,
  act: Adjustment,
  at: Date,
): Promise<Result<undefined, 'REWARD_INSUFFICIENT'>> {
  const move = { castId: act.accountId, ...moveOf(act) };
  if (act.points > 0) await giveReward(trx, { ...move, from: 'ADJUSTED' }, at);
  else {
    const taken = await takeReward(trx, { ...move, to: 'ADJUSTED' }, at);
    if (!taken.ok) return taken;
  }
  return tell(trx, act, { kind: 'CAST_POINTS_ADJUSTED', link: '/cast/point-history' }, at);
}

const moveOf = (act: ActRow) => ({
  kind: 'ADJUSTMENT' as const,
  points: Math.abs(act.points),
  causeId: act.actId,
  key: `act:${act.actId}`,
});

async function tell(
  trx: Trx,
  { accountId, points }: Adjustment,
  { kind, link }: { readonly kind: 'CAST_POINTS_ADJUSTED' | 'GUEST_POINTS_ADJUSTED'; readonly link: string },
  at: Date,
): Promise<Result<undefined>> {
  const notice = noticeOf(kind, { points: SIGNED.format(points) });
  await publish(trx, notify, { accountId, ...notice, link }, at);
  return ok();
}
