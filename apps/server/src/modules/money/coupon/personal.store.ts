import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is exported and erased of coupons. */
export const couponPersonal: PersonalTables = {
  coupon_guest: {
    exported: (_, { accountId }) =>
      sql`select coupon.name, coupon.points, coupon.ends_at as "endsAt"
        from coupon_guest join coupon on coupon.id = coupon_guest.coupon_id
        where coupon_guest.guest_id = ${accountId} order by coupon.id`,
    erased: (_, { accountId }) => sql`delete from coupon_guest where guest_id = ${accountId}`,
  },
  coupon_redemption: {
    exported: (_, { accountId }) =>
      sql`select coupon.name, coupon_redemption.points, coupon_redemption.redeemed_at as at
        from coupon_redemption join coupon on coupon.id = coupon_redemption.coupon_id
        where coupon_redemption.guest_id = ${accountId} order by coupon_redemption.redeemed_at`,
  },
  coupon_try: {
    erased: (_, { accountId }) => sql`delete from coupon_try where guest_id = ${accountId}`,
  },
};
