import { COUPON_CODE_LENGTH } from './limits.ts';

const CODE = new RegExp(`^[A-Z0-9]{${COUPON_CODE_LENGTH.min},${COUPON_CODE_LENGTH.max}}$`);

/** A code as stored: full-width letters and digits become half-width, lower case upper case. */
export function normalizeCouponCode(typed: string): string {
  return typed.normalize('NFKC').trim().toUpperCase();
}

/** The code in what somebody types or pastes to redeem it: signs that no code can hold are dropped. */
export function readCouponCode(typed: string): string {
  return normalizeCouponCode(typed).replace(/[^A-Z0-9]/g, '');
}

/** Whether a normalised code is well-formed. */
export function isCouponCode(code: string): boolean {
  return CODE.test(code);
}
