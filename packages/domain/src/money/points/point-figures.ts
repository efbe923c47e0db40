import type { Moved } from './ledger.ts';
import { reportPoints } from './half-year.ts';

/** What became of points in a span, of both kinds together. */
export interface PointFigures {
  readonly soldPoints: number;
  readonly givenPoints: number;
  readonly usedPoints: number;
  readonly expiredPoints: number;
  readonly takenBackPoints: number;
  /** What the product kept of what was used; less what it gave back. */
  readonly feePoints: number;
  /** What casts asked to be paid; less what was sent back. */
  readonly payoffPoints: number;
}
export const POINT_FIGURES = [
  'soldPoints',
  'givenPoints',
  'usedPoints',
  'expiredPoints',
  'takenBackPoints',
  'feePoints',
  'payoffPoints',
] as const satisfies readonly (keyof PointFigures)[];

export function pointFigures(moved: readonly Moved[]): PointFigures {
  const [paid, free] = [reportPoints('PAID', [], moved), reportPoints('FREE', [], moved)];
  const into = (account: Moved['to']) =>
    moved.reduce(
      (sum, { from, to, points }) => sum + (to === account ? points : 0) - (from === account ? points : 0),
      0,
    );
  return {
    soldPoints: paid.soldPoints + free.soldPoints,
    givenPoints: paid.givenPoints + free.givenPoints,
    usedPoints: paid.usedPoints + free.usedPoints,
    expiredPoints: paid.expiredPoints + free.expiredPoints,
    takenBackPoints: paid.takenBackPoints + free.takenBackPoints,
    feePoints: into('STAGE_FEE'),
    payoffPoints: into('PAYOFF'),
  };
}
