import type { PayoffPreparation } from '@yoimachi/contract/payoff';
import { expect, test } from 'vitest';
import { chosenAmount } from './order.ts';

const prepared: PayoffPreparation = {
  availablePoints: 12_000,
  waitingPoints: 0,
  waits: [],
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

test('what a young card paid is told with what is free now, and from when the rest', () => {
  const waiting = {
    ...prepared,
    waitingPoints: 3_000,
    waits: [{ points: 3_000, until: '2026-11-28T03:00:00.000Z' }],
  };
  const typed = (points: number) => chosenAmount({ kind: 'OTHER', points }, waiting).problem;
  expect(typed(12_000)).toBeUndefined();
  expect(typed(12_001)).toContain('いま精算できるのは12,000Pまでで、残りは11/28（土） 12:00から');
  expect(typed(15_001)).toBe('現在の獲得ポイントは15,000Pです。');
  expect(chosenAmount({ kind: 'ALL' }, waiting).points).toBe(12_000);
});
