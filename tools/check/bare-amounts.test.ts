import { expect, test } from 'vitest';
import { bareAmounts } from './bare-amounts.ts';

const planted = (text: string, path = 'apps/web/src/features/money/points/planted.tsx') =>
  bareAmounts([{ path, text }]);

test.each([
  '<p>10,000P</p>',
  '<p>{line.points}P</p>',
  '<p>{line.points} P</p>',
  'const text = `${amountYen}円`;',
  '<dd>{row.balancePoints}</dd>',
  '  {lot.points}',
  '<b>{amountYen}</b>',
  'const text = points.toLocaleString();',
  "new Intl.NumberFormat('ja-JP')",
])('a bare amount is caught: %s', (line) => {
  expect(planted(line)).toHaveLength(1);
});

test.each([
  '<Points value={line.points} />',
  't.balanceAfter(pointsText(line.points))',
  'import { type Props } from "./a.tsx";',
  '// costs 10,000P',
  '/* 500円 */',
  '<Foo points={points} />',
])('what is no bare amount passes: %s', (line) => {
  expect(planted(line)).toEqual([]);
});

test('sentences and the component itself may write them', () => {
  expect(planted("'500P未満'", 'apps/web/src/features/money/billing/ja.ts')).toEqual([]);
  expect(planted('`${value}P`', 'packages/ui/src/amount.tsx')).toEqual([]);
});
