import { fail, ok, type Result } from '@yoimachi/domain/result';

/** FIRST_PURCHASE: guests who have not bought points yet; NAMED: those the operator named. */
export type CouponEligibility = 'ALL' | 'FIRST_PURCHASE' | 'NAMED';

export interface CouponTerms {
  readonly startsAt: Date;
  /** The last moment to redeem. */
  readonly endsAt: Date;
  /** When the operator ended it early. */
  readonly endedAt: Date | null;
  /** How often it can be redeemed by all guests together; null: without limit. */
  readonly totalLimit: number | null;
  readonly redeemedCount: number;
  readonly eligibility: CouponEligibility;
}

/** The facts that decide for one guest. */
export interface CouponFacts {
  /** By this account, or another one with the same phone number. */
  readonly hasRedeemed: boolean;
  readonly hasPurchased: boolean;
  readonly isNamed: boolean;
}

type CouponError =
  | 'COUPON_ALREADY_USED'
  | 'NOT_AVAILABLE'
  | 'COUPON_GUEST_NOT_ELIGIBLE'
  | 'COUPON_EXCEED_LIMIT';

/**
 * Whether a guest may redeem a coupon at `now` (rules.md 4). Fails with the most informative code: already redeemed, outside its period
 * (also before its start), not for him, all taken.
 */
export function checkRedemption(
  coupon: CouponTerms,
  facts: CouponFacts,
  now: Date,
): Result<undefined, CouponError> {
  if (facts.hasRedeemed) return fail('COUPON_ALREADY_USED');
  const isEnded = coupon.endedAt !== null && coupon.endedAt <= now;
  if (isEnded || now < coupon.startsAt || now > coupon.endsAt) return fail('NOT_AVAILABLE');
  if (!isEligible(coupon.eligibility, facts)) return fail('COUPON_GUEST_NOT_ELIGIBLE');
  if (coupon.totalLimit !== null && coupon.redeemedCount >= coupon.totalLimit) {
    return fail('COUPON_EXCEED_LIMIT');
  }
  return ok();
}

function isEligible(eligibility: CouponEligibility, facts: CouponFacts): boolean {
  switch (eligibility) {
    case 'ALL':
      return true;
    case 'FIRST_PURCHASE':
      return !facts.hasPurchased;
    case 'NAMED':
      return facts.isNamed;
  }
}
