import { signed } from '@yoimachi/domain/money';
import { compareDays, type Day } from '@yoimachi/domain/time';
import type { LotKind } from './lot.ts';
import type { Moved } from './ledger.ts';
import { gainOfGuests, pointFigures } from './point-figures.ts';

/** The base dates on which unused points are reckoned (資金決済法; domain rules L-01g). */
const BASE_DAYS = ['03-31', '09-30'] as const;

export const isBaseDay = (day: Day): boolean => BASE_DAYS.some((base) => day.endsWith(base));

/** The half-year that ends with a base day: both days included. */
export function halfYearTo(baseDay: Day): { readonly from: Day; readonly to: Day } {
  const year = Number(baseDay.slice(0, 4));
  return { from: baseDay.endsWith('03-31') ? `${year - 1}-10-01` : `${year}-04-01`, to: baseDay };
}

/** The base days up to the one of the running half-year, the latest first. */
export function baseDaysAround(today: Day, count: number): readonly Day[] {
  const days: Day[] = [];
  for (let year = Number(today.slice(0, 4)) + 1; days.length < count; year--)
    for (const base of BASE_DAYS.toReversed()) {
      const day = `${year}-${base}`;
      const isBegun = compareDays(halfYearTo(day).from, today) <= 0;
      if (isBegun && days.length < count) days.push(day);
    }
  return days;
}

/** What became of guests' points of one kind in a span. */
export interface PointReport {
  /** Unused when it began. */
  readonly openingPoints: number;
  /** Bought; of free points none are. */
  readonly soldPoints: number;
  /** Given by coupons, goodwill, compensations, adjustments, and what came back from a cast. */
  readonly givenPoints: number;
  readonly usedPoints: number;
  readonly expiredPoints: number;
  /** Refunded, charged back or taken by an adjustment. */
  readonly takenBackPoints: number;
  /** Unused when it ended, held ones included. */
  readonly closingPoints: number;
}

/**
 * The report of one kind of points: `before` is what moved until the span began, `during` what moved in it. Opening + sold + given − used
 * − expired − taken back = closing.
 */
export function reportPoints(
  lotKind: LotKind,
  before: readonly Moved[],
  during: readonly Moved[],
): PointReport {
  const ofKind = (moved: readonly Moved[]) => moved.filter((one) => one.lotKind === lotKind);
  const gain = (moved: readonly Moved[]) =>
    ofKind(moved).reduce((points, one) => points + signed(one.points, gainOfGuests(one)), 0);
  const { soldPoints, givenPoints, usedPoints, expiredPoints, takenBackPoints } = pointFigures(
    ofKind(during),
  );
  const openingPoints = gain(before);
  return {
    openingPoints,
    soldPoints,
    givenPoints,
    usedPoints,
    expiredPoints,
    takenBackPoints,
    closingPoints: openingPoints + gain(during),
  };
}
