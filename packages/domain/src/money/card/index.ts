import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';

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
