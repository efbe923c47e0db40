import { COUPON_CODE_LENGTH } from './limits.ts';

const CODE = new RegExp(`^[A-Z0-9]{${COUPON_CODE_LENGTH.min},${COUPON_CODE_LENGTH.max}}$`);

/** A code as stored: full-width letters and digits become half-width, lower case upper case. */
export function normalizeCouponCode(typed: string): string {
  return typed.normalize('NFKC').trim().toUpperCase();
}

/** Whether a normalised code is well-formed. */
export function isCouponCode(code: string): boolean {
  return CODE.test(code);
}
