import { GOODWILL_MOST_A_DAY, leftOfGoodwill } from '@yoimachi/domain/member';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { freeLotExpiry } from '@yoimachi/domain/points';
import { fail, ok } from '@yoimachi/domain/result';
import { dayOf } from '@yoimachi/domain/time';
import { notify } from '#events/catalogue.ts';
import { grantPoints } from '#money/points';
import { withTransaction, type Db } from '#platform/database';
import type { AppContext } from '#platform/module';
import { publish } from '#platform/outbox';
import {
  goodwillLimit,
  goodwillOn,
  insertGoodwill,
  insertLimit,
  isStayingGuest,
  lockGoodwill,
} from '../goodwill.store.ts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'ids'>;
const REASON_LENGTH = 500;
const SIGNED = new Intl.NumberFormat('ja-JP', { signDisplay: 'exceptZero' });

async function leftOf(db: Db, operatorId: string, at: Date) {
  const pointsADay = await goodwillLimit(db);
  const leftPoints = leftOfGoodwill(pointsADay, await goodwillOn(db, operatorId, dayOf(at)));
  return { pointsADay, leftPoints };
}

/** How many points an operator gives alone in a day, and has left. */
export const readGoodwill = async ({ db, clock }: Tools, operator: OperatorRef) =>
  ok(await leftOf(db, operator.id, clock.now()));

interface Given {
  readonly accountId: string;
  readonly points: number;
  readonly reason: string;
  readonly operator: OperatorRef;
}

/**
 * An operator gives a guest free points of 30 days, alone and at once, who is told. Fails with REASON_REQUIRED, NUMBER_INVALID, NOT_FOUND:
 * no guest, or one who left; GOODWILL_LIMIT beyond what an operator gives in a day of Tokyo, which two at once do not get around.
 */
export function giveGoodwill({ db, clock, ids }: Tools, { accountId, points, operator, ...asked }: Given) {
  const reason = asked.reason.trim().slice(0, REASON_LENGTH);
  return withTransaction(db, async (trx) => {
    if (reason === '') return fail('REASON_REQUIRED', 'reason');
    if (points <= 0) return fail('NUMBER_INVALID', 'points');
    await lockGoodwill(trx, operator.id);
    const at = clock.now();
    const { leftPoints } = await leftOf(trx, operator.id, at);
    if (points > leftPoints) return fail('GOODWILL_LIMIT', 'points', { leftPoints });
    if (!(await isStayingGuest(trx, accountId))) return fail('NOT_FOUND');
    const id = ids.newId();
    const given = { guestId: accountId, operatorId: operator.id, points, reason };
    await insertGoodwill(trx, { id, ...given, day: dayOf(at), givenAt: at });
    await grantPoints(
      trx,
      {
        guestId: accountId,
        points,
        lotKind: 'FREE',
        expiresOn: freeLotExpiry(dayOf(at)),
        from: 'ADJUSTED',
        kind: 'ADJUSTMENT',
        causeId: id,
        key: `goodwill:${id}`,
      },
      at,
    );
    const notice = noticeOf('GUEST_POINTS_ADJUSTED', { points: SIGNED.format(points) });
    await publish(trx, notify, { accountId, ...notice, link: '/guest/used-point-history' }, at);
    return ok({ leftPoints: leftPoints - points });
  });
}

/** An owner sets what each operator gives alone in a day, from now on. NUMBER_INVALID above 100,000 points. */
export function setGoodwillLimit(
  { db, clock }: Tools,
  { pointsADay, operator }: { readonly pointsADay: number; readonly operator: OperatorRef },
) {
  return withTransaction(db, async (trx) => {
    if (pointsADay > GOODWILL_MOST_A_DAY) return fail('NUMBER_INVALID', 'pointsADay');
    await insertLimit(trx, { pointsADay, setAt: clock.now(), setBy: operator.id });
    return ok();
  });
}
