import {
  checkRedemption,
  COUPON_TRIES_PER_HOUR,
  normalizeCouponCode,
  readCouponCode,
} from '@yoimachi/domain/coupon';
import { fail, ok } from '@yoimachi/domain/result';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { withTransaction, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import type { AppContext } from '#platform/module';
import { grantPoints } from '#money/points';
import { countRedemption, couponFacts, lockCoupon } from '../coupon.store.ts';
import { insertRedemption } from '../redemption.store.ts';
import { forgetTry, takeTry } from '../try.store.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'ids'>;

/**
 * Redeems a code as typed for a lot of free points and returns the redemption's id. A code that does not exist counts as a guess, and
 * RATE_LIMITED stops the guessing for an hour; the other failures are those of `checkRedemption`.
 */
export async function redeemCoupon(
  context: Context,
  guestId: string,
  ticket: IdempotencyTicket,
  typed: string,
) {
  const { db, clock } = context;
  if (normalizeCouponCode(typed) === '') return fail('COUPON_CODE_REQUIRED', 'code');
  const code = readCouponCode(typed);
  // The attempt is committed before the code is looked up, so that a refusal cannot roll it back.
  const waitUntil = await withTransaction(db, (trx) =>
    takeTry(trx, { guestId, code }, COUPON_TRIES_PER_HOUR, clock.now()),
  );
  if (waitUntil) return fail('RATE_LIMITED', 'code', { until: waitUntil.toISOString() });
  const redeemed = await withTransaction(
    db,
    (trx) => runIdempotent(trx, ticket, clock.now(), () => redeem(trx, context, guestId, code)),
    {
      constraints: {
        account_left: 'FORBIDDEN',
        coupon_once_per_guest: 'COUPON_ALREADY_USED',
        coupon_once_per_person: 'COUPON_ALREADY_USED',
      },
    },
  );
  if (redeemed.ok || redeemed.error.code !== 'NOT_EXITS') await forgetTry(db, guestId, code);
  return redeemed;
}

async function redeem(trx: Trx, { clock, ids }: Context, guestId: string, code: string) {
  const coupon = await lockCoupon(trx, code);
  if (!coupon) return fail('NOT_EXITS', 'code');
  const at = clock.now();
  const { phoneIndex, ...facts } = await couponFacts(trx, coupon.couponId, guestId);
  // A coupon counts once per person, and a person is known by his number.
  if (phoneIndex === null) return fail('PHONE_NOT_VERIFIED');
  const allowed = checkRedemption(coupon, facts, at);
  if (!allowed.ok) return fail(allowed.error.code, 'code');
  const id = ids.newId();
  const { couponId, points } = coupon;
  const expiresOn = addDays(dayOf(at), coupon.termDays);
  await countRedemption(trx, couponId);
  const lotId = await grantPoints(
    trx,
    {
      guestId,
      points,
      lotKind: 'FREE',
      expiresOn,
      from: 'GRANTED',
      kind: 'COUPON',
      causeId: id,
      key: `coupon:${id}`,
    },
    at,
  );
  const redemption = { id, couponId, guestId, phoneIndex, lotId, points, expiresOn, redeemedAt: at };
  await insertRedemption(trx, redemption);
  return ok({ redemptionId: id });
}
