import { formatCount } from '#ui/amount.tsx';
import { acceptancePercent, addFigures } from '@yoimachi/domain/figures';
import type { BookingDay } from './api.ts';
import type { Plotted } from './plot.tsx';

export const ROLLING_DAYS = 7;
/** The first screen shows so many. */
export const HOME_DAYS = 30;

/** The rate of acceptance of each day with the six before it; days come the last first, plotted the first first. */
export function rollingAcceptance(days: readonly BookingDay[]): Plotted[] {
  return days
    .slice(0, days.length - ROLLING_DAYS + 1)
    .map(({ day }, index) => ({
      day,
      value: acceptancePercent(
        addFigures(days.slice(index, index + ROLLING_DAYS).map(({ figures }) => figures)),
      ),
    }))
    .toReversed();
}

export const plotted = <Of extends { readonly day: string }>(
  days: readonly Of[],
  valueOf: (day: Of) => number | null,
): Plotted[] => days.map((one) => ({ day: one.day, value: valueOf(one) })).toReversed();

/** 240000 → 24万; small numbers as they are. */
export function shortCount(value: number): string {
  if (value >= 10_000) return `${formatCount(value / 10_000)}万`;
  return formatCount(value);
}
