export { createCoupon, endCoupon } from './commands/edit-coupons.ts';
export { couponAdmin } from './coupon.admin.ts';
export { couponModule } from './coupon.module.ts';
export { listCoupons } from './coupon.store.ts';
export { couponPersonal } from './personal.store.ts';
