import type { PersonalTables } from '#platform/personal';

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
    erased: (trx, { accountId }) =>
      trx.deleteFrom('coupon_guest').where('guest_id', '=', accountId).execute(),
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
    erased: (trx, { accountId }) => trx.deleteFrom('coupon_try').where('guest_id', '=', accountId).execute(),
  },
};
