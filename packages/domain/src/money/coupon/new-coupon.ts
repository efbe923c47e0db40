import { fail, ok, type Result } from '@yoimachi/domain/result';
import { isCouponCode } from './code.ts';
import {
  COUPON_DESCRIPTION_LENGTH,
  COUPON_MAX_POINTS,
  COUPON_MAX_TERM_DAYS,
  COUPON_NAME_LENGTH,
  COUPON_TITLE_LENGTH,
} from './limits.ts';
import type { CouponEligibility } from './redeem.ts';

/** A coupon as an operator makes it. */
export interface NewCoupon {
  /** Normalised. */
  readonly code: string;
  /** What operators call it. */
  readonly name: string;
  /** What guests read. */
  readonly title: string;
  readonly description: string;
  /** Free points for each guest. */
  readonly points: number;
  /** Their lifetime, in days after the day of redemption. */
  readonly termDays: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly totalLimit: number | null;
  readonly eligibility: CouponEligibility;
}

/** Fails with VALIDATION and the name of the first field out of range. */
export function checkNewCoupon(coupon: NewCoupon): Result<undefined, 'VALIDATION'> {
  const [wrong] = wrongInCoupon(coupon);
  return wrong === undefined ? ok() : fail('VALIDATION', wrong);
}

/** Every field out of its range, in the order of the form. */
export const wrongInCoupon = (coupon: NewCoupon): readonly CouponField[] =>
  (Object.keys(CHECKS) as CouponField[]).filter((field) => !CHECKS[field](coupon));

export type CouponField = keyof typeof CHECKS;

const CHECKS = {
  code: ({ code }: NewCoupon) => isCouponCode(code),
  name: ({ name }: NewCoupon) => isText(name, 1, COUPON_NAME_LENGTH),
  title: ({ title }: NewCoupon) => isText(title, 1, COUPON_TITLE_LENGTH),
  description: ({ description }: NewCoupon) => isText(description, 0, COUPON_DESCRIPTION_LENGTH),
  points: ({ points }: NewCoupon) => isWhole(points, COUPON_MAX_POINTS),
  termDays: ({ termDays }: NewCoupon) => isWhole(termDays, COUPON_MAX_TERM_DAYS),
  endsAt: ({ startsAt, endsAt }: NewCoupon) => startsAt < endsAt,
  totalLimit: ({ totalLimit }: NewCoupon) => totalLimit === null || isWhole(totalLimit, 1_000_000),
};

const isText = (text: string, min: number, max: number) => {
  const { length } = [...text];
  return length >= min && length <= max;
};

const isWhole = (value: number, max: number) => Number.isInteger(value) && value >= 1 && value <= max;
