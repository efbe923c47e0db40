import { DAY_MINUTES } from '../time/index.ts';

/** How often cards may be tried within a span. */
export interface CardAttemptLimit {
  readonly spanMinutes: number;
  readonly maxAttempts: number;
}

/**
 * Registrations of cards and failed payments of one guest, against card testing: somebody who tries stolen numbers needs many tries,
 * somebody who mistyped needs few (rules.md 4).
 */
export const GUEST_CARD_ATTEMPTS: readonly CardAttemptLimit[] = [
  { spanMinutes: 60, maxAttempts: 10 },
  { spanMinutes: DAY_MINUTES, maxAttempts: 20 },
];

/** The same from one network address, which a household or a mobile network shares. */
export const ADDRESS_CARD_ATTEMPTS: readonly CardAttemptLimit[] = [
  { spanMinutes: 60, maxAttempts: 30 },
  { spanMinutes: DAY_MINUTES, maxAttempts: 100 },
];

/**
 * Whether one more attempt would pass a limit.
 *
 * @param attemptsWithin the attempts of the last so many minutes, before this one.
 */
export function isCardTesting(
  limits: readonly CardAttemptLimit[],
  attemptsWithin: (spanMinutes: number) => number,
): boolean {
  return limits.some(({ spanMinutes, maxAttempts }) => attemptsWithin(spanMinutes) >= maxAttempts);
}
