import { deletesOwn, type PersonalTables } from '#platform/personal';

/** What is exported and erased of coupons. */
export const couponPersonal: PersonalTables = {
  coupon_guest: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('coupon_guest')
        .innerJoin('coupon', 'coupon.id', 'coupon_guest.coupon_id')
        .select(['coupon.name', 'coupon.points', 'coupon.ends_at as endsAt'])
        .where('coupon_guest.guest_id', '=', accountId)
        .orderBy('coupon.id')
        .execute(),
    erased: deletesOwn('coupon_guest', 'guest_id'),
  },
  coupon_redemption: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('coupon_redemption')
        .innerJoin('coupon', 'coupon.id', 'coupon_redemption.coupon_id')
        .select(['coupon.name', 'coupon_redemption.points', 'coupon_redemption.redeemed_at as at'])
        .where('coupon_redemption.guest_id', '=', accountId)
        .orderBy('coupon_redemption.redeemed_at')
        .execute(),
  },
  coupon_try: {
    erased: deletesOwn('coupon_try', 'guest_id'),
  },
};
