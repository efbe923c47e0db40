import type { BookingQuote } from './api/checks.ts';

/** What a request costs and what the balance covers, in points. */
export interface Cost {
  readonly required: number;
  readonly held: number;
  readonly usage: number;
  readonly missing: number;
  /** What the card would be charged; null while unknown, or if nothing is missing. */
  readonly missingYen: number | null;
}

/** The live balance counts; until it is loaded, the server's last figure is used. */
export function costOf(
  required: number | null,
  balance: number | undefined,
  quoted: BookingQuote | undefined,
): Cost | null {
  const held = balance ?? quoted?.heldPoints;
  if (held === undefined || required === null) return null;
  const usage = Math.min(required, held);
  const missing = required - usage;
  const isQuoted = missing > 0 && quoted?.missingPoints === missing;
  return { required, held, usage, missing, missingYen: isQuoted ? quoted.missingYen : null };
}

/** The share the card covers. */
export const cardOf = (cost: Cost | null) =>
  cost !== null && cost.missingYen !== null ? { points: cost.missing, yen: cost.missingYen } : null;
