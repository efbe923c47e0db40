import { signed } from '@yoimachi/domain/money';
import { OWNED_ACCOUNTS, SYSTEM_ACCOUNTS, type Moved } from './ledger.ts';

export const POINT_FIGURES = [
  'soldPoints',
  'givenPoints',
  'usedPoints',
  'expiredPoints',
  'takenBackPoints',
  'feePoints',
  'payoffPoints',
] as const;
export type PointFigure = (typeof POINT_FIGURES)[number];

/** What became of points in a span, of both kinds together. */
export type PointFigures = Readonly<Record<PointFigure, number>>;

/** A way of points: between which kinds of account, and of which lots. */
export type Way = Omit<Moved, 'points'>;
type Sign = -1 | 1;

const HOLDERS: ReadonlySet<string> = new Set(['GUEST_AVAILABLE', 'GUEST_HELD']);
const TAKERS: ReadonlySet<string> = new Set(['REFUNDED', 'CHARGED_BACK', 'ADJUSTED', 'PURCHASED', 'GRANTED']);

/** Whether points of lots reach guests (1), leave them (-1), or neither; a hold is neither. */
export function gainOfGuests({ from, to, lotKind }: Way): Sign | 0 {
  if (lotKind === 'NONE' || HOLDERS.has(from) === HOLDERS.has(to)) return 0;
  return HOLDERS.has(to) ? 1 : -1;
}

/**
 * In which figures a movement counts, and with which sign: the rule that the figures are summed by, and that the journal shows what a
 * figure is made of by. The fee is what the product kept of what was used, less what it gave back; a payoff what casts asked to be paid,
 * less what was sent back.
 */
export function figuresOfWay(way: Way): Readonly<Partial<Record<PointFigure, Sign>>> {
  const fee = gainOf('STAGE_FEE', way);
  const payoff = gainOf('PAYOFF', way);
  return {
    ...ofGuests(way),
    ...(fee !== 0 && { feePoints: fee }),
    ...(payoff !== 0 && { payoffPoints: payoff }),
  };
}

function ofGuests(way: Way): Partial<Record<PointFigure, Sign>> {
  switch (gainOfGuests(way)) {
    case 0:
      return {};
    case 1:
      return way.from === 'PURCHASED' ? { soldPoints: 1 } : { givenPoints: 1 };
    default:
      if (way.to === 'EXPIRED') return { expiredPoints: 1 };
      return TAKERS.has(way.to) ? { takenBackPoints: 1 } : { usedPoints: 1 };
  }
}

function gainOf(account: Moved['to'], { from, to }: Way): Sign | 0 {
  if (from === to) return 0;
  return to === account ? 1 : from === account ? -1 : 0;
}

/** With how many points a movement counts in a figure: 0 where it does not. */
export const countedPoints = (figure: PointFigure, moved: Moved): number =>
  signed(moved.points, figuresOfWay(moved)[figure] ?? 0);

export const pointFigures = (moved: readonly Moved[]): PointFigures =>
  Object.fromEntries(
    POINT_FIGURES.map((figure) => [figure, moved.reduce((sum, one) => sum + countedPoints(figure, one), 0)]),
  ) as PointFigures;

const ACCOUNTS = [...OWNED_ACCOUNTS, ...SYSTEM_ACCOUNTS];
const WAYS: readonly Way[] = ACCOUNTS.flatMap((from) =>
  ACCOUNTS.flatMap((to) => (['PAID', 'FREE', 'NONE'] as const).map((lotKind) => ({ from, to, lotKind }))),
);

/** Every way that counts in a figure. */
export const waysOfFigure = (figure: PointFigure): readonly Way[] =>
  WAYS.filter((way) => figuresOfWay(way)[figure] !== undefined);
