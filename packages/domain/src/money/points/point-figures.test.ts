import { expect, test } from 'vitest';
import { OWNED_ACCOUNTS, SYSTEM_ACCOUNTS, type Moved } from './ledger.ts';
import { countedPoints, figuresOfWay, POINT_FIGURES, pointFigures, waysOfFigure } from './point-figures.ts';

const ACCOUNTS = [...OWNED_ACCOUNTS, ...SYSTEM_ACCOUNTS];
const every: Moved[] = ACCOUNTS.flatMap((from) =>
  ACCOUNTS.flatMap((to) =>
    (['PAID', 'FREE', 'NONE'] as const).map((lotKind, index) => ({ from, to, lotKind, points: 10 + index })),
  ),
);

test('a figure is the sum of what each movement counts in it, and of those of its ways alone', () => {
  const figures = pointFigures(every);
  for (const figure of POINT_FIGURES) {
    const ways = new Set(waysOfFigure(figure).map(({ from, to, lotKind }) => `${from} ${to} ${lotKind}`));
    expect(ways.size, figure).toBeGreaterThan(0);
    const ofWays = every.filter(({ from, to, lotKind }) => ways.has(`${from} ${to} ${lotKind}`));
    expect(
      ofWays.reduce((sum, one) => sum + countedPoints(figure, one), 0),
      figure,
    ).toBe(figures[figure]);
    for (const one of every) expect(countedPoints(figure, one) !== 0).toBe(ofWays.includes(one));
  }
});

test('what a guest uses pays a fee beside it, and what comes back is taken from the fee', () => {
  expect(figuresOfWay({ from: 'GUEST_HELD', to: 'CAST_REWARD', lotKind: 'PAID' })).toEqual({ usedPoints: 1 });
  expect(figuresOfWay({ from: 'CAST_REWARD', to: 'STAGE_FEE', lotKind: 'NONE' })).toEqual({ feePoints: 1 });
  expect(figuresOfWay({ from: 'STAGE_FEE', to: 'CAST_FROZEN', lotKind: 'NONE' })).toEqual({ feePoints: -1 });
  expect(figuresOfWay({ from: 'PAYOFF', to: 'CAST_REWARD', lotKind: 'NONE' })).toEqual({ payoffPoints: -1 });
  expect(figuresOfWay({ from: 'GUEST_AVAILABLE', to: 'GUEST_HELD', lotKind: 'PAID' })).toEqual({});
  expect(figuresOfWay({ from: 'GUEST_AVAILABLE', to: 'STAGE_FEE', lotKind: 'FREE' })).toEqual({
    usedPoints: 1,
    feePoints: 1,
  });
});
