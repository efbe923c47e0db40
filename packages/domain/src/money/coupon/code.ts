import { COUPON_CODE_LENGTH } from './limits.ts';

const CODE = new RegExp(`^[A-Z0-9]{${COUPON_CODE_LENGTH.min},${COUPON_CODE_LENGTH.max}}$`);

/** A code as it is stored: full-width letters and digits become half-width, small letters capital. */
export function normalizeCouponCode(typed: string): string {
  return typed.normalize('NFKC').trim().toUpperCase();
}

/** Whether a normalised code can be one at all. */
export function isCouponCode(code: string): boolean {
  return CODE.test(code);
}
