import type { PayoffShelf } from '@yoimachi/domain/payoff-shelves';
import type { PayDay } from './api.ts';

export type Sums = Omit<PayDay['shelves'][number], 'marks' | 'shelf'>;

/** What stands in one place of a day. */
export const sumsOf = ({ shelves }: PayDay, shelf: PayoffShelf): Sums =>
  shelves.find((one) => one.shelf === shelf)!;

/** What stands in several of them together. */
export const sumsOfAll = ({ shelves }: PayDay, isCounted: (shelf: PayoffShelf) => boolean): Sums => {
  const counted = shelves.filter(({ shelf }) => isCounted(shelf));
  const sum = (of: keyof Sums) => counted.reduce((total, one) => total + one[of], 0);
  return {
    count: sum('count'),
    points: sum('points'),
    withholdingYen: sum('withholdingYen'),
    transferFeeYen: sum('transferFeeYen'),
    transferYen: sum('transferYen'),
  };
};

/** What goes into the file that is made now: this day's, and what missed an earlier one. */
export const readyOf = (day: PayDay): number => sumsOf(day, 'READY').count + day.late.count;
