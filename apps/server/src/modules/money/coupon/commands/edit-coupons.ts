import { checkNewCoupon, normalizeCouponCode, type NewCoupon } from '@yoimachi/domain/coupon';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { recordChange } from '#desk/setting-history';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import { insertCoupon, markEnded, nameGuests } from '../coupon.store.ts';

type Context = Pick<AppContext, 'db' | 'clock' | 'ids'>;

/**
 * An operator creates a coupon; `guestIds` are the guests of a NAMED one. Returns its id. Fails with VALIDATION and the field, CONFLICT
 * when the code is taken, NOT_FOUND when one of those named is not a guest.
 */
export async function createCoupon(
  { db, clock, ids }: Context,
  order: NewCoupon & { readonly guestIds: readonly string[] },
  by: string | null = null,
): Promise<Result<string, 'CONFLICT' | 'NOT_FOUND' | 'VALIDATION'>> {
  const coupon = { ...order, code: normalizeCouponCode(order.code), id: ids.newId() };
  const guestIds = [...new Set(order.guestIds)];
  const checked = checkNewCoupon(coupon);
  if (!checked.ok) return checked;
  if (guestIds.length > 0 !== (coupon.eligibility === 'NAMED')) return fail('VALIDATION', 'guestIds');
  return withTransaction(
    db,
    async (trx): Promise<Result<string, 'NOT_FOUND'>> => {
      await insertCoupon(trx, coupon, clock.now());
      if (guestIds.length > 0 && (await nameGuests(trx, coupon.id, guestIds)) < guestIds.length) {
        return fail('NOT_FOUND', 'guestIds');
      }
      const { points, code } = coupon;
      const change = { subject: code, before: null, after: { points } };
      await recordChange(trx, { setting: 'COUPON', ...change, by, at: clock.now() });
      return ok(coupon.id);
    },
    { constraints: { coupon_code: 'CONFLICT' } },
  );
}

/** An operator ends a coupon early: nobody can redeem it from now on. NOT_FOUND for a code that does not exist. */
export function endCoupon(
  { db, clock }: Context,
  typed: string,
  by: string | null = null,
): Promise<Result<undefined, 'NOT_FOUND'>> {
  const code = normalizeCouponCode(typed);
  return withTransaction(db, async (trx) => {
    const at = clock.now();
    if (!(await markEnded(trx, code, at))) return fail('NOT_FOUND', 'code');
    const change = { subject: code, before: { isEnded: false }, after: { isEnded: true } };
    await recordChange(trx, { setting: 'COUPON', ...change, by, at });
    return ok();
  });
}
