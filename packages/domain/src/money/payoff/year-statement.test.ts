import { expect, test } from 'vitest';
import { hasStatement, STATEMENT_YEARS, yearStatement } from './index.ts';

test('a year has twelve months, their net rewards and transfers, and the sums of all', () => {
  const paid = { points: 3000, withholdingYen: 100, transferFeeYen: 250, transferYen: 2650 };
  const { months, total } = yearStatement(
    [
      { month: 1, grossPoints: 10_000, feePoints: 2500 },
      { month: 3, grossPoints: 4000, feePoints: 680 },
    ],
    [
      { month: 3, ...paid },
      { month: 3, ...paid },
    ],
  );
  expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(months[0]).toMatchObject({ netPoints: 7500, points: 0, transferYen: 0 });
  expect(months[1]).toMatchObject({ grossPoints: 0, netPoints: 0 });
  expect(months[2]).toMatchObject({ netPoints: 3320, points: 6000, transferYen: 5300 });
  expect(total).toEqual({
    grossPoints: 14_000,
    feePoints: 3180,
    netPoints: 10_820,
    points: 6000,
    withholdingYen: 200,
    transferFeeYen: 500,
    transferYen: 5300,
  });
});

test('statements reach back as far as payoffs are kept', () => {
  expect(hasStatement(2026, 2026)).toBe(true);
  expect(hasStatement(2027, 2026)).toBe(false);
  expect(hasStatement(2026 - STATEMENT_YEARS + 1, 2026)).toBe(true);
  expect(hasStatement(2026 - STATEMENT_YEARS, 2026)).toBe(false);
});
