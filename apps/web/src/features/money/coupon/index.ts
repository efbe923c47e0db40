export { CouponScreen } from './coupon-screen.tsx';
export { couponTexts } from './ja.ts';
