export { CouponPage } from './coupon-screen.tsx';
