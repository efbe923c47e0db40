import { DAY_MS } from '@yoimachi/domain/time';
import type { PayoffReview } from './payoff-process.ts';
import { waitEndsAt, youngPoints, type RewardCredit } from './young-card.ts';

/** Two who paid each other within so many days are a circle. */
export const CIRCLE_DAYS = 90;
/** So far back it is looked for what young cards paid. */
export const MARK_DAYS = 30;

/** What an operator should know of a payoff: a young card paid some of it, its cast and a guest paid each other, or the account is another's. */
export const PAYOFF_MARKS = ['YOUNG_CARD', 'CIRCLE', 'OTHER_NAME'] as const;
export type PayoffMarkKind = (typeof PAYOFF_MARKS)[number];

export interface PayoffMark {
  readonly mark: PayoffMarkKind;
  readonly since: Date;
  /** Until when it may not be paid by itself; null: until somebody has looked. */
  readonly waitsUntil: Date | null;
}

/** A payment between two people, seen from one of them; `person` is the other one. */
export interface PairPayment {
  readonly person: string;
  readonly at: Date;
}

/**
 * When the first circle of two closed: one whom she paid as a guest paid her, too, in the last 90 days; null without one (rules.md 13).
 *
 * @param paid what she paid as a guest, by whom it was for. @param got what she was paid as a cast, by who paid it.
 */
export function circleSince(
  paid: readonly PairPayment[],
  got: readonly PairPayment[],
  now: Date,
): Date | null {
  const from = now.getTime() - CIRCLE_DAYS * DAY_MS;
  const firsts = (payments: readonly PairPayment[]) => {
    const first = new Map<string, number>();
    for (const { person, at } of payments) {
      const time = at.getTime();
      if (time > from && time <= now.getTime() && time < (first.get(person) ?? Infinity))
        first.set(person, time);
    }
    return first;
  };
  const back = firsts(got);
  const closed = [...firsts(paid)].flatMap(([person, at]) => {
    const other = back.get(person);
    return other === undefined ? [] : [Math.max(at, other)];
  });
  return closed.length === 0 ? null : new Date(Math.min(...closed));
}

interface Grounds {
  readonly now: Date;
  /** Rewards of the last 30 days. */
  readonly credits: readonly RewardCredit[];
  /** It takes what still waits, too: she leaves. */
  readonly takesAll: boolean;
  readonly circleSince: Date | null;
  /** Since when her account is another's; null: it is hers. */
  readonly otherNameSince: Date | null;
}

/** The marks of a payoff that is asked for now. */
export function marksOf({
  now,
  credits,
  takesAll,
  circleSince: circle,
  otherNameSince,
}: Grounds): PayoffMark[] {
  const from = now.getTime() - MARK_DAYS * DAY_MS;
  const young = credits.filter(
    (credit) =>
      credit.at.getTime() > from &&
      credit.at <= now &&
      (takesAll || waitEndsAt(credit.at) <= now) &&
      youngPoints(credit) > 0,
  );
  const times = young.map(({ at }) => at.getTime());
  return [
    ...(times.length === 0
      ? []
      : [
          {
            mark: 'YOUNG_CARD' as const,
            since: new Date(Math.min(...times)),
            waitsUntil: waitEndsAt(new Date(Math.max(...times))),
          },
        ]),
    ...(circle === null ? [] : [{ mark: 'CIRCLE' as const, since: circle, waitsUntil: null }]),
    ...(otherNameSince === null
      ? []
      : [{ mark: 'OTHER_NAME' as const, since: otherNameSince, waitsUntil: null }]),
  ];
}

/** Why a payoff waits for an operator, by its marks: the name first, which nothing but another account answers; null: it does not. */
export function reviewOfMarks(marks: readonly PayoffMark[], now: Date): PayoffReview | null {
  const find = (mark: PayoffMarkKind) => marks.find((one) => one.mark === mark);
  if (find('OTHER_NAME')) return 'NAME_MISMATCH';
  if (find('CIRCLE')) return 'CIRCLE';
  const young = find('YOUNG_CARD');
  return young?.waitsUntil && now < young.waitsUntil ? 'YOUNG_CARD' : null;
}
