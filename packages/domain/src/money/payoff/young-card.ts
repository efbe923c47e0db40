import { shareOf } from '@yoimachi/domain/money';
import { DAY_MS } from '@yoimachi/domain/time';

/** A card that was registered for less than so many days is young: nobody may have missed it yet (rules.md 13). */
export const YOUNG_CARD_DAYS = 30;
/** What a young card paid waits so long before it is paid out (rules.md 13). */
export const YOUNG_CARD_WAIT_DAYS = 7;

/** A reward or a gift as it was credited, by what paid it. */
export interface RewardCredit {
  readonly at: Date;
  /** Before the stage fee. */
  readonly parts: readonly {
    readonly points: number;
    /** When the card that paid it was first registered; null: no card did. */
    readonly cardSince: Date | null;
  }[];
  /** The stage fee that was taken of it. */
  readonly feePoints: number;
}

/** What becomes payable, and when. */
export interface RewardWait {
  readonly points: number;
  readonly until: Date;
}

export interface PayableReward {
  readonly payablePoints: number;
  readonly waitingPoints: number;
  /** What waits, what is free first comes first. */
  readonly waits: readonly RewardWait[];
}

const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

/** What of a credit that the cast keeps was paid by cards that were young then; a share of a point counts as young. */
export function youngPoints({ at, parts, feePoints }: RewardCredit): number {
  const sum = (counted: RewardCredit['parts']) => counted.reduce((points, part) => points + part.points, 0);
  const young = sum(
    parts.filter(({ cardSince }) => cardSince !== null && at < daysAfter(cardSince, YOUNG_CARD_DAYS)),
  );
  if (young === 0) return 0;
  return young - shareOf(feePoints, young, sum(parts));
}

/** When what was credited then is no longer held back. */
export const waitEndsAt = (creditedAt: Date): Date => daysAfter(creditedAt, YOUNG_CARD_WAIT_DAYS);

/**
 * What of a balance can be paid out now (rules.md 13). What was paid out before was the oldest, so that a smaller balance is what was credited last.
 *
 * @param credits at least those of the last 7 days; later ones than `now` do not count.
 */
export function payableReward(
  balancePoints: number,
  credits: readonly RewardCredit[],
  now: Date,
): PayableReward {
  const waiting = credits
    .filter(({ at }) => at <= now && now < waitEndsAt(at))
    .map((credit) => ({ points: youngPoints(credit), until: waitEndsAt(credit.at) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.until.getTime() - a.until.getTime());
  let left = balancePoints;
  const waits: RewardWait[] = [];
  for (const { points, until } of waiting) {
    const held = Math.min(points, left);
    if (held > 0) waits.unshift({ points: held, until });
    left -= held;
  }
  return { payablePoints: left, waitingPoints: balancePoints - left, waits: together(waits) };
}

/** What becomes free at one instant is one line. */
function together(waits: readonly RewardWait[]): RewardWait[] {
  const byEnd = Map.groupBy(waits, ({ until }) => until.getTime());
  return [...byEnd.values()].map((same) => ({
    points: same.reduce((sum, { points }) => sum + points, 0),
    until: same[0]!.until,
  }));
}
