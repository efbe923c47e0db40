import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';

/** A payment whose end is not known is asked for again after so long. */
export const PAYMENT_CHECK_MINUTES = 2;
/** One that got no answer for so long is looked at by somebody. */
export const PAYMENT_SILENT_MINUTES = 60;
/** Operators are reminded of a dispute so long before its answer is due. */
export const DISPUTE_REMINDER_DAYS = 3;

/** How often cards may be tried within a span. */
export interface CardAttemptLimit {
  readonly spanMinutes: number;
  readonly maxAttempts: number;
}

/**
 * Card registrations and failed payments per guest, against card testing: trying stolen numbers takes many attempts, a typo few (rules.md
 * 4).
 */
export const GUEST_CARD_ATTEMPTS: readonly CardAttemptLimit[] = [
  { spanMinutes: 60, maxAttempts: 10 },
  { spanMinutes: DAY_MINUTES, maxAttempts: 20 },
];

/** The same per network address, which a household or a mobile network shares. */
export const ADDRESS_CARD_ATTEMPTS: readonly CardAttemptLimit[] = [
  { spanMinutes: 60, maxAttempts: 30 },
  { spanMinutes: DAY_MINUTES, maxAttempts: 100 },
];

/**
 * When one more attempt exceeds no limit; null: now.
 *
 * @param attempts the times of earlier attempts.
 */
export function nextCardAttempt(
  limits: readonly CardAttemptLimit[],
  attempts: readonly Date[],
  now: Date,
): Date | null {
  const latestFirst = attempts.map(Number).sort((a, b) => b - a);
  const free = limits.map(({ spanMinutes, maxAttempts }) =>
    Number(addMinutes(new Date(latestFirst[maxAttempts - 1] ?? 0), spanMinutes)),
  );
  const at = Math.max(...free);
  return at > now.getTime() ? new Date(at) : null;
}

/** What one card may pay within a span. */
export interface CardCeiling {
  readonly spanMinutes: number;
  readonly amountYen: number;
}

/** What a card pays at most, in whatever accounts it is used: a stolen one, or one that only moves money, ends there (rules.md 13). */
export const CARD_CEILINGS: readonly CardCeiling[] = [
  { spanMinutes: DAY_MINUTES, amountYen: 1_500_000 },
  { spanMinutes: 30 * DAY_MINUTES, amountYen: 5_000_000 },
];
/** So far back payments count. */
export const CARD_CEILING_MINUTES = Math.max(...CARD_CEILINGS.map(({ spanMinutes }) => spanMinutes));

declare const allowed: unique symbol;
/** Yen that a card may be asked for. Nothing else is charged or reserved: `checkCardCeiling` hands them out, or `takenAnyway` with its reason. */
export type AllowedYen = number & { readonly [allowed]: true };

/**
 * What a card pays without its ceiling being asked (rules.md 13), each with why. All of it is owed by then: refusing it would keep from a cast what
 * she earned, and stop nobody.
 */
export const TAKEN_ANYWAY = {
  AGREED_BOOKING:
    'The ceiling was asked when the request was sent; the card is only reserved, or reserved anew, nearer to its day.',
  SHORTFALL:
    'The meeting is over, with the extensions that both agreed to; neither its hold nor its authorisation covers it.',
  DEBT: 'What he owes already: until it is paid he can wish for nothing more.',
} as const;

/** Yen that are taken however much the card has paid. */
export const takenAnyway = (_reason: keyof typeof TAKEN_ANYWAY, amountYen: number): AllowedYen =>
  amountYen as AllowedYen;

/** A payment of a card, or an authorisation that may still become one. */
export interface CardPayment {
  readonly at: Date;
  readonly amountYen: number;
}

/**
 * The amount, if a card may pay it now; else CARD_CEILING with what it may pay at most in `details.leftYen`.
 *
 * @param paid what the card paid before, in whatever accounts.
 */
export function checkCardCeiling(
  paid: readonly CardPayment[],
  amountYen: number,
  now: Date,
): Result<AllowedYen, 'CARD_CEILING'> {
  const left = CARD_CEILINGS.map(({ spanMinutes, amountYen: most }) => {
    const from = addMinutes(now, -spanMinutes);
    return paid.reduce((rest, payment) => (payment.at > from ? rest - payment.amountYen : rest), most);
  });
  const leftYen = Math.max(0, Math.min(...left));
  return amountYen <= leftYen ? ok(amountYen as AllowedYen) : fail('CARD_CEILING', undefined, { leftYen });
}
