import { expect, test } from 'vitest';
import { find } from './money.ts';

const planted = (text: string, path = 'apps/server/src/modules/money/points/planted.ts') =>
  find([{ path, text }]);

test.each([
  'const fee = points * 0.37;',
  'const [half] = useState(points / 3);',
  'const third = Math.floor(row.reward_points / 3);',
  'const fee = Math.floor((plannedPoints * percent) / 100);',
  'const tax = (totalYen - refundedYen) * 10;',
  'const tax = Math.max(0, taxedYen) * 10;',
  'const yen = amounts[0]! * 2;',
  'const yen = days * FEE_MAX_YEN;',
  'let amount = 5; amount /= 2;',
  'const lost = -points * 2;',
])('money that is reckoned anywhere is caught: %s', (text) => {
  expect(planted(text)).toHaveLength(1);
  expect(planted(text, 'packages/domain/src/money/gift/planted.ts')).toHaveLength(1);
  expect(planted(text, 'apps/web/src/features/money/gift/planted.tsx')).toHaveLength(1);
});

test('it is told with its line', () => {
  expect(planted('const a = 1;\nconst b = (points * a) /\n  2;')).toEqual([
    'apps/server/src/modules/money/points/planted.ts:2: (points * a) / 2',
  ]);
});

test.each([
  'const fee = percentOf(points, feePercent);',
  'const left = balancePoints - points;',
  'const percent = (done / all) * feePercent;',
  'const width = most * CODE_POINTS_A_CHARACTER;',
  'const minutes = hours * 60;',
  'const isWhole = points % PRICE_30_STEP === 0;',
])('what is no money, or says its way, passes: %s', (text) => {
  expect(planted(text)).toEqual([]);
});

test('the money itself reckons, and tests may', () => {
  const text = 'export const yen = (points: number) => points * 121;';
  expect(planted(text, 'packages/domain/src/base/money/planted.ts')).toEqual([]);
  expect(planted(text, 'apps/server/src/modules/money/points/test/planted.api.test.ts')).toEqual([]);
});
