import {
  CIRCLE_DAYS,
  circleSince,
  MARK_DAYS,
  marksOf,
  payableReward,
  YOUNG_CARD_WAIT_DAYS,
  type PayableReward,
  type PayoffMark,
} from '@yoimachi/domain/payoff';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { readReward } from '#money/points';
import type { Db } from '#platform/database';
import { accountChangedAt, paymentsBetween, rewardCredits } from './credit.store.ts';

const before = (at: Date, days: number) => addMinutes(at, -days * DAY_MINUTES);

/** What of her balance a cast can be paid out at an instant, and when the rest follows (rules.md 13). */
export async function payableNow(db: Db, castId: string, at: Date): Promise<PayableReward> {
  // The balance first: what is credited between the two waits at worst, and is not paid out too early.
  const [balancePoints, credits] = await Promise.all([
    readReward(db, castId),
    creditsWaiting(db, castId, at),
  ]);
  return payableReward(balancePoints, credits, at);
}

const creditsWaiting = (db: Db, castId: string, at: Date) =>
  rewardCredits(db, castId, before(at, YOUNG_CARD_WAIT_DAYS));

/** The same of a balance that is known. */
export const payableOf = async (
  db: Db,
  castId: string,
  balancePoints: number,
  at: Date,
): Promise<PayableReward> => payableReward(balancePoints, await creditsWaiting(db, castId, at), at);

interface Asked {
  readonly castId: string;
  readonly nameMatches: boolean;
  /** It takes what still waits, too. */
  readonly takesAll: boolean;
}

/** What an operator should know of a payoff that is asked for now (rules.md 13). */
export async function findMarks(
  db: Db,
  { castId, nameMatches, takesAll }: Asked,
  at: Date,
): Promise<PayoffMark[]> {
  const [credits, { paid, got }, changedAt] = await Promise.all([
    rewardCredits(db, castId, before(at, MARK_DAYS)),
    paymentsBetween(db, castId, before(at, CIRCLE_DAYS)),
    nameMatches ? null : accountChangedAt(db, castId),
  ]);
  return marksOf({
    now: at,
    credits,
    takesAll,
    circleSince: circleSince(paid, got, at),
    otherNameSince: nameMatches ? null : (changedAt ?? at),
  });
}
