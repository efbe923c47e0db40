import { fail, ok, type Result } from '@yoimachi/domain/result';
import { GIFT_PAIR_CEILING_POINTS } from './limits.ts';

/** Limits of a gift in the catalogue. */
export const GIFT_NAME_LENGTH = 30;
export const GIFT_POINTS = { min: 100, max: 50_000 } as const;

/** Whether a gift may cost as much. */
export const isGiftPrice = (points: number): boolean =>
  Number.isInteger(points) && points >= GIFT_POINTS.min && points <= GIFT_POINTS.max;

/** The available illustrations; none is an alcoholic drink, because casts may be under 20. */
export const GIFT_PICTURES: readonly string[] = [
  'chocolate',
  'rose',
  'macaron',
  'candle',
  'bouquet',
  'perfume',
  'pendant',
];

/** What one guest may give away per Tokyo day, so that a stolen card does not become a cast's reward. */
export const GIFT_DAILY_CEILING_POINTS = 50_000;

/** What the sheet showed when the guest pressed the button. */
export interface SeenGift {
  readonly points: number;
}

/** What allows or prevents a gift; the guest's balance is checked when it is taken. */
export interface GiftFacts {
  /** The gift in the catalogue; null if there is none (any more). */
  readonly offered: { readonly points: number } | null;
  /** Guest and cast are the same person. */
  readonly isSamePerson: boolean;
  /** Verified, neither suspended nor paused, not refusing this guest, and neither has blocked the other. */
  readonly isCastReachable: boolean;
  readonly isAgeChecked: boolean;
  /** A charge of the guest has failed and is still unpaid. */
  readonly isPaymentDue: boolean;
  readonly sentTodayPoints: number;
  /** What one person gave the other in the last 30 days. */
  readonly sentToHerPoints: number;
}

type GiftError =
  | 'SAME_PERSON'
  | 'GIFT_CAST_NOT_AVAILABLE'
  | 'CARD_REQUIRED'
  | 'PAYMENT_DUE'
  | 'GIFT_CHANGED'
  | 'GIFT_DAILY_LIMIT'
  | 'GIFT_PAIR_LIMIT';

/** Whether a gift may be sent as it was shown (rules.md 3 and 4). A removed gift and one whose price changed are treated alike: gone. */
export function checkGift(seen: SeenGift, facts: GiftFacts): Result<undefined, GiftError> {
  if (facts.isSamePerson) return fail('SAME_PERSON');
  if (!facts.isCastReachable) return fail('GIFT_CAST_NOT_AVAILABLE', 'castId');
  if (!facts.isAgeChecked) return fail('CARD_REQUIRED');
  if (facts.isPaymentDue) return fail('PAYMENT_DUE');
  if (facts.offered?.points !== seen.points) return fail('GIFT_CHANGED', 'giftId');
  if (facts.sentTodayPoints + seen.points > GIFT_DAILY_CEILING_POINTS) return fail('GIFT_DAILY_LIMIT');
  if (facts.sentToHerPoints + seen.points > GIFT_PAIR_CEILING_POINTS) return fail('GIFT_PAIR_LIMIT');
  return ok();
}
