import type { PayoffPreparation } from '@yoimachi/contract/payoff';
import { expect, test } from 'vitest';
import { chosenAmount } from './order.ts';

const prepared: PayoffPreparation = {
  availablePoints: 12_000,
  minPoints: 1000,
  stageFeePercent: 25,
  stageFeePoints: 4000,
  terms: { transferFeeYen: 200, feeBearer: 'PAYEE', withholdingMode: 'NONE' },
  period: { start: '2026-11-16', end: '2026-11-30' },
  earlierYen: 0,
  payDay: '2026-12-15',
  taxIncluded: false,
  destination: null,
  needsLivePhoto: false,
  nameMatches: true,
  blockedBy: null,
};

test('all points, or the ones typed, less the fee', () => {
  expect(chosenAmount({ kind: 'ALL' }, prepared).amounts?.transferYen).toBe(11_800);
  expect(chosenAmount({ kind: 'OTHER', points: 1000 }, prepared).amounts?.transferYen).toBe(800);
});

test.each([
  [null, undefined],
  [999, '申請できる金額は1,000P以上です。'],
  [12_001, '現在の獲得ポイントは12,000Pです。'],
])('%s typed: %s', (points, problem) => {
  expect(chosenAmount({ kind: 'OTHER', points }, prepared)).toEqual({ points, problem, amounts: null });
});
