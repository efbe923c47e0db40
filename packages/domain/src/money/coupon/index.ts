export {
  COUPON_CODE_LENGTH,
  COUPON_DESCRIPTION_LENGTH,
  COUPON_MAX_POINTS,
  COUPON_MAX_TERM_DAYS,
  COUPON_NAME_LENGTH,
  COUPON_NUMBERS_MAX,
  COUPON_TERM_DAYS,
  COUPON_TITLE_LENGTH,
  COUPON_TRIES_PER_HOUR,
} from './limits.ts';
export { isCouponCode, normalizeCouponCode, readCouponCode } from './code.ts';
export { checkNewCoupon, type CouponField, type NewCoupon, wrongInCoupon } from './new-coupon.ts';
export { checkRedemption, type CouponEligibility, type CouponFacts, type CouponTerms } from './redeem.ts';
