import { fail, ok, type Result } from '@yoimachi/domain/result';

/** Limits of a gift in the catalogue. */
export const GIFT_NAME_LENGTH = 30;
export const GIFT_POINTS = { min: 100, max: 50_000 } as const;

/** The drawings there are; none is an alcoholic drink, because casts may be under 20. */
export const GIFT_PICTURES: readonly string[] = [
  'chocolate',
  'rose',
  'macaron',
  'candle',
  'bouquet',
  'perfume',
  'pendant',
];

/** What one guest may give away in a Tokyo day, so that a stolen card does not end as a cast's reward. */
export const GIFT_DAILY_CEILING_POINTS = 50_000;

/** What the sheet showed when the guest pressed the button. */
export interface SeenGift {
  readonly points: number;
}

/** What stands for or against a gift; what the guest can spend is asked when it is taken. */
export interface GiftFacts {
  /** The gift of the catalogue; null when there is none (any more). */
  readonly offered: { readonly points: number } | null;
  /** Guest and cast are one person. */
  readonly isSamePerson: boolean;
  /** Verified, neither suspended nor paused, she does not refuse this guest, and neither has blocked the other. */
  readonly isCastReachable: boolean;
  readonly isAgeChecked: boolean;
  /** A charge of the guest's has failed and is not paid yet. */
  readonly isPaymentDue: boolean;
  readonly sentTodayPoints: number;
}

type GiftError =
  | 'SAME_PERSON'
  | 'GIFT_CAST_NOT_AVAILABLE'
  | 'CARD_REQUIRED'
  | 'PAYMENT_DUE'
  | 'GIFT_CHANGED'
  | 'GIFT_DAILY_LIMIT';

/** Whether a gift may be sent as it was seen (rules.md 3 and 4). A removed gift and one with another price are the same: gone. */
export function checkGift(seen: SeenGift, facts: GiftFacts): Result<undefined, GiftError> {
  if (facts.isSamePerson) return fail('SAME_PERSON');
  if (!facts.isCastReachable) return fail('GIFT_CAST_NOT_AVAILABLE', 'castId');
  if (!facts.isAgeChecked) return fail('CARD_REQUIRED');
  if (facts.isPaymentDue) return fail('PAYMENT_DUE');
  if (facts.offered?.points !== seen.points) return fail('GIFT_CHANGED', 'giftId');
  if (facts.sentTodayPoints + seen.points > GIFT_DAILY_CEILING_POINTS) return fail('GIFT_DAILY_LIMIT');
  return ok();
}
