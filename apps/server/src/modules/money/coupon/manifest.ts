import type { Manifest } from '#platform/module/manifest.ts';

export const manifest: Manifest = {
  doors: ['#base/setting-history', '#money/points'],
  tables: {
    coupon: null,
    coupon_guest: {
      exported: 'coupons that are for him',
      erased: '90 days after leaving',
      kept: null,
    },
    coupon_redemption: {
      exported: 'the coupons he redeemed',
      erased: null,
      kept: 'with the HMAC of the number: a coupon cannot be had anew',
    },
    coupon_try: {
      exported: null,
      erased: 'with his next try an hour later, at the latest 90 days after leaving',
      kept: null,
    },
  },
  functions: ['refuse_coupon_of_left'],
  reads: ['account', 'guest', 'identity', 'lot', 'purchase', 'same_person'],
};
